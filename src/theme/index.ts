export * from './guilds';
export * from './ThemeContext';
export * from './tokens';
export * from './type';
export { useAppFonts } from './fonts';
