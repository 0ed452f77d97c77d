/** What may happen in a month of the operator, as acts of a random history. */
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { followLedger } from '../../money/book/follow.ts';
import { addDays, expireLots, recall, refund } from '../../money/ledger/index.ts';
import { atomic } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { gpcStatement } from '../bank-file.ts';
import { billingClientId, type openBilling } from '../billing.ts';
import { endLots, fillWallet, giveCredits, pay, takeOut } from '../money.ts';
import { type openSettling, settlingDay } from '../settling.ts';
import type { TestApp } from '../test-app.ts';
import type { TestCaller } from '../test-caller.ts';
import { orderActs } from './order-acts.ts';

export type Step = {
  readonly act: string;
  readonly who: number;
  readonly amount: number;
  /** Chooses among what there is. */
  readonly mix: number;
};
export type Acts = Readonly<Record<string, (step: Step, day: string) => Promise<unknown>>>;
/** A partner, and what was captured and not refunded of it. */
export type Partner = { readonly id: number; due: number };
export type Stage = {
  readonly db: TestApp['db'];
  readonly deps: TestApp['deps'];
  readonly settling: Awaited<ReturnType<typeof openSettling>>;
  readonly billing: Awaited<ReturnType<typeof openBilling>>;
  readonly employee: TestCaller;
  readonly partners: readonly Partner[];
};
/** Two people of one employer. */
export const users = [2, 3] as const;
const payerIban = 'CZ8127000000002102143052';

/** What is said of an answer: that it is one, for what may not be is refused. */
const answered = async <T extends { readonly status: number }>(answer: Promise<T>): Promise<T> => {
  const response = await answer;
  expect(response.status).toBeLessThan(500);
  return response;
};
/** What the ledger refuses has not happened. */
const tried = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
const isChosen = (mix: number, index: number): boolean => ((mix >> (index % 10)) & 1) === 1;
const pick = <T>(list: readonly T[], mix: number): T | undefined => list[mix % list.length];
const fateOf = (mix: number, index: number): 'PAID' | 'RETURNED' =>
  isChosen(mix, index) ? 'PAID' : 'RETURNED';
const userOf = (who: number): number => users[who] ?? users[0];

/** People get credits, fill their wallets, take out of them, and lose what ends. */
const walletActs = ({ db, employee }: Stage): Acts => ({
  grant: ({ who, amount, mix }) =>
    giveCredits(db, userOf(who), {
      amount,
      regime: 'CZ_MEAL',
      expiresOn: isChosen(mix, 0) ? addDays(settlingDay, 3) : null,
    }),
  topUp: ({ who, amount }) => fillWallet(db, userOf(who), amount),
  expire: async () => {
    await endLots(db, sql<boolean>`closed is null and expires_on is not null`);
    await expireLots(db, 'CZK');
  },
  recall: ({ who }) =>
    atomic(db, (tx) =>
      recall(tx, { userId: userOf(who), clientId: who + 1, currency: 'CZK', lotIds: null }),
    ),
  withdraw: ({ who, amount }) => tried(takeOut(db, userOf(who), amount)),
  cancel: async ({ mix }) => {
    const { items } = (await employee.call(api.withdrawal.list, {})).body;
    const one = pick(items, mix);
    if (one) await answered(employee.call(api.withdrawal.cancel, { id: one.id }));
  },
});

/** People pay partners, and have some of it back. */
const paymentActs = ({ db, partners }: Stage): Acts => {
  const sold: { id: number; left: number; partner: Partner }[] = [];
  return {
    pay: async ({ who, amount, mix }) => {
      const partner = pick(partners, mix);
      const at = { partnerId: partner?.id ?? 0, amount, usePrivate: true, useTaxed: true };
      const { decline, movementId } = await pay(db, userOf(who), at);
      if (decline || !partner) return;
      sold.push({ id: movementId, left: amount, partner });
      partner.due += amount;
    },
    refund: async ({ amount, mix }) => {
      const one = pick(sold, mix);
      if (!one || one.left < amount) return;
      await atomic(db, (tx) => refund(tx, { id: one.id }, amount));
      one.left -= amount;
      one.partner.due -= amount;
    },
  };
};

/** Orders of the batches that were let go. */
const ordersOf = async (caller: TestCaller) => {
  const { content } = (await caller.call(api.payoutBatch.list, { pageSize: 100 })).body;
  const sent = content.filter(({ status }) => status === 'APPROVED');
  const all = await Promise.all(
    sent.map(async ({ id }) => (await caller.call(api.payoutBatch.get, { id })).body),
  );
  return all.flatMap(({ id, list }) => list.map((order) => ({ ...order, batchId: id })));
};

