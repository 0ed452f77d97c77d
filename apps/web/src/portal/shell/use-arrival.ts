import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Where the keyboard and the screen reader continue on a new screen: its heading, else its beginning. */
const focusArrival = (): void => {
  const main = document.querySelector<HTMLElement>('#main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/** After another screen has come, the focus goes to its heading; the router has scrolled already. */
export const useArrival = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) focusArrival();
      }),
    [router],
  );
};
