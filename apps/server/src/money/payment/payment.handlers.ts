import {
  countryCode,
  type Input,
  methodOf,
  type Money,
  type paymentRoutes,
  type PaymentView,
} from '@cafeteria/contract';
import {
  type Caller,
  type Handlers,
  idempotencyKeyOf,
  type Machine,
} from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, createLimit, found, invalidFields } from '../../platform/http/index.ts';
import { authorize, capture, once, type Payment, refund, voidPayment } from '../ledger/index.ts';
import { findPurchase } from '../purchase/index.ts';
import { tellRefund } from '../refund-notice/index.ts';
import { hashOfCode } from './code.ts';
import { claimCode, findPayment, isPlaceOf, spendCode } from './payment.queries.ts';

type Currency = Money['currency'];
const assertCurrency = (amount: Money | undefined, currency: Currency): void => {
  if (amount && amount.currency !== currency)
    throw invalidFields([
      { field: 'amount.currency', messageKey: 'validation.currency', params: { currency } },
    ]);
};

/** The place a machine may name: its own where it is bound to one, else any of its partner's. */
const placeOf = async (
  db: Db,
  machine: Machine,
  requestedId: number | null | undefined,
): Promise<number | null> => {
  const branchOfficeId = requestedId ?? machine.branchOfficeId;
  const isBoundElsewhere =
    machine.branchOfficeId !== null && branchOfficeId !== machine.branchOfficeId;
  const isOwn =
    branchOfficeId === null ||
    (!isBoundElsewhere && (await isPlaceOf(db, branchOfficeId, machine.partnerId)));
  if (!isOwn)
    throw invalidFields([{ field: 'branchOfficeId', messageKey: 'validation.reference' }]);
  return branchOfficeId;
};

const machineOf = ({ machine }: Caller): Machine => found(machine);
/** Which payment a machine means: its partner's alone, and where it is bound to a place, that place's. */
const keyOf = (
  { paymentId }: { readonly paymentId: number },
  { partnerId, branchOfficeId }: Machine,
) => ({ id: paymentId, partnerId, branchOfficeId });
/** What a till learns of what there is: enough to take the rest another way, nothing of a price beyond reason. */
const isTold = ({ amount, available = 0 }: Pick<Payment, 'amount' | 'available'>): boolean =>
  available * 2 >= amount;
/** A payment as its partner's machine sees it. */
const viewOf = ({ movementId, currency, ...payment }: Payment): PaymentView => {
  const money = (amount: number): Money => ({ amount, currency });
  const methods = Map.groupBy(payment.parts, ({ regime }) => methodOf(regime));
  return {
    paymentId: movementId,
    status: payment.status,
    declineReason: payment.decline,
    amount: money(payment.amount),
    refunded: money(payment.refunded),
    ...(payment.taxed && { taxed: money(payment.taxed) }),
    ...(payment.available && isTold(payment) && { available: money(payment.available) }),
    heldUntil: payment.heldUntil,
    reference: payment.externalRef,
    paymentMethods: [...methods]
      .map(([method, parts]) => ({
        method,
        amount: money(parts.reduce((sum, { amount }) => sum + amount, 0)),
      }))
      .toSorted((a, b) => (a.method < b.method ? -1 : 1)),
  };
};

/** Every write once for its key, in one transaction with its answer: the payment as it then stands. */
const createOnce =
  (db: Db) =>
  (
    caller: Caller,
    says: unknown,
    work: (tx: Db, machine: Machine) => Promise<Payment>,
  ): Promise<PaymentView> => {
    const machine = machineOf(caller);
    const key = idempotencyKeyOf(caller, { required: true });
    return atomic(db, (tx) =>
      once(tx, { scope: `credential:${machine.credentialId}`, key, says }, async () =>
        viewOf(await work(tx, machine)),
      ),
    );
  };

type Sale = Input<typeof paymentRoutes.authorize>['body'];
/** Holds the price of a sale, or notes why not. */
const holdPrice = async (
  tx: Db,
  machine: Machine,
  sale: Sale,
  { country, limitMissing }: Pick<Deps['config'], 'country' | 'limitMissing'>,
): Promise<Payment> => {
  const { partnerId, credentialId } = machine;
  const branchOfficeId = await placeOf(tx, machine, sale.branchOfficeId);
  const offerId = sale.offerId ?? null;
  const purchase = await findPurchase(
    tx,
    { partnerId, offerId, branchOfficeId },
    countryCode[country],
  );
  if (!purchase) throw invalidFields([{ field: 'offerId', messageKey: 'validation.reference' }]);
  const payer = await claimCode(tx, hashOfCode(sale.code));
  if (!payer) throw new AppError('payment.error.codeInvalid');
  const { regime, categoryId, merchantName } = purchase;
  const bought = {
    ...payer,
    ...sale.amount,
    regime,
    categoryId,
    merchantName,
    partnerId,
    branchOfficeId,
    offerId,
    credentialId,
    externalRef: sale.reference ?? null,
  };
  const payment = await authorize(tx, bought, { limitMissing });
  await spendCode(tx, payer.userId, payment.movementId);
  return payment;
};

/** Codes nobody has, of one key in a quarter of an hour: a queue of people mistypes fewer. */
const wrongCodes = { max: 100, windowMs: 15 * 60_000 };

/** Payments at partners, for their machines. */
export const paymentHandlers = (deps: Deps): Handlers<typeof paymentRoutes> => {
  const { db, config, log } = deps;
  const guesses = createLimit(wrongCodes);
  /** Counts a code as wrong before it is looked for, so that guesses at once cannot outrun the count. */
  const guessing = async <T>({ credentialId }: Machine, work: () => Promise<T>): Promise<T> => {
    const key = String(credentialId);
    if (!guesses.take(key)) {
      log.warn({ credentialId }, 'too many wrong payment codes of one key');
      throw new AppError('common.error.tooManyRequests');
    }
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = error instanceof AppError && error.message === 'payment.error.codeInvalid';
      throw error;
    } finally {
      if (!isWrong) guesses.giveBack(key);
    }
  };
  const { currency } = config;
  const onceFor = createOnce(db);
  return {
    authorize: async ({ body }, caller) => {
      assertCurrency(body.amount, currency);
      return guessing(machineOf(caller), () =>
        onceFor(caller, ['authorize', body], (tx, machine) => holdPrice(tx, machine, body, config)),
      );
    },
    capture: async ({ body }, caller) => {
      assertCurrency(body.amount, currency);
      return onceFor(caller, ['capture', body], (tx, machine) =>
        capture(tx, keyOf(body, machine), body.amount?.amount),
      );
    },
    void: ({ body }, caller) =>
      onceFor(caller, ['void', body], (tx, machine) => voidPayment(tx, keyOf(body, machine))),
    refund: async ({ body }, caller) => {
      assertCurrency(body.amount, currency);
      return onceFor(caller, ['refund', body], async (tx, machine) => {
        const { credentialId } = machine;
        const key = keyOf(body, machine);
        const refunded = await refund(tx, key, body.amount?.amount, { credentialId });
        await tellRefund(deps, tx, refunded);
        return refunded.payment;
      });
    },
    get: async ({ id }, caller) =>
      viewOf(found(await findPayment(db, keyOf({ paymentId: id }, machineOf(caller))))),
  };
};
