export { cookieStore, readCookie, writeCookie } from './cookie.ts';
export { createTheme, type Theme, type ThemeChoice, themes } from './theme.ts';
