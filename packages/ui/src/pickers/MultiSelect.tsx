import { useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from './ComboBox.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './MultiSelect.module.css';

export type MultiSelectProps = Omit<
  ComboBoxProps,
  'selectedKey' | 'onSelect' | 'inputValue' | 'onInputChange'
> & {
  /** What is chosen, in order. */
  readonly selected: readonly ComboBoxItem[];
  readonly onChange: (selected: ComboBoxItem[]) => void;
  /** What was typed; without it `items` are all there is and are filtered here. */
  readonly onSearch?: (text: string) => void;
  /** Spoken name of a tag's cross, e.g. `Odebrat Sport`. */
  readonly removeLabel: (item: ComboBoxItem) => string;
  readonly max?: number;
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type TagsProps = Pick<MultiSelectProps, 'selected' | 'onChange' | 'removeLabel' | 'isDisabled'>;
const Tags = ({ selected, onChange, removeLabel, isDisabled }: TagsProps) => {
  const kept = useKeptFocus<HTMLUListElement>(selected.map(({ key }) => key));
  return (
    <ul {...kept} className={styles.tags} role="list">
      {selected.map((item) => (
        <li key={item.key} className={styles.tag}>
          {item.icon}
          <span className={styles.text}>{item.label}</span>
          {!isDisabled && (
            <IconButton
              icon="close"
              size="ExtraSmall"
              label={removeLabel(item)}
              onClick={() => onChange(selected.filter((other) => other.key !== item.key))}
            />
          )}
        </li>
      ))}
    </ul>
  );
};

/**
 * Picks several records by typing; each becomes a tag.
 * @example <MultiSelect label="Kategorie" items={all} selected={chosen} onChange={setChosen} … />
 */
export const MultiSelect = ({
  items,
  selected,
  onChange,
  onSearch,
  removeLabel,
  max = Infinity,
  isDisabled = false,
  className,
  ...rest
}: MultiSelectProps) => {
  const [text, setText] = useState('');
  const chosen = new Set(selected.map((item) => item.key));
  const wanted = fold(text);
  const offered = items.filter(
    (item) =>
      !chosen.has(item.key) && (onSearch !== undefined || fold(item.label).includes(wanted)),
  );
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  const add = (key: string | null) => {
    const item = offered.find((candidate) => candidate.key === key);
    if (!item) return;
    onChange([...selected, item]);
    search('');
  };
  return (
    <div className={className}>
      <ComboBox
        {...rest}
        isDisabled={isDisabled || selected.length >= max}
        items={offered}
        inputValue={text}
        onInputChange={search}
        selectedKey={null}
        onSelect={add}
      />
      {selected.length > 0 && <Tags {...{ selected, onChange, removeLabel, isDisabled }} />}
    </div>
  );
};
