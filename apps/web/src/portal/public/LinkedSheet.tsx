import { Button, buttonClass, Icon, Skeleton } from '@cafeteria/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { Sheet } from './account/Sheet.tsx';
import styles from './account/Account.module.css';

/** What is asked by the token of a link, and not at all without one; what it says of itself is no notification. */
export const linked = <T extends object>(query: T, token: string) => ({
  ...query,
  enabled: token !== '',
  retry: false,
  meta: { saysRefusals: true },
});

type Props<T> = {
  /** What is asked for by the token of a mail's link; not asked at all where the link has none. */
  readonly asked: UseQueryResult<T>;
  /** What its title is until it is there. */
  readonly loading: string;
  /** What is said of a link that leads to nothing. */
  readonly failed: { readonly title: string; readonly text: string };
  /** Where else to go, below. */
  readonly elsewhere?: ReactNode;
  readonly children: (found: T) => ReactNode;
};

/** What the link of a mail leads to, for whoever has it. */
export const LinkedSheet = <T,>({ asked, loading, failed, elsewhere, children }: Props<T>) => {
  const { t } = useTexts('onboarding');
  const { data, isPending, isEnabled, error, refetch } = asked;
  if (data !== undefined) return children(data);
  if (isPending && isEnabled)
    return (
      <Sheet title={loading}>
        <div aria-busy="true">
          <Skeleton count={2} width="long" />
        </div>
      </Sheet>
    );
  // what a link does not name is not there at the second try either
  const isOver = error === null || (error instanceof ApiError && error.globalErrors.length > 0);
  return (
    <Sheet title={failed.title} lead={isOver ? failed.text : undefined}>
      <div className={styles.actions}>
        {!isOver && <Button onClick={() => void refetch()}>{t('linked.retry')}</Button>}
        {elsewhere}
      </div>
    </Sheet>
  );
};

type DownloadProps = {
  readonly path: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly kind?: 'filled' | 'ghost';
  readonly children: string;
};
/** Takes away a file of what a link shows. */
export const LinkedDownload = ({ path, asked, kind = 'filled', children }: DownloadProps) => {
  const { origin } = useServices().api;
  return (
    <a
      className={buttonClass({ kind, size: 'Large' })}
      href={`${origin}${path}${stringifySearch(asked)}`}
      download
    >
      <Icon name="download" size="em" /> {children}
    </a>
  );
};
