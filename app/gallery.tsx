import { lazy } from 'react';

import { NotFoundScreen } from '@/screens/NotFound';

/** Development builds and `npm run gallery` carry the gallery; from all others the branch that loads it is dropped. */
const shown = __DEV__ || process.env.EXPO_PUBLIC_GALLERY === '1';
const Screen = shown ? lazy(() => import('@/screens/Gallery')) : NotFoundScreen;

export default function Gallery() {
  return <Screen />;
}
