import { useDeferredValue, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in the page as the server sends it, true soon after it has come alive, in a rendering that waits for whatever
 * the reader does; on a screen opened in the browser true from the start.
 */
export const useIsLater = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      neverChanges,
      () => true,
      () => false,
    ),
  );
