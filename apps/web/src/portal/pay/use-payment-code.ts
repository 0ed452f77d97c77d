import {
  isMovementOver,
  type PaymentCode,
  type PaymentConsent,
  paymentCodeSeconds,
  type PaymentOfCode,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import {
  onlineManager,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { invalidateTags, read, write } from '../../shared/api/index.ts';

/** `until` is by the reader's own clock, counted from the moment the code was asked for: theirs may be wrong. */
export type ShownCode = PaymentCode & { readonly until: number };

/** What a code is made with until its maker agrees to more. */
export const nothingAgreed: PaymentConsent = { useTaxed: false, usePrivate: false };

const pollMs = 2_000;
/** A person has one code: another was made since, in another window or by the app of a phone. */
const isReplaced = (code: ShownCode, { codeExpiresAt }: PaymentOfCode): boolean =>
  codeExpiresAt !== null && codeExpiresAt !== code.expiresAt;
const isSettled = (status: PaymentOfCode['status'] | undefined): boolean =>
  typeof status === 'string' && isMovementOver(status);

/** Where the code shown last is kept, for as long as the page lives and its person is signed in. */
const shownKey: readonly [readonly [], string, null] = [[], 'payment-code shown', null];

/** Without a connection there is no code but the one before, which is good until its time is over. */
const shownBefore = (client: QueryClient): ShownCode | undefined => {
  const last = client.getQueryData<ShownCode | null>(shownKey);
  return last && last.until > Date.now() && !onlineManager.isOnline() ? last : undefined;
};

/** Asks again and again, while the page is seen, what became of a code. */
const usePaymentOf = (code: ShownCode | undefined) => {
  const client = useQueryClient();
  const payment = useQuery({
    ...read(api.paymentCode.get, {}),
    queryKey: [[], api.paymentCode.get.path, code?.code],
    enabled: code !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isSettled(state.data?.status) ? false : pollMs),
  });
  const status = payment.data?.status ?? null;
  useEffect(() => {
    if (status) void invalidateTags(client, ['money']);
  }, [client, status]);
  return payment;
};

/** A code to pay with, made at once, and the payment made with it. */
export const usePaymentCode = () => {
  const client = useQueryClient();
  const [code, setCode] = useState(() => shownBefore(client));
  const { mutate, isPending, isError } = useMutation(
    write(api.paymentCode.create, { saysRefusals: true }),
  );
  const { data: payment, refetch } = usePaymentOf(code);
  const make = ({ useTaxed, usePrivate }: PaymentConsent): void => {
    const until = Date.now() + paymentCodeSeconds * 1_000;
    const body = { useTaxed, usePrivate };
    mutate({ body }, { onSuccess: (made) => setCode({ ...made, until }) });
  };
  // one that a payment came of is not shown again
  const keep = useEffectEvent(() => {
    if (code) client.setQueryData(shownKey, payment?.paymentId ? null : code);
  });
  useEffect(() => keep(), [code, payment?.paymentId]);
  const begin = useEffectEvent(() => {
    if (!code) make(nothingAgreed);
  });
  useEffect(() => begin(), []);
  /**
   * Another code, unless a till has just used the one that is shown, for its payment would never be seen, or that one
   * is over already: what is shown elsewhere may be at a till at this moment.
   */
  const replace = async (agreed: PaymentConsent): Promise<void> => {
    const { data: last } = await refetch();
    if (!last?.paymentId && !(code && last && isReplaced(code, last))) make(agreed);
  };
  const isElsewhere = !isPending && code && payment ? isReplaced(code, payment) : false;
  return { code, isPending, isError, isElsewhere, payment, make, replace };
};
