export { Crumbs } from './Crumbs.tsx';
export { FailedScreen } from './FailedScreen.tsx';
export { loadShell } from './load-shell.ts';
export { MissingScreen, NotFoundScreen } from './NotFoundScreen.tsx';
export { ScreenSkeleton } from './ScreenSkeleton.tsx';
export { Shell } from './Shell.tsx';
