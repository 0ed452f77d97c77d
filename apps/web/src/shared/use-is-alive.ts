import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** False on the server and until what the server sent is hydrated; on a screen opened in the browser true at once. */
export const useIsAlive = (): boolean => useSyncExternalStore(never, inBrowser, onServer);

/** The same, but true only in a rendering that waits for whatever the reader does. */
export const useIsLater = (): boolean => useDeferredValue(useIsAlive());
