/** On the web public/fonts.css brings the fonts: the browser loads only the subsets and weights a page needs. */
export const useAppFonts = (): boolean => true;
