import { countryCode, type dashboardRoutes } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { countOpenEntries } from '../../money/bank-statement/index.ts';
import { countRequestedRefunds } from '../../money/client-refund/index.ts';
import { countRecentDeposits, countLateDeposits } from '../../money/deposit/index.ts';
import { listOpenMonths } from '../../money/month/index.ts';
import { countDrafts } from '../../money/settlement/index.ts';
import { pragueDay } from '../../money/ledger/index.ts';
import { countWaiting } from '../../money/task-mail/index.ts';
import { countRequestedWithdrawals } from '../../money/withdrawal/index.ts';
import { listDueLimits } from '../../money/tax-limit/index.ts';
import { countFailed } from '../../messages/outbox/index.ts';
import { countMedia } from '../../content/media/index.ts';
import { listMissed } from '../../discovery/search/index.ts';
import { countMoneyOutOfReach } from '../../people/records/user/index.ts';
import { countAttention, countByState, countUsers, findScheduled } from './dashboard.queries.ts';
import { countPeople, sumExpiring, sumMonths } from './money.queries.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

/** What of the books waits, as the morning's mail has it too. */
const countBooks = async (db: Db) => {
  const waiting = await countWaiting(db, pragueDay());
  const { OVERDUE, FROZEN, HELD_ORDERS, COMPARE, DEPOSITS, DISPUTES } = waiting;
  return {
    overdueInvoices: OVERDUE,
    frozenAccounts: FROZEN,
    heldOrders: HELD_ORDERS,
    bookDifferences: COMPARE,
    openDeposits: DEPOSITS,
    openDisputes: DISPUTES,
  };
};

/** Of the same what is done by who keeps the books and may look at nothing of people. */
const readBooksWaiting = async (db: Db) => {
  const [books, openBankEntries, ...others] = await Promise.all([
    countBooks(db),
    countOpenEntries(db),
    countRequestedWithdrawals(db),
    countDrafts(db),
    countRequestedRefunds(db),
    listOpenMonths(db),
  ]);
  const { overdueInvoices, bookDifferences } = books;
  const [requestedWithdrawals, draftSettlements, requestedRefunds, openMonths] = others;
  const toDecide = { requestedWithdrawals, draftSettlements, requestedRefunds };
  return { ...toDecide, openBankEntries, overdueInvoices, bookDifferences, openMonths };
};

/** What became of the money of people, and what of it waits for somebody. */
const countMoney = async (db: Db) => {
  const [deposits, lateDeposits, requestedWithdrawals, openBankEntries, ...toApprove] =
    await Promise.all([
      countRecentDeposits(db),
      countLateDeposits(db),
      countRequestedWithdrawals(db),
      countOpenEntries(db),
      countDrafts(db),
      countRequestedRefunds(db),
    ]);
  const [draftSettlements, requestedRefunds] = toApprove;
  const waiting = { lateDeposits, requestedWithdrawals, openBankEntries };
  return { deposits, ...waiting, draftSettlements, requestedRefunds, ...(await countBooks(db)) };
};

/** What becomes of mail in this installation. */
const mailOf = ({ messages: { smtp, isKept } }: Deps['config']) => {
  if (smtp) return 'SENT';
  return isKept ? 'KEPT' : 'WAITING';
};

/** What the administration begins with: how much there is, what needs somebody, and what comes by itself. */
export const dashboardHandlers = ({
  db,
  tables,
  config,
}: Deps): Handlers<typeof dashboardRoutes> => ({
  books: () => readBooksWaiting(db),
  money: async () => {
    const [months, expiring, people] = await Promise.all([
      sumMonths(db),
      sumExpiring(db),
      countPeople(db),
    ]);
    return { currency: config.currency, months, expiring, people };
  },
  get: async (_input, caller) => {
    const money = countMoney(db);
    const limitsDue = listDueLimits(db, countryCode[config.country]);
    const failed = countFailed(db);
    const moneyOutOfReach = countMoneyOutOfReach(db);
    const [partners, offers, users, attention, unused, scheduled, missed] = await Promise.all([
      countByState(db, 'partner'),
      countByState(db, 'offer'),
      countUsers(db),
      countAttention(db),
      countMedia(db, tables, { usage: 'UNUSED' }),
      findScheduled(db, tables, caller),
      listMissed(db),
    ]);
    const { deposits, ...waiting } = await money;
    return {
      partners,
      offers,
      users,
      deposits,
      mail: mailOf(config),
      attention: {
        ...attention,
        ...waiting,
        unusedMedia: unused,
        failedMessages: await failed,
        moneyOutOfReach: await moneyOutOfReach,
      },
      limitsDue: await limitsDue,
      scheduled,
      missed,
    };
  },
});
