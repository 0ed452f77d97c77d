import {
  countryCode,
  type devicePaymentRoutes,
  type Money,
  type PaymentCode,
  type PaymentConsent,
  type paymentCodeRoutes,
  type PaymentOfCode,
} from '@cafeteria/contract';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findTokenOwner } from '../../people/own/mobile-device/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { addressGroup, AppError, createLimit } from '../../platform/http/index.ts';
import {
  allThereIs,
  type LimitPolicy,
  planPurchase,
  sumBeyond,
  sumTaxable,
} from '../ledger/index.ts';
import { moneyTexts } from '../texts.ts';
import { createPaymentCode, hashOfCode } from './code.ts';
import {
  findCodeEnd,
  findCodeHash,
  findPaymentOfCode,
  lockCode,
  type PaymentByCode,
  storeCode,
} from './payment.queries.ts';

const nothingPaid = {
  paymentId: null,
  status: null,
  declineReason: null,
  amount: null,
  merchantName: null,
  merchantLogo: null,
  agreed: null,
  parts: [],
  taxed: null,
  available: null,
};
/** What somebody could have spent where they were declined. */
const availableTo = async (
  db: Db,
  userId: number,
  { regime, categoryId, useTaxed, usePrivate }: PaymentByCode,
  policy: LimitPolicy,
): Promise<number> => {
  if (regime === null) return 0;
  const purchase = { userId, amount: allThereIs, regime, categoryId, useTaxed, usePrivate };
  const { plan } = await planPurchase(db, purchase, policy);
  return plan.parts.reduce((sum, { amount }) => sum + amount, 0);
};
/** A payment as its payer sees it at the till: from what it is paid, or what there was. */
const ownViewOf = async (
  db: Db,
  { user, language }: Reader & { readonly user: { readonly id: number } },
  policy: LimitPolicy,
): Promise<PaymentOfCode> => {
  const payment = await findPaymentOfCode(db, user.id);
  if (!payment) return { ...nothingPaid, codeExpiresAt: (await findCodeEnd(db, user.id)) ?? null };
  const { id, status, decline, amount, currency, parts, useTaxed, usePrivate } = payment;
  const text = await moneyTexts(language);
  const money = (sum: number): Money => ({ amount: sum, currency });
  const beyond = id && !decline ? await sumBeyond(db, user.id, id) : 0;
  const ofRegimes = Map.groupBy(parts, ({ regime }) => regime);
  return {
    paymentId: id,
    status,
    declineReason: decline,
    amount: money(amount),
    merchantName: payment.merchantName,
    merchantLogo: payment.merchantLogo,
    agreed: { useTaxed, usePrivate },
    parts: [...ofRegimes].map(([regime, ofOne]) => ({
      regime,
      label: text(`regime.${regime}`),
      amount: money(ofOne.reduce((sum, part) => sum + part.amount, 0)),
    })),
    taxed: beyond > 0 ? money(beyond) : null,
    available: decline === null ? null : money(await availableTo(db, user.id, payment, policy)),
    codeExpiresAt: payment.codeExpiresAt,
  };
};

type Asker = { readonly userId: number; readonly deviceId: number | null };
type NewCode = Omit<Parameters<typeof storeCode>[1], 'replaces'>;
/** Of several at once, those that were overtaken come one after another. */
const replaceCode = async (db: Db, code: NewCode): Promise<string> => {
  const replaces = await findCodeHash(db, code.userId);
  const expiresAt =
    (await storeCode(db, { ...code, replaces })) ??
    (await atomic(db, async (tx) =>
      storeCode(tx, { ...code, replaces: await lockCode(tx, code.userId) }),
    ));
  // its person was erased in between
  if (expiresAt === undefined) throw new AppError('common.error.concurrentModification');
  return expiresAt;
};
const makeCode = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  asker: Asker,
  agreed: PaymentConsent,
): Promise<PaymentCode> => {
  const { country, currency } = config;
  const code = createPaymentCode();
  const [expiresAt, taxable] = await Promise.all([
    replaceCode(db, { ...asker, ...agreed, hash: hashOfCode(code) }),
    sumTaxable(db, asker.userId, countryCode[country], config),
  ]);
  return {
    code,
    ...agreed,
    expiresAt,
    taxable: taxable > 0 ? { amount: taxable, currency } : null,
  };
};

/** Codes to pay with, for the person who shows them. */
export const paymentCodeHandlers = (deps: Deps): Handlers<typeof paymentCodeRoutes> => ({
  create: ({ body }, { user }) => makeCode(deps, { userId: user.id, deviceId: null }, body),
  get: (_input, caller) => ownViewOf(deps.db, caller, deps.config),
});

/** The same for the app of a phone, until the phone is blocked. */
export const devicePaymentHandlers = (deps: Deps): Handlers<typeof devicePaymentRoutes> => {
  const tries = createLimit({ max: 300, windowMs: 15 * 60_000 });
  return {
    create: async ({ body: { deviceToken, ...agreed } }, { ip }) => {
      if (!tries.take(addressGroup(ip))) throw new AppError('common.error.tooManyRequests');
      const owner = await findTokenOwner(deps, deviceToken);
      if (!owner) throw new AppError('device.error.tokenInvalid');
      return makeCode(deps, owner, agreed);
    },
  };
};
