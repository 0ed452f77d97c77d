import { Button, ErrorState, Skeleton } from '@cafeteria/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { Sheet } from './Sheet.tsx';
import styles from './Account.module.css';

type Frame = { readonly title: string; readonly side: 'reset' | 'welcome' };
const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton width="short" />
    <Skeleton shape="row" />
    <Skeleton width="long" />
    <Skeleton width="half" />
    <Skeleton shape="button" />
  </div>
);
/** Until a link is read, and what it is for is known. */
export const Checking = ({ title, side }: Frame) => {
  const { t } = useTexts('onboarding');
  return (
    <Sheet title={title} side={side} lead={t('link.checking')}>
      <Waiting />
    </Sheet>
  );
};

/**
 * Asks whether a link still holds before anything is typed for it. One that was right is not asked for again while its
 * form is filled in.
 */
export const LinkCheck = <T,>({
  title,
  side,
  question,
  children,
}: Frame & {
  readonly question: UseQueryOptions<T>;
  readonly children: (answer: T) => ReactNode;
}) => {
  const { t } = useTexts('onboarding');
  const { t: common } = useTexts();
  const { data, isError, refetch } = useQuery({
    ...question,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return children(data);
  return (
    <Sheet title={title} side={side} lead={isError ? undefined : t('link.checking')}>
      {isError ? (
        <ErrorState
          title={common('error.fetch')}
          actions={<Button onClick={() => void refetch()}>{common('action.retry')}</Button>}
        />
      ) : (
        <Waiting />
      )}
    </Sheet>
  );
};
