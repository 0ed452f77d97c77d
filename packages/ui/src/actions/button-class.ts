import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export type ButtonKind =
  | 'filled'
  | 'filled-blue'
  | 'filled-positive'
  | 'filled-negative'
  | 'ghost'
  | 'ghost-positive'
  | 'ghost-negative';
export type ButtonSize = 'ExtraSmall' | 'Small' | 'Medium' | 'Large' | 'ExtraLarge';
export type ButtonLook = {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly isWide?: boolean;
  readonly className?: string;
};

/** The look of a button for anything that is not one: `<Link className={buttonClass({ kind: 'ghost' })}>`. */
export const buttonClass = ({
  kind = 'filled',
  size = 'Medium',
  isWide = false,
  className,
}: ButtonLook = {}): string =>
  classNames(styles.button, styles[kind], styles[size], isWide && styles.wide, className);
