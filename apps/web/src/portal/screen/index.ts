export { Crumbs } from './Crumbs.tsx';
export { FailedScreen } from './FailedScreen.tsx';
export { screenStates } from './screen-states.ts';
export type { LongTextPath } from './long-texts.ts';
