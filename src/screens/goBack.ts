import { router } from 'expo-router';

/** Back to where one came from; a page opened by its address leads home. */
export function goBack(): void {
  if (router.canGoBack()) router.back();
  else router.replace('/');
}
