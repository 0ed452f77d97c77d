import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Badge.module.css';

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'info'
  | 'positive'
  | 'warning'
  | 'negative'
  | 'accent'
  | 'accent-solid'
  | 'category'
  | 'category-solid';
export type BadgeProps = {
  readonly tone?: BadgeTone;
  /** Needed by the accent tones. */
  readonly accent?: 'YELLOW' | 'RED' | 'PURPLE' | 'GREEN' | 'BLUE';
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A short remark on something: `<Badge tone="accent-solid" accent="YELLOW">−20 %</Badge>`. */
export const Badge = ({ tone = 'neutral', accent, icon, className, children }: BadgeProps) => (
  <span className={classNames(styles.badge, className)} data-tone={tone} data-accent={accent}>
    {icon && <Icon name={icon} size="em" />}
    {children}
  </span>
);

export type StatusChipProps = {
  readonly tone: 'neutral' | 'info' | 'positive' | 'warning' | 'negative';
  readonly className?: string;
  readonly children: ReactNode;
};

/** A state with a dot: `<StatusChip tone="positive">Aktivní</StatusChip>`. */
export const StatusChip = ({ tone, className, children }: StatusChipProps) => (
  <span className={classNames(styles.status, className)} data-tone={tone}>
    {children}
  </span>
);
