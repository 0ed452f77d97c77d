import { useEffect, useState } from 'react';

/** The value, updated after a pause. */
export const useDebounced = <T>(value: T, pauseMs: number): T => {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return late;
};
