import { searchLimits } from '@cafeteria/contract';
import { SearchField, type SearchFieldProps } from '@cafeteria/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** The specification's pause after the last letter (section 5). */
const debounceMs = 600;
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
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // what was sent comes back while one goes on typing, which stays; anything else is where somebody went back to
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const send = (next: string): void => {
    const words = next.trim();
    if (words === sent) return;
    setSent(words);
    onChange(words || undefined);
  };
  const sendLate = useEffectEvent(send);
  // going back within the pause changes what stands in the field, and so ends the pause
  useEffect(() => {
    const timer = setTimeout(() => sendLate(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (next: string): void => {
    setTyped(next);
    if (next === '') send('');
  };
  return (
    <SearchField
      {...field}
      label={label}
      placeholder={label}
      maxLength={searchLimits.max}
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
