import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(width < 660px)');
const subscribe = (onChange: () => void): (() => void) => {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
};

/** Whether a list is drawn for a phone, where rows are cards and filters wait behind one button. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
