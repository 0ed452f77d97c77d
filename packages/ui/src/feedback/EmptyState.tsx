import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  icon?: IconName;
  /** A drawing instead of the icon. */
  picture?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
  children?: ReactNode;
};

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Nothing here, and what to do: `<EmptyState icon="heart" title="Zatím nic oblíbeného" actions={…}>…</EmptyState>`. */
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

export type ErrorStateProps = EmptyStateProps & { /** A request id to report. */ detail?: string };

/** What happened, what was kept, what to do: `<ErrorState title="Nabídku se nepodařilo načíst" actions={…} detail="req-1a2b" />`. */
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
