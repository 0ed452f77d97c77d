import { useEffect, useState } from 'react';
import { type Load, tellPartMissing } from './import-again.ts';

const againMs = 2_000;
/** So many failures in a row are no matter of a moment. */
const failuresToTell = 3;

/**
 * Loads a file or texts, and tries again until they are here: every two seconds, and as soon as the connection is back.
 * What is kept of a failed try (as `React.lazy` keeps it) would fail for ever.
 * @param load stays the same function, or is asked again
 * @example const Content = useLoaded(importContent)
 */
export const useLoaded = <T>(load: Load<T>): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly by: Load<T>; readonly value: T }>();
  const value = loaded?.by === load ? loaded.value : load.loaded?.();
  const isHere = value !== undefined;
  useEffect(() => {
    if (isHere) return undefined;
    let isOver = false;
    let timer: number | undefined;
    let failures = 0;
    const attempt = (): void => {
      window.clearTimeout(timer);
      load().then(
        (came) => {
          if (!isOver) setLoaded({ by: load, value: came });
          isOver = true;
        },
        (error: unknown) => {
          failures += 1;
          if (failures === failuresToTell) tellPartMissing(error);
          if (!isOver) timer = window.setTimeout(attempt, againMs);
        },
      );
    };
    const onOnline = (): void => {
      if (!isOver) attempt();
    };
    attempt();
    window.addEventListener('online', onOnline);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [load, isHere]);
  return value;
};
