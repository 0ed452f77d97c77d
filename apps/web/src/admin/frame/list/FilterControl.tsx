import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { FilterWidget } from '../widget.ts';
import styles from './FilterChips.module.css';

type Props = {
  readonly filter: FilterWidget<unknown>;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** `chosen` and `dismissed` leave the focus with the filter, `left` took it elsewhere. */
  readonly onDone: (how: 'chosen' | 'dismissed' | 'left') => void;
};

const controls = 'select, input, button, [role="spinbutton"]';
/** Opens the choice of a select at once; a browser that may not does nothing. */
const open = (control: HTMLElement | null | undefined): void => {
  control?.focus();
  if (!(control instanceof HTMLSelectElement)) return;
  try {
    control.showPicker();
  } catch {
    // it has the focus, and a key opens it
  }
};

/** The calendar of a day is drawn elsewhere in the page and is still of this control. */
const isWithin = (event: FocusEvent<HTMLElement>): boolean =>
  event.relatedTarget instanceof Element &&
  (event.currentTarget.contains(event.relatedTarget) ||
    event.relatedTarget.closest('[role="dialog"]') !== null);

/**
 * The control of one filter in the place of its chip, until something is chosen or the focus leaves
 * it. A choice that is being typed, or gone through by arrows, is not taken away at its first value.
 */
export const FilterControl = ({ filter: { Edit }, label, value, onChange, onDone }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const isTyped = useRef(false);
  useEffect(() => open(root.current?.querySelector<HTMLElement>(controls)), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    const isChoice = target instanceof HTMLElement && target.role === 'combobox';
    if (key === 'Escape' || (key === 'Enter' && !isChoice)) {
      event.preventDefault();
      onDone('dismissed');
    } else if (key !== 'Tab') isTyped.current = !isChoice;
  };
  const change = (next: unknown): void => {
    onChange(next);
    if (!isTyped.current) onDone('chosen');
  };
  return (
    <div
      ref={root}
      className={styles.control}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!isWithin(event) && document.hasFocus()) onDone('left');
      }}
    >
      <Edit label={label} value={value} onChange={change} isInline />
    </div>
  );
};
