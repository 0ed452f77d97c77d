export { loadShell } from './load-shell.ts';
export { MissingScreen, NotFoundScreen } from './NotFoundScreen.tsx';
export { Shell } from './Shell.tsx';
