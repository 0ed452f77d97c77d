export type { MediaFormat } from './image-format.ts';
export { rememberImageFormat, rememberLanguage } from './remember.ts';
export { createTheme, type Theme, type ThemeChoice, themes } from './theme.ts';
