import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './control.module.css';
import { useTypedEarly } from './typed-early.ts';

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'size' | 'value' | 'onChange' | 'ref'
> & {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly clearLabel: string;
  readonly isPending?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
};

/** A search box: `<SearchField label="Hledat" clearLabel="Smazat" value={keyword} onChange={setKeyword} />`. */
export const SearchField = ({
  label,
  value,
  onChange,
  clearLabel,
  isPending = false,
  size = 'medium',
  className,
  ...input
}: SearchFieldProps) => {
  const inputRef = useTypedEarly(onChange, value);
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <label
      className={classNames(styles.control, styles.box, className)}
      data-look={size === 'small' ? undefined : 'search'}
      data-size={size}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon
        name={isPending ? 'spinner' : 'search'}
        className={isPending ? styles.turning : undefined}
      />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        ref={inputRef}
        type="search"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton size="Small" icon="close" label={clearLabel} onClick={clear} />}
    </label>
  );
};
