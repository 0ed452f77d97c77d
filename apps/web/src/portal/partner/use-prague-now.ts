import { useEffect, useState } from 'react';
import { type LocalMoment, pragueMoment } from './opening-state.ts';

const minute = 60_000;

/** The present in Prague, minute by minute; unknown until the page lives, so that the server's page does not age. */
export const usePragueNow = (): LocalMoment | undefined => {
  const [now, setNow] = useState<LocalMoment>();
  useEffect(() => {
    const tick = (): void => setNow(pragueMoment(new Date()));
    tick();
    const timer = window.setInterval(tick, minute);
    return () => window.clearInterval(timer);
  }, []);
  return now;
};
