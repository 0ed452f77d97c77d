import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Chip.module.css';

export type ChipLook = {
  readonly isSelected?: boolean;
  readonly size?: 'small' | 'medium';
  readonly className?: string;
};
export type ChipProps = Omit<ComponentProps<'button'>, 'children'> &
  ChipLook & {
    readonly icon?: ReactNode;
    /** A number after the text. */
    readonly count?: string | number;
    readonly children: ReactNode;
  };

/** The look of a chip for a link: `<Link className={chipClass({ isSelected })} data-category="SPORT">`. */
export const chipClass = ({
  isSelected = false,
  size = 'medium',
  className,
}: ChipLook = {}): string =>
  classNames(styles.chip, styles[size], isSelected && styles.selected, className);

/**
 * A choice that can be switched on; `data-category` sets its colour.
 * @example <Chip isSelected onClick={toggle}>Otevřeno teď</Chip>
 */
export const Chip = ({
  isSelected = false,
  size,
  className,
  icon,
  count,
  children,
  type = 'button',
  ...rest
}: ChipProps) => (
  <button
    {...rest}
    type={type}
    aria-pressed={isSelected}
    className={chipClass({ isSelected, size, className })}
  >
    {icon}
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
);
