import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  readonly title: ReactNode;
  readonly icon?: IconName;
  /** A drawing instead of the icon. */
  readonly picture?: ReactNode;
  readonly actions?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
  readonly className?: string;
  readonly children?: ReactNode;
};

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/**
 * Says that there is nothing here, and what to do.
 * @example <EmptyState icon="heart" title="Zatím nic oblíbeného" actions={…}>…</EmptyState>
 */
export const EmptyState = ({
  title,
  icon = 'search',
  picture,
  actions,
  headingLevel = 2,
  className,
  children,
}: EmptyStateProps) => {
  const Tag = tags[headingLevel];
  return (
    <div className={classNames(styles.state, className)}>
      {picture ?? (
        <span className={styles.plate}>
          <Icon name={icon} size="xl" />
        </span>
      )}
      <Tag className={styles.title}>{title}</Tag>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};

export type ErrorStateProps = EmptyStateProps & {
  /** A request id to report. */
  readonly detail?: string;
};

/**
 * Says what failed, what was kept, and what to do.
 * @example <ErrorState title="Nabídku se nepodařilo načíst" actions={…} detail="req-1a2b" />
 */
export const ErrorState = ({
  detail,
  icon = 'error',
  className,
  children,
  ...rest
}: ErrorStateProps) => (
  <div role="alert">
    <EmptyState {...rest} icon={icon} className={classNames(styles.failed, className)}>
      {children}
      {detail && <code className={styles.detail}>{detail}</code>}
    </EmptyState>
  </div>
);
