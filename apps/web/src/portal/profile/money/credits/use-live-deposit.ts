import type { DepositView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiOf, invalidateTags, openStream, read } from '../../../../shared/api/index.ts';
import { useReturning } from '../../../../shared/online.ts';

type Live = {
  readonly deposit: DepositView | undefined;
  /** The connection was lost and is not tried any more, until there is one again or `retry`. */
  readonly isLost: boolean;
  readonly retry: () => void;
};
type LiveDeposit = {
  readonly id: number;
  readonly deposit?: DepositView;
  readonly isLost?: boolean;
};

/** A deposit as it goes. When it is decided, what depends on it is fetched again. */
export const useLiveDeposit = (id: number): Live => {
  const client = useQueryClient();
  // tells what the stream cannot: that there is no such deposit, or that the session has ended
  const { data } = useQuery(read(api.deposit.follow, { depositId: id }));
  const [latest, setLatest] = useState<LiveDeposit>({ id });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      openStream<DepositView>({
        url: `${apiOf(client).origin}/api/user/deposit/${id}`,
        onMessage: (deposit) => {
          setLatest({ id, deposit });
          if (deposit.status !== 'CREATED') void invalidateTags(client, ['money']);
        },
        closeWhen: ({ status }) => status !== 'CREATED',
        onGiveUp: () => setLatest((before) => ({ ...before, id, isLost: true })),
      }),
    [client, id, attempt],
  );
  const retry = (): void => {
    setLatest((before) => ({ ...before, isLost: false }));
    setAttempt((before) => before + 1);
  };
  useReturning(() => {
    if (latest.isLost) retry();
  });
  const current = latest.id === id ? latest : undefined;
  return { deposit: current?.deposit ?? data, isLost: current?.isLost === true, retry };
};
