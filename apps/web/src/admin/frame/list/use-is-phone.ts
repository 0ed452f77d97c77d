import { useSyncExternalStore } from 'react';

const phone = (): MediaQueryList => window.matchMedia('(width < 41.25em)');
const subscribe = (onChange: () => void): (() => void) => {
  const query = phone();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether a list is drawn for a phone, where rows are cards and filters wait behind one button. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches);
