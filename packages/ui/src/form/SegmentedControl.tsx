import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './SegmentedControl.module.css';

export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: IconName;
  isLabelHidden?: boolean;
  /** A dot, e.g. for a language that is missing. */ isMarked?: boolean;
};
export type SegmentedControlProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'small' | 'medium';
  className?: string;
};

/** One of two to five short choices, side by side: `<SegmentedControl label="Vzhled" segments={themes} value={theme} onChange={setTheme} />`. */
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
