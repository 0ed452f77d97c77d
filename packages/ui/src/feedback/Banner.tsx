import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Banner.module.css';

export type BannerProps = {
  readonly tone?: 'info' | 'warning' | 'negative' | 'success';
  readonly title?: ReactNode;
  readonly icon?: IconName;
  readonly actions?: ReactNode;
  /** Both together make it dismissible. */
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
  /** Announced at once; for what appeared after an action. */
  readonly isLive?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

const icons = { info: 'info', warning: 'warning', negative: 'error', success: 'success' } as const;

/** A message that belongs to the page: `<Banner tone="warning" title="Kredity brzy vyprší">…</Banner>`. */
export const Banner = ({
  tone = 'info',
  title,
  icon = icons[tone],
  actions,
  onDismiss,
  dismissLabel,
  isLive = false,
  className,
  children,
}: BannerProps) => (
  <div
    className={classNames(styles.banner, className)}
    data-tone={tone}
    role={isLive ? (tone === 'negative' ? 'alert' : 'status') : undefined}
  >
    <Icon name={icon} size="lg" className={styles.icon} />
    <div className={styles.body}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {onDismiss && dismissLabel && (
      <IconButton icon="close" size="Small" label={dismissLabel} onClick={onDismiss} />
    )}
  </div>
);
