export { LanguageSwitch } from './Language.tsx';
export { loadShell } from './load-shell.ts';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { Shell } from './Shell.tsx';
