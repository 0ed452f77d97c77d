export { loadShell } from './load-shell.ts';
export { MissingScreen, NotFoundScreen } from './MissingScreen.tsx';
export { Shell } from './Shell.tsx';
