import { useSyncExternalStore } from 'react';

const whether = (condition: string) => {
  const query = (): MediaQueryList => window.matchMedia(condition);
  const subscribe = (onChange: () => void): (() => void) => {
    const watched = query();
    watched.addEventListener('change', onChange);
    return () => watched.removeEventListener('change', onChange);
  };
  return (): boolean => useSyncExternalStore(subscribe, () => query().matches);
};

/** Whether a list is drawn for a phone, where rows are cards and filters wait behind one button. */
export const useIsPhone = whether('(width < 41.25em)');

/** Whether a row has room for its menu only, which then holds the rest (`data-crowded` of the table). */
export const useIsCrowded = whether('(width < 90em)');
