import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what was typed into a rendered field before the page came alive: React leaves it there, but knows nothing of it
 * and would take it back with its next rendering. `value` is what the field was rendered with, nothing unless said.
 * @example <TextField ref={useTypedEarly(setName)} value={name} … />
 */
export const useTypedEarly = (
  change: (typed: string) => void,
  value = '',
): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const first = useRef({ change, value });
  // as the page comes alive, before anything else can render it again
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed && typed !== first.current.value) first.current.change(typed);
  }, []);
  return field;
};
