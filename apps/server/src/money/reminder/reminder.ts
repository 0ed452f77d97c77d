import type { Currency } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import { pragueDay } from '../ledger/index.ts';
import { listExpiring, listLeaving, listOutOfReach } from './reminder.queries.ts';

/** Days before the last one on which people are reminded (domain 11). */
const expiryDays = [30, 7, 1] as const;
const leavingDays = [14, 3] as const;
/** Less than this is not worth a mail: 50 Kč or 2 €. */
const least: Readonly<Record<Currency, number>> = { CZK: 5_000, EUR: 200 };
const pageSize = 500;

type Reminding = Pick<Deps, 'db' | 'config' | 'jobs' | 'box' | 'writeUnseen'>;

/** Goes through people page by page, each page in one transaction. */
const forEachPage = async <T extends { readonly userId: number }>(
  list: (afterUserId: number) => Promise<T[]>,
  tell: (page: readonly T[]) => Promise<void>,
): Promise<void> => {
  let afterUserId = 0;
  for (;;) {
    const page = await list(afterUserId);
    if (page.length > 0) await tell(page);
    const last = page.at(-1);
    if (page.length < pageSize || !last) return;
    afterUserId = last.userId;
  }
};

/** Tells people what of their credits ends in 30, 7 and 1 days: one mail a day for all of it, once. */
export const remindOfExpiry = async (
  deps: Reminding,
  today: string = pragueDay(),
): Promise<void> => {
  const { currency } = deps.config;
  const filter = { today, days: expiryDays, least: least[currency], limit: pageSize };
  await forEachPage(
    (afterUserId) => listExpiring(deps.db, { ...filter, afterUserId }),
    (page) =>
      deps.writeUnseen(async (tx) => {
        for (const { userId, lots } of page)
          await queueMessage(deps, tx, {
            kind: 'CREDITS_EXPIRE',
            userId,
            data: { currency, lots },
            once: `credits-expire ${today} ${userId}`,
          });
      }),
  );
};

/** Tells people who left, 14 and 3 days before, that their employer's credits go back. */
export const remindLeavers = async (
  deps: Reminding,
  today: string = pragueDay(),
): Promise<void> => {
  const { currency } = deps.config;
  const filter = { today, days: leavingDays, limit: pageSize };
  await forEachPage(
    (afterUserId) => listLeaving(deps.db, { ...filter, afterUserId }),
    (page) =>
      deps.writeUnseen(async (tx) => {
        for (const { userId, clientId, lastDay, amount, own } of page)
          await queueMessage(deps, tx, {
            kind: 'CREDITS_GO_BACK',
            userId,
            data: {
              lastDay,
              amount: { amount, currency },
              own: own > 0 ? { amount: own, currency } : null,
            },
            once: `credits-go-back ${today} ${userId} ${clientId}`,
          });
      }),
  );
};

/** Tells people who cannot sign in any more what of their own money is left, and how it comes back: once. */
export const remindOfOwnMoney = async (deps: Reminding): Promise<void> => {
  const { currency } = deps.config;
  await forEachPage(
    (afterUserId) => listOutOfReach(deps.db, { afterUserId, limit: pageSize }),
    (page) =>
      deps.writeUnseen(async (tx) => {
        for (const { userId, amount, lastLoginAt } of page)
          await queueMessage(deps, tx, {
            kind: 'OWN_MONEY_LEFT',
            userId,
            data: { amount: { amount, currency } },
            // who has come in since and lost their way in again is told again
            once: `own-money-left ${userId} ${lastLoginAt ?? ''}`,
          });
      }),
  );
};
