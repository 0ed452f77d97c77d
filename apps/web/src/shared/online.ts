import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const isOnline = (): boolean => onlineManager.isOnline();
const subscribe = (listener: () => void): (() => void) => onlineManager.subscribe(listener);

/** Whether there is a connection, as far as the browser and the page know; on the server there is. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

let lastOffline = 0;
if (typeof window !== 'undefined') {
  const note = (): void => {
    lastOffline = Date.now();
  };
  // a page that was opened without a connection is told of nothing
  if (!navigator.onLine) note();
  window.addEventListener('offline', note);
}
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