/** Partners are settled and paid, people's withdrawals with them; somebody marks what the bank did. */
const payoutActs = ({ settling }: Stage): Acts => {
  const { accountant, admin } = settling;
  return {
    settle: async (_step, day) => {
      const { drafts } = await settling.run(null, day);
      if (drafts.length > 0) await settling.approve(...drafts);
    },
    batch: async ({ mix }) => {
      const { payable } = (await accountant.call(api.payoutBatch.proposal, {})).body;
      const chosen = payable.filter((_, index) => isChosen(mix | 1, index));
      if (chosen.length === 0) return;
      const body = {
        settlementIds: chosen.flatMap(({ settlementId }) => settlementId ?? []),
        withdrawalIds: chosen.flatMap(({ withdrawalId }) => withdrawalId ?? []),
        clientRefundIds: chosen.flatMap(({ clientRefundId }) => clientRefundId ?? []),
        payerName: 'Benefity',
        payerIban,
        dueDay: settlingDay,
      };
      const { id } = (await accountant.call(api.payoutBatch.create, { body })).body;
      if (isChosen(mix, 9)) await answered(accountant.call(api.payoutBatch.discard, { id }));
      else await answered(admin.call(api.payoutBatch.approve, { id }));
    },
    mark: async ({ mix }) => {
      const order = pick(await ordersOf(accountant), mix);
      if (!order) return;
      const body = {
        status: fateOf(mix, 1),
        note: '',
      };
      await answered(
        accountant.call(api.payoutBatch.resolve, { id: order.batchId, orderId: order.id, body }),
      );
    },
    byHand: async ({ mix }) => {
      const { content } = (await accountant.call(api.withdrawalAdmin.list, { pageSize: 50 })).body;
      const one = pick(content, mix);
      const body = {
        status: fateOf(mix, 2),
        note: '',
      };
      // one alone pays what the list for the bank took
      if (mix % 3 === 0) await answered(admin.call(api.withdrawalAdmin.file, {}));
      if (one) await answered(admin.call(api.withdrawalAdmin.resolve, { id: one.id, body }));
    },
  };
};

/** What the bank says, and what somebody makes of it. */
const bankActs = ({ settling: { accountant }, billing }: Stage): Acts => {
  let statements = 0;
  return {
    statement: async ({ mix }) => {
      statements += 1;
      const document = (nth: number) => String(statements * 1_000 + nth);
      const orders = (await ordersOf(accountant)).filter((_, index) => isChosen(mix, index));
      const open = (await billing.documents()).filter(({ state }) => state === 'OPEN');
      const entries = [
        ...orders.flatMap(({ amount, symbol, status }, index) => {
          const entry = { variable: symbol, counter: '192000145399', bank: '0800' };
          const paid = { ...entry, amount: -amount, document: document(index) };
          const back = { ...entry, amount, document: document(500 + index) };
          const isBack = isChosen(mix, index + 3);
          if (status === 'WAITING') return isBack ? [paid, back] : [paid];
          return isBack ? [back] : [];
        }),
        // more than is owed waits for a person, and is in no books meanwhile
        ...open.map(({ number, open: amount }, index) => ({
          amount: isChosen(mix, index + 5) ? amount : amount + 1,
          variable: number,
          document: document(900 + index),
        })),
      ];
      const file = Buffer.from(gpcStatement(entries, { number: String(statements) }));
      await answered(accountant.call(api.bank.import, { body: { fileName: 'v.gpc' }, file }));
    },
    explain: async ({ mix }) => {
      const { content } = (await accountant.call(api.bank.entries, { pageSize: 50 })).body;
      const entry = pick(content, mix);
      if (!entry) return;
      if (entry.state === 'MATCHED') {
        await answered(accountant.call(api.bank.undo, { id: entry.id }));
        return;
      }
      const { body: suggested } = await accountant.call(api.bank.suggestions, { id: entry.id });
      const { kind = 'FEE', targetId = null } = pick(suggested, mix) ?? {};
      const body = { kind, targetId, note: 'x' };
      await answered(accountant.call(api.bank.match, { id: entry.id, body }));
    },
  };
};

/** What an employer has beforehand is asked back, approved or cancelled. */
const refundActs = ({ settling: { accountant, admin } }: Stage): Acts => ({
  askBack: async ({ amount }) => {
    const { prepaid } = (
      await accountant.call(api.clientRefund.proposal, { clientId: billingClientId })
    ).body;
    // sometimes more than there is
    const refund = Math.max(Math.min(amount, prepaid + 1), 1);
    const body = {
      clientId: billingClientId,
      amount: { amount: refund, currency: 'CZK' as const },
      iban: payerIban,
      reason: 'Přeplatek',
    };
    const { status } = await answered(accountant.call(api.clientRefund.create, { body }));
    expect(status).toBe(refund > prepaid ? 422 : 200);
  },
  decideBack: async ({ mix }) => {
    const { content } = (await accountant.call(api.clientRefund.list, { pageSize: 50 })).body;
    const one = pick(content, mix);
    if (!one) return;
    const { id } = one;
    if (isChosen(mix, 4))
      await answered(accountant.call(api.clientRefund.cancel, { id, body: {} }));
    else await answered(admin.call(api.clientRefund.approve, { id }));
  },
});

/** Employers are invoiced, months closed, the ledger booked. */
const monthActs = ({ db, settling: { accountant }, billing }: Stage): Acts => ({
  invoice: (_step, day) => billing.invoice(`${day.slice(0, 7)}-01`),
  correct: async ({ mix }) => {
    const one = pick(await billing.documents(), mix);
    const body = { note: 'Omyl' };
    if (one) await answered(accountant.call(api.clientDocument.correct, { id: one.id, body }));
  },
  prepaid: async ({ mix }) => {
    const one = pick(await billing.documents(), mix);
    if (!one) return;
    const { payments } = (await accountant.call(api.clientDocument.get, { id: one.id })).body;
    const used = payments.find(({ isPrepaid, isUndone }) => isPrepaid && !isUndone);
    const { id } = one;
    if (used)
      await answered(accountant.call(api.clientDocument.undoPrepaid, { id, paymentId: used.id }));
    else await answered(accountant.call(api.clientDocument.usePrepaid, { id }));
  },
  close: (_step, day) =>
    answered(
      accountant.call(api.month.close, {
        month: addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7),
      }),
    ),
  book: ({ mix }) => followLedger(db, (mix % 5) + 1),
});

export const actsOf = (stage: Stage): Acts => ({
  ...walletActs(stage),
  ...paymentActs(stage),
  ...payoutActs(stage),
  ...bankActs(stage),
  ...refundActs(stage),
  ...monthActs(stage),
  ...orderActs(stage),
});
