import type { Db } from '../../platform/db/index.ts';
import type { ProductGauge } from '../../platform/http/index.ts';
import { remembered } from '../../platform/remembered.ts';
import { countRecent, readWaiting, sumLiabilities } from './watch.queries.ts';

/** Sums over everybody's money change slowly, and are read from every open lot. */
const sumsMs = 300_000;

/** What is on its way, how old it is, and what was moved and refused. */
export const moneyGauges = (db: Db): readonly ProductGauge[] => {
  const waiting = remembered(() => readWaiting(db));
  const recent = remembered(() => countRecent(db));
  const liabilities = remembered(() => sumLiabilities(db), sumsMs);
  return [
    {
      name: 'money_waiting',
      help: 'Holds, deposits, withdrawals and entries of the books that wait, by what they are',
      label: 'what',
      read: async () => {
        const now = await waiting();
        return {
          holds: now.holdsOpen,
          overdue_holds: now.holdsOverdue,
          deposits: now.depositsOpen,
          late_deposits: now.depositsLate,
          withdrawals: now.withdrawalsRequested,
          unbooked_entries: now.entriesUnbooked,
        };
      },
    },
    {
      name: 'money_oldest_wait_seconds',
      help: 'Since when the oldest hold should have ended, and the oldest deposit and withdrawal wait',
      label: 'what',
      read: async () => {
        const now = await waiting();
        return {
          overdue_holds: now.oldestHold,
          deposits: now.oldestDeposit,
          withdrawals: now.oldestWithdrawal,
        };
      },
    },
    {
      name: 'money_frozen_accounts',
      help: 'People who cannot spend because their money does not add up',
      label: 'what',
      read: async () => ({ accounts: (await waiting()).frozenAccounts }),
    },
    {
      name: 'money_moved_recently',
      help: 'Movements of the last ten minutes, by their reason',
      label: 'reason',
      read: async () => (await recent()).moved,
    },
    {
      name: 'payments_declined_recently',
      help: 'Payments of the last ten minutes that were declined, by why',
      label: 'reason',
      read: async () => (await recent()).declined,
    },
    {
      name: 'money_owed_minor',
      help: 'What people have, in minor units: given by employers, and their own',
      label: 'of',
      read: liabilities,
    },
  ];
};
