import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './SegmentedControl.module.css';

export type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: IconName;
  readonly isLabelHidden?: boolean;
  /** A dot, e.g. for a language that is missing. */
  readonly isMarked?: boolean;
};
export type SegmentedControlProps<Value extends string> = {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: 'small' | 'medium';
  readonly className?: string;
};

/**
 * A choice of one from two to five short options, side by side.
 * @example <SegmentedControl label="Vzhled" segments={themes} value={theme} onChange={setTheme} />
 */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'medium',
  className,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.control, className)}
      data-size={size}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          data-marked={segment.isMarked || undefined}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon name={segment.icon} size="em" />}
          <span data-hidden={segment.isLabelHidden}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
};
