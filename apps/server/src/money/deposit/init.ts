import type { DepositTerms, depositRoutes, Input } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import type { ServerConfig } from '../../config/index.ts';
import {
  assertProven,
  type Caller,
  idempotencyKeyOf,
  type SessionUser,
} from '../../kernel/caller/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, found, invalidFields } from '../../platform/http/index.ts';
import { once } from '../ledger/index.ts';
import { findCard } from './card.queries.ts';
import { countDepositsOfMonth, holdDepositsOf, insertDeposit } from './deposit.queries.ts';
import { readWallet } from './deposit.view.queries.ts';
import { openAtGate } from './open.ts';
import type { Deposits } from './service.ts';
import type { DepositTools } from './settle.ts';

type Form = Input<(typeof depositRoutes)['init']>['body'];
type SignedIn = Caller & { readonly user: SessionUser };
/** How many may wait at once: nobody opens more by hand. */
const maxOpen = 10;

/** Whether and how much somebody can top up. */
export const depositTerms = async (
  db: Db,
  { tools }: Deposits,
  { currency, deposit: { min, max, monthly } }: ServerConfig,
  userId: number,
): Promise<DepositTerms> => {
  const wallet = await readWallet(db, userId);
  const { amount } = await countDepositsOfMonth(db, userId);
  const offered = wallet.isOffered ? 'YES' : 'NO_WALLET';
  return {
    available: tools ? offered : 'NO_GATE',
    isDemo: tools?.gate.name === 'DEMO',
    currency,
    min,
    max,
    monthLeft: Math.max(0, monthly - amount),
    balance: wallet.balance,
  };
};

/** Refuses a currency that is not the installation's. */
export const assertCurrency = (
  { currency }: { currency: string },
  config: Pick<ServerConfig, 'currency'>,
): void => {
  if (currency !== config.currency)
    throw invalidFields([
      {
        field: 'amount.currency',
        messageKey: 'validation.currency',
        params: { currency: config.currency },
      },
    ]);
};

const assertLimits = async (tx: Db, { config }: DepositTools, userId: number, amount: number) => {
  const { min, max, monthly } = config.deposit;
  const month = await countDepositsOfMonth(tx, userId);
  if (month.open >= maxOpen) throw new AppError('common.error.tooManyRequests');
  const refuse = (messageKey: string, limit: number): never => {
    const params = { amount: formatMoney({ amount: limit, currency: config.currency }) };
    throw invalidFields([{ field: 'amount.amount', messageKey, params }]);
  };
  if (amount < min) refuse('validation.deposit.min', min);
  if (amount > max) refuse('validation.deposit.max', max);
  const left = Math.max(0, monthly - month.amount);
  if (amount > left) refuse('validation.deposit.month', left);
};

const assertCard = async (
  tx: Db,
  { gate }: DepositTools,
  userId: number,
  cardTokenId: number | null,
): Promise<void> => {
  if (cardTokenId === null) return;
  const card = found(await findCard(tx, { userId, gate: gate.name }, cardTokenId));
  if (card.isExpired)
    throw invalidFields([{ field: 'cardTokenId', messageKey: 'validation.deposit.expiredCard' }]);
};

/**
 * Begins a deposit: it is on record before the gate hears of it, and the gate is asked outside of the transaction. The
 * same key again finds the same deposit, and opens it if that was interrupted. Answers its id.
 */
export const initDeposit = async (
  tools: DepositTools,
  form: Form,
  caller: SignedIn,
): Promise<number> => {
  const { db, config, gate } = tools;
  const { user, language, ip } = caller;
  const { amount, currency } = form.amount;
  const key = idempotencyKeyOf(caller);
  assertCurrency(form.amount, config);
  const { id } = await atomic(db, (tx) =>
    once(tx, { scope: `user:${user.id}`, key, says: ['init-deposit', form] }, async () => {
      await holdDepositsOf(tx, user.id);
      if (!(await readWallet(tx, user.id)).isOffered) throw new AppError('deposit.error.noWallet');
      // a card that is kept pays again and again, and what it brings can be spent at a till at once
      if (form.saveCard || form.cardTokenId !== null) await assertProven(tx, caller.session);
      await assertLimits(tx, tools, user.id, amount);
      await assertCard(tx, tools, user.id, form.cardTokenId);
      const { paymentMethod, cardTokenId, saveCard, returnPath } = form;
      const facts = { paymentMethod, cardTokenId, saveCard, returnPath, amount, currency };
      const deposit = { ...facts, userId: user.id, language, ip, gate: gate.name };
      return { id: await insertDeposit(tx, deposit) };
    }),
  );
  await openAtGate(tools, id);
  return id;
};
