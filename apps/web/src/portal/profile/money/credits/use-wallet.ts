import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';

const termsQuery = read(api.deposit.terms, {});

/**
 * What is in the wallet, and what a top-up is bound by. `balance` is there only as long as nothing has happened to it
 * since it was asked for: without a connection a top-up may succeed that the last answer does not know of.
 */
export const useWallet = () => {
  const client = useQueryClient();
  const { data: terms, fetchStatus, isError, refetch } = useQuery(termsQuery);
  const isOld = client.getQueryState(termsQuery.queryKey)?.isInvalidated === true;
  const shown = terms && formatMoney({ amount: terms.balance, currency: terms.currency });
  return {
    terms,
    balance: isOld ? undefined : shown,
    /** The last answer, while another one is on its way. */
    lastBalance: isOld && fetchStatus !== 'fetching' ? undefined : shown,
    isWaiting: fetchStatus === 'paused',
    isAsked: fetchStatus === 'fetching',
    isError,
    refetch,
  };
};
