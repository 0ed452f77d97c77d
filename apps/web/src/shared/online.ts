import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a connection, as far as it knows; on the server it has. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

let lastOffline = 0;
if (typeof window !== 'undefined')
  window.addEventListener('offline', () => {
    lastOffline = Date.now();
  });
/** A page whose files were asked for without a connection may fail only after it is back. */
const aftermathMs = 30_000;
const goneOn = new Set<number>();

/** Goes on once the connection is back; at once, and once, where it has come back just now. */
export const useReturning = (goOn: () => void): void => {
  const onReturn = useEffectEvent(goOn);
  useEffect(() => {
    const listen = (): void => onReturn();
    window.addEventListener('online', listen);
    const isAftermath = navigator.onLine && Date.now() - lastOffline < aftermathMs;
    if (isAftermath && !goneOn.has(lastOffline)) {
      goneOn.add(lastOffline);
      listen();
    }
    return () => window.removeEventListener('online', listen);
  }, []);
};
