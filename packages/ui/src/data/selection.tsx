import { type ReactNode, useRef } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import styles from './DataTable.module.css';

/** Rows that can be chosen. */
export type Selection<Row> = {
  /** The keys of the chosen rows. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** What the boxes are called: that of a row, and the one of all that are shown. */
  readonly labelOf: (row: Row) => ReactNode;
  readonly allLabel: string;
};

/** Keys from one to another, both with them, in the order of the rows. */
const between = (keys: readonly string[], one: string, other: string): readonly string[] => {
  const [from, to] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b);
  return keys.slice(from, (to ?? 0) + 1);
};

/** Chooses a row, or gives it up; with Shift all from the last one that was pressed. */
export const useChoice = <Row,>(
  keys: readonly string[],
  selection: Selection<Row> | undefined,
): ((key: string, isRange: boolean) => void) => {
  const last = useRef<string>(undefined);
  return (key, isRange) => {
    const next = new Set(selection?.keys);
    const isOn = !next.has(key);
    const from = isRange && last.current !== undefined ? last.current : key;
    for (const one of between(keys, keys.includes(from) ? from : key, key))
      if (isOn) next.add(one);
      else next.delete(one);
    last.current = key;
    selection?.onChange(next);
  };
};

export const SelectAll = <Row,>({
  keys,
  selection: { keys: chosen, onChange, allLabel },
}: {
  readonly keys: readonly string[];
  readonly selection: Selection<Row>;
}) => {
  const count = keys.filter((key) => chosen.has(key)).length;
  const areAll = count > 0 && count === keys.length;
  return (
    <th scope="col" className={styles.select}>
      <Checkbox
        label={allLabel}
        isLabelHidden
        checked={areAll}
        isIndeterminate={count > 0 && !areAll}
        disabled={keys.length === 0}
        onChange={() => onChange(new Set(areAll ? [] : keys))}
      />
    </th>
  );
};

export const SelectRow = ({
  label,
  isChosen,
  onChoose,
}: {
  readonly label: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: (isRange: boolean) => void;
}) => (
  <td className={styles.select} data-select="">
    <Checkbox
      label={label}
      isLabelHidden
      checked={isChosen}
      // a box changes by a press, with a mouse or by the space bar
      onChange={({ nativeEvent }) =>
        onChoose('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  </td>
);
