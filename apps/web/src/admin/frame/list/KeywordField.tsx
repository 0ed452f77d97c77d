import { SearchField } from '@cafeteria/ui';
import { useEffect, useRef, useState } from 'react';
import { useAdminText } from '../texts.ts';

/** The specification's pause after the last letter (section 5). */
const debounceMs = 600;
type Props = {
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
  readonly isPending: boolean;
};

/** Searches while typing, after a pause; Enter searches at once. */
export const KeywordField = ({ value, onChange, isPending }: Props) => {
  const text = useAdminText();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string): void => {
    clearTimeout(timer.current);
    if (next.trim() !== value) onChange(next.trim() || undefined);
  };
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), debounceMs);
  };
  return (
    <SearchField
      size="small"
      label={text('list.keyword')}
      placeholder={text('list.keyword')}
      clearLabel={text('list.clearKeyword')}
      maxLength={128}
      value={typed}
      isPending={isPending}
      onChange={(next) => (next === '' ? (setTyped(''), send('')) : type(next))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          send(typed);
        }
      }}
    />
  );
};
