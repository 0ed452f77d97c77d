import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Progress.module.css';

export type SpinnerProps = {
  /** Spoken; e.g. `Načítá se`. */
  readonly label: string;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly className?: string;
};

/** A short wait of unknown length: `<Spinner label="Načítá se" />`. */
export const Spinner = ({ label, size = 'lg', className }: SpinnerProps) => (
  <span role="status" className={classNames(styles.spinner, className)}>
    <Icon name="spinner" size={size} label={label} />
  </span>
);

export type ProgressBarProps = {
  readonly label: string;
  /** Without it the end is not known. */
  readonly value?: number;
  readonly max?: number;
  /** The finished text beside the label, e.g. `120 z 400`. */
  readonly valueText?: string;
  readonly tone?: 'brand' | 'positive' | 'warning' | 'negative' | 'accent' | 'category';
  readonly size?: 'small' | 'medium';
  readonly isLabelHidden?: boolean;
  readonly className?: string;
};

/** A long job or a part of a whole: `<ProgressBar label="Import" value={120} max={400} valueText="120 z 400" />`. */
export const ProgressBar = ({
  label,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  size = 'medium',
  isLabelHidden = false,
  className,
}: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={classNames(styles.progress, className)} data-tone={tone} data-size={size}>
      <div className={styles.caption} data-hidden={isLabelHidden}>
        <span id={id}>{label}</span>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress aria-labelledby={id} aria-valuetext={valueText} value={value} max={max} />
    </div>
  );
};
