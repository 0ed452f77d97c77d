import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { Money, positiveMoney } from '../values/money.ts';
import { shownText, Id, id, instant, requiredText, text } from '../values/text.ts';
import { BankAccount, Iban } from '../people/company.ts';
import { OffsetQuery } from './deposit.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

export const WithdrawalStatus = z.enum(['REQUESTED', 'PAID', 'RETURNED', 'CANCELLED']);
export type WithdrawalStatus = z.output<typeof WithdrawalStatus>;
/** Whether the bank can change nothing of it any more: what it had sent it may still return. */
const over: Readonly<Record<WithdrawalStatus, boolean>> = {
  REQUESTED: false,
  PAID: false,
  RETURNED: true,
  CANCELLED: true,
};
export const isWithdrawalOver = (status: WithdrawalStatus): boolean => over[status];
const tag = 'admin:withdrawal';

const account = {
  iban: z._default(z.nullable(Iban), null),
  bankAccount: z._default(z.nullable(BankAccount), null),
};
type NamedAccount = { readonly iban: unknown; readonly bankAccount: unknown };
const isNamedOnce = ({ iban, bankAccount }: NamedAccount): boolean =>
  (iban === null) !== (bankAccount === null);
const toAccount = { error: 'validation.required', path: ['iban'] };

/** Own money to a bank account, named either way. */
export const WithdrawalForm = z
  .strictObject({ amount: positiveMoney(), ...account })
  .check(z.refine(isNamedOnce, toAccount))
  .register(z.globalRegistry, { id: 'WithdrawalForm' });
export type WithdrawalForm = z.input<typeof WithdrawalForm>;

export const WithdrawalView = z
  .object({
    id: id(),
    amount: Money,
    iban: z.string(),
    status: WithdrawalStatus,
    createdAt: instant(),
    resolvedAt: z.nullable(instant()),
    /** Not sent before: how its owner is reached or signs in has changed in the last day. */
    notBefore: z.nullable(instant()),
    /** Its owner may take it back: it is not at the bank yet. */
    isCancellable: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WithdrawalView' });
export type WithdrawalView = z.output<typeof WithdrawalView>;

export const withdrawalRoutes = {
  create: route({
    method: 'POST',
    path: '/api/user/withdrawal',
    access: 'user',
    summary: 'Take own money out, to a bank account',
    body: WithdrawalForm,
    response: WithdrawalView,
    invalidates: ['money'],
    idempotent: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/user/withdrawal',
    access: 'user',
    summary: 'Own withdrawals, newest first',
    query: OffsetQuery,
    response: z.object({
      items: z.array(WithdrawalView),
      offset: z.int(),
      limit: z.int(),
      total: z.int(),
    }),
    tags: ['money'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/user/withdrawal/:id/cancel',
    access: 'user',
    summary: 'Take back a withdrawal that is not at the bank yet; again is harmless',
    params: Id,
    response: WithdrawalView,
    invalidates: ['money'],
  }),
};

/** All own money of somebody who cannot sign in, to the account they named. */
export const PayOutForm = z
  .strictObject({ userId: id(), ...account, identification: requiredText(textLimit.note) })
  .check(z.refine(isNamedOnce, toAccount))
  .register(z.globalRegistry, { id: 'PayOutForm' });

const WithdrawalToken = z.strictObject({ token: requiredText(200) });
/** What the link in the mail of a withdrawal shows. */
export const WithdrawalCancellation = z
  .pick(WithdrawalView, { amount: true, iban: true, status: true, isCancellable: true })
  .register(z.globalRegistry, { id: 'WithdrawalCancellation' });
export type WithdrawalCancellation = z.output<typeof WithdrawalCancellation>;

/** The link in the mail of a withdrawal: for who did not ask for it, and cannot sign in any more. */
export const withdrawalCancellationRoutes = {
  get: route({
    method: 'POST',
    path: '/api/withdrawal-cancellation/look',
    access: 'public',
    summary: 'The withdrawal a mail was about, by the token in it; changes nothing',
    body: WithdrawalToken,
    response: WithdrawalCancellation,
    fromAnyPage: true,
    tags: ['money'],
  }),
  confirm: route({
    method: 'POST',
    path: '/api/withdrawal-cancellation',
    access: 'public',
    summary: 'Take it back, by the token in its mail; again is harmless',
    body: WithdrawalToken,
    response: WithdrawalCancellation,
    // the token says whose money comes back, no matter who is signed in
    fromAnyPage: true,
    invalidates: ['money'],
  }),
};

export const WithdrawalRow = z
  .extend(WithdrawalView, {
    user: z.object({ id: id(), name: z.string(), clientName: z.nullable(shownText()) }),
    note: z.nullable(z.string()),
    /** The batch for the bank it is in: what the bank did is said there. */
    batchId: z.nullable(id()),
    /** Whether a statement of the bank says what became of it. */
    isInStatement: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WithdrawalRow' });
export type WithdrawalRow = z.output<typeof WithdrawalRow>;
export const WithdrawalResolution = z
  .strictObject({ status: z.enum(['PAID', 'RETURNED']), note: text(textLimit.note) })
  .register(z.globalRegistry, { id: 'WithdrawalResolution' });

/** Beside JSON and not a file: it is the answer to a change, which a browser never asks for by a link. */
export const WithdrawalFile = z
  .object({ name: z.string(), content: z.string() })
  .register(z.globalRegistry, { id: 'WithdrawalFile' });

export const withdrawalAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/withdrawal',
    access: 'books',
    summary: 'Withdrawals, newest first',
    query: z.extend(PageQuery, {
      status: z.optional(WithdrawalStatus),
      userId: queryId(),
      withdrawalId: queryId(),
    }),
    response: pageOf(WithdrawalRow),
    tags: [tag],
  }),
  payOut: route({
    method: 'POST',
    path: '/api/admin/withdrawal',
    access: 'admin',
    summary: 'Send somebody who cannot sign in all their own money, who asked for it',
    body: PayOutForm,
    response: WithdrawalRow,
    proof: true,
    invalidates: [tag],
    idempotent: true,
  }),
  file: route({
    method: 'POST',
    path: '/api/admin/withdrawal/file',
    isHeavy: true,
    access: 'books',
    summary: 'Take what waits to the bank, as CSV; its owners take it back no more',
    response: WithdrawalFile,
    proof: true,
    invalidates: [tag],
  }),
  waiting: route({
    method: 'GET',
    path: '/api/admin/withdrawal/waiting',
    access: 'books',
    summary: 'How many withdrawals are in no file for the bank yet, for they wait a day',
    response: z.object({ waiting: z.int() }),
    tags: [tag],
  }),
  resolve: route({
    method: 'PUT',
    path: '/api/admin/withdrawal/:id/resolve',
    access: 'books',
    summary: 'A withdrawal was sent by the bank, or came back',
    params: Id,
    body: WithdrawalResolution,
    response: WithdrawalRow,
    proof: true,
    invalidates: [tag],
  }),
};
