import { SearchField, type SearchFieldProps } from '@cafeteria/ui';
import { useEffect, useRef, useState } from 'react';

/** The specification's pause after the last letter (section 5). */
const debounceMs = 600;
const mostLetters = 128;
type Props = Pick<SearchFieldProps, 'clearLabel' | 'size' | 'className' | 'isPending'> & {
  readonly label: string;
  /** What is looked for now, trimmed; it may change by itself, as by the back button. */
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
  readonly testId?: string;
};

/**
 * Searches while typing, after a pause; Enter searches at once, and an emptied field shows everything at once.
 * @example <KeywordField label="Hledat" clearLabel="Smazat" value={keyword} onChange={look} />
 */
export const KeywordField = ({ label, value, onChange, testId, ...field }: Props) => {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    // what goes on being typed meanwhile stays
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string): void => {
    clearTimeout(timer.current);
    if (next.trim() !== value) onChange(next.trim() || undefined);
  };
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    if (next === '') send('');
    else timer.current = setTimeout(() => send(next), debounceMs);
  };
  return (
    <SearchField
      {...field}
      label={label}
      placeholder={label}
      maxLength={mostLetters}
      value={typed}
      data-testid={testId}
      onChange={type}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        send(typed);
      }}
    />
  );
};
