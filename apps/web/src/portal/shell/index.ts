export { LanguageSwitch } from './Language.tsx';
export { loadShell } from './load-shell.ts';
export { MissingScreen, NotFoundScreen } from './MissingScreen.tsx';
export { Shell } from './Shell.tsx';
