import { useEffect, useState } from 'react';

const againMs = 2_000;

/**
 * Loads a file or texts, and tries again until they are here: every two seconds, and as soon as the connection is back.
 * What is kept of a failed try (as `React.lazy` keeps it) would fail for ever.
 * @param load stays the same function, or is asked again
 * @example const Content = useLoaded(importContent)
 */
export const useLoaded = <T>(load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly by: () => Promise<T>; readonly value: T }>();
  useEffect(() => {
    let isOver = false;
    let timer: number | undefined;
    const attempt = (): void => {
      window.clearTimeout(timer);
      load().then(
        (value) => {
          if (!isOver) setLoaded({ by: load, value });
          isOver = true;
        },
        () => {
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
  }, [load]);
  return loaded?.by === load ? loaded.value : undefined;
};
