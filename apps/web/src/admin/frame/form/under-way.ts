import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const add = (change: 1 | -1): void => {
  count += change;
  for (const listener of listeners) listener();
};

/** Whether something is on its way into the form, such as a picture: what is saved now would lack it. */
export const isUnderWay = (): boolean => count > 0;
export const useIsUnderWay = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isUnderWay,
    () => false,
  );

/** Says so, as long as it is drawn with `isOn`. */
export const useUnderWay = (isOn: boolean): void =>
  useEffect(() => {
    if (!isOn) return undefined;
    add(1);
    return () => add(-1);
  }, [isOn]);
