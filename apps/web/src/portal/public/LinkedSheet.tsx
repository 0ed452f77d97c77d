import type { Args, LightRoute, Route } from '@cafeteria/contract';
import { Banner, Button, Icon, Skeleton } from '@cafeteria/ui';
import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, fetchFile } from '../../shared/api/index.ts';
import { downloadFile } from '../../shared/download.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useToken } from './account/link.ts';
import { Sheet } from './account/Sheet.tsx';
import styles from './account/Account.module.css';

type Props<T extends object> = {
  /** What is asked for by the token of a mail's link; not asked at all where the link has none. */
  readonly question: (token: string) => UseQueryOptions<T>;
  /** What its title is until it is there. */
  readonly loading: string;
  /** What is said of a link that leads to nothing. */
  readonly failed: { readonly title: string; readonly text: string };
  /** Where else to go, below. */
  readonly fallback?: ReactNode;
  readonly children: (found: T, token: string) => ReactNode;
};

const Linked = <T extends object>({ question, loading, failed, fallback, children }: Props<T>) => {
  const { t } = useTexts('onboarding');
  const token = useToken();
  const { data, isPending, error, refetch } = useQuery({
    ...question(token ?? ''),
    enabled: Boolean(token),
    retry: false,
    // what it says of itself is no notification
    meta: { saysRefusals: true },
  });
  if (data !== undefined) return children(data, token ?? '');
  if (isPending && token !== '')
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
    // a page of its own: what the waiting one had does not move in it
    <Sheet
      key="failed"
      title={failed.title}
      lead={isOver ? failed.text : undefined}
      picture={<span className={styles.closed} aria-hidden="true" />}
    >
      <div className={styles.actions}>
        {!isOver && <Button onClick={() => void refetch()}>{t('linked.retry')}</Button>}
        {fallback}
      </div>
    </Sheet>
  );
};

/** What the link in a mail leads to; the footer stays below what comes. */
export const LinkedSheet = <T extends object>(props: Props<T>) => (
  <div className={styles.room}>
    <Linked {...props} />
  </div>
);

type DownloadProps<R extends Route> = {
  readonly route: LightRoute<R>;
  readonly args: Args<R>;
  readonly kind?: 'filled' | 'ghost';
  readonly children: string;
};
/** Takes away a file of what a link shows; its token goes in a body, and in no address. */
export const LinkedDownload = <R extends Route>({
  route,
  args,
  kind = 'filled',
  children,
}: DownloadProps<R>) => {
  const { api } = useServices();
  const { t } = useTexts();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => downloadFile(await fetchFile(api, route, args)),
    meta: { invalidates: [], saysRefusals: true },
  });
  return (
    <>
      {isError && (
        <Banner tone="negative" isLive>
          {t('error.fetch')}
        </Banner>
      )}
      <Button kind={kind} size="Large" isPending={isPending} onClick={() => mutate()}>
        <Icon name="download" size="em" /> {children}
      </Button>
    </>
  );
};
