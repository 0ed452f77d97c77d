import { TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { Blank, useAdminText, type Widget, type WidgetProps } from '../../frame/index.ts';

const domainsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

const DomainsEdit = ({
  name,
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<string[]>) => {
  const text = useAdminText();
  const [typed, setTyped] = useState(value.join(', '));
  // the value was changed from outside: another version was loaded
  const shown = domainsOf(typed).join() === value.join() ? typed : value.join(', ');
  const wrong = value.map((_, index) => error(String(index))).find(Boolean);
  return (
    <TextField
      name={name}
      label={label}
      description={description}
      error={error('root') ?? error() ?? wrong}
      placeholder={text('example.domains')}
      autoComplete="off"
      value={shown}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(domainsOf(event.target.value));
      }}
    />
  );
};

/** Domains of the employer's addresses, separated by commas. */
export const emailDomains = (): Widget<string[]> => ({
  empty: [],
  isWide: true,
  Edit: DomainsEdit,
  Show: ({ value }) => (value.length === 0 ? <Blank /> : value.join(', ')),
});
