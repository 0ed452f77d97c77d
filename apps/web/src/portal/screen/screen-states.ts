import { FailedScreen } from './FailedScreen.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** What stands in place of a screen: its shape while it is on its way, and words when it failed. */
export const screenStates = {
  pendingComponent: ScreenSkeleton,
  errorComponent: FailedScreen,
} as const;
