export * from './guilds';
export * from './seeded';
export * from './ThemeContext';
export * from './tokens';
export * from './type';
export { useAppFonts } from './fonts';
