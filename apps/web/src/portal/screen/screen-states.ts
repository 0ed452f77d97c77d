import { FailedScreen } from './FailedScreen.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** Shown instead of a screen: its shape while it loads, a message when it failed. */
export const screenStates = {
  pendingComponent: ScreenSkeleton,
  errorComponent: FailedScreen,
} as const;
