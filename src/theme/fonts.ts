import { useFonts } from 'expo-font';

/** Native builds carry the fonts as files; true once they can be used. */
export function useAppFonts(): boolean {
  const [loaded, error] = useFonts({
    'Grenze-Bold': require('../../assets/fonts/Grenze-Bold.ttf'),
    'Grenze-ExtraBold': require('../../assets/fonts/Grenze-ExtraBold.ttf'),
    'BarlowSemiCondensed-Medium': require('../../assets/fonts/BarlowSemiCondensed-Medium.ttf'),
    'BarlowSemiCondensed-SemiBold': require('../../assets/fonts/BarlowSemiCondensed-SemiBold.ttf'),
    'BarlowSemiCondensed-Bold': require('../../assets/fonts/BarlowSemiCondensed-Bold.ttf'),
    'BarlowSemiCondensed-ExtraBold': require('../../assets/fonts/BarlowSemiCondensed-ExtraBold.ttf'),
  });
  // Without a font the app is plainer, not broken.
  return loaded || error !== null;
}
