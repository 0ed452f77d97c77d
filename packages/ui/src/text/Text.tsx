import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

export type TextProps = ComponentProps<'p'> & {
  readonly tone?: 'ink' | 'soft' | 'faint' | 'negative' | 'positive';
  readonly size?: 'extra-small' | 'small' | 'medium' | 'large';
  /** Limits the line to a readable length. */
  readonly isMeasured?: boolean;
};

/** A paragraph: `<Text tone="soft" size="small">…</Text>`. */
export const Text = ({
  tone = 'ink',
  size = 'medium',
  isMeasured = false,
  className,
  ...rest
}: TextProps) => (
  <p
    {...rest}
    data-tone={tone}
    className={classNames(styles.text, styles[size], isMeasured && styles.measured, className)}
  />
);
