import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps what was typed into a rendered field before the page came alive: React leaves it there, but knows nothing of it
 * and would take it back with its next rendering.
 * @example <TextField ref={useTypedEarly(setName)} value={name} … />
 */
export const useTypedEarly = (
  change: (value: string) => void,
): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const onAlive = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed) change(typed);
  });
  useEffect(() => onAlive(), []);
  return field;
};
