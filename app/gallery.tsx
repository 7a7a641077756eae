import type { ComponentType } from 'react';

import { NotFoundScreen } from '@/screens/NotFound';

/** Development builds and `npm run gallery` carry the gallery; from all others the branch that requires it is dropped. */
const shown = __DEV__ || process.env.EXPO_PUBLIC_GALLERY === '1';
const Gallery: ComponentType = shown ? require('@/screens/Gallery').GalleryScreen : NotFoundScreen;
export default Gallery;
