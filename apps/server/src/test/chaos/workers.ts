/** People and tills under a portal that is being killed: everything is asked until it is answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import {
  api as routes,
  type DepositView,
  idempotencyHeader,
  type Money,
  type PaymentView,
} from '@cafeteria/contract';
import { RefusedError } from '../../cli/answer.ts';
import { createMachine, type Credential, type Machine } from '../../cli/till/machine.ts';
import { type Person, signIn } from '../../cli/till/person.ts';

/** What was answered, step by step; whatever stands here must be true at the end. */
export type Acknowledged = {
  readonly payments: readonly { readonly reference: string; readonly payment: PaymentView }[];
  readonly deposits: readonly DepositView[];
};

/**
 * Tries of a portal that is there: some five minutes of them, longer than the clock leaves a deposit alone when it was
 * interrupted time and again. Of one that is just being killed may be any number: a busy machine starts it slowly.
 */
const maxTries = 5_000;
/** Nobody answered: what `fetch` throws where there is no connection. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError && error.cause instanceof Error;
/** An answer that is not as the contract says is the same the next time. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof z.core.$ZodError) && (!(error instanceof RefusedError) || error.status >= 500);
/** Asks until there is an answer, as a terminal does after a lost connection. */
export const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ;) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) tries += 1;
      if (!isPassing(error) || tries > maxTries) throw error;
      await sleep(20 + Math.random() * 80);
    }
  }
};

const between = (from: number, to: number): number =>
  from + Math.floor(Math.random() * (to - from + 1));
const priceOf = (amount: number): Money => ({ amount, currency: 'CZK' });

const finish = async (machine: Machine, { paymentId, amount }: PaymentView) => {
  const chance = Math.random();
  const keys = [randomUUID(), randomUUID()] as const;
  if (chance < 0.15) return insist(() => machine.void(paymentId, keys[0]));
  const captured = chance < 0.3 ? priceOf(Math.ceil(amount.amount / 2)) : undefined;
  const booked = await insist(() => machine.capture(paymentId, captured, keys[0]));
  if (chance < 0.7) return booked;
  const back = chance < 0.85 ? priceOf(between(1, booked.amount.amount)) : undefined;
  return insist(() => machine.refund(paymentId, back, keys[1]));
};

const buyOnce = async (person: Person, machine: Machine) => {
  const reference = randomUUID();
  const key = randomUUID();
  const { code } = await insist(() =>
    person.call(routes.paymentCode.create, undefined, { body: { usePrivate: true } }),
  );
  const amount = priceOf(between(1, 5_000));
  const held = await insist(() => machine.authorize({ code, amount, reference }, key));
  return {
    reference,
    payment: held.status === 'DECLINED' ? held : await finish(machine, held),
  };
};

/** Decides at the demonstration gate's page, as a person in front of it does. */
export const decideAtGate = (api: string, redirectUrl: string): Promise<unknown> =>
  insist(async () => {
    const { pathname } = new URL(redirectUrl);
    const response = await fetch(new URL(pathname, api), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `decision=${Math.random() < 0.7 ? 'PAY' : 'DENIED_BY_BANK'}`,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status >= 500) throw new Error(`the gate answered ${response.status}`);
  });
/** Puts money into the wallet, and does not look at it again until it is decided. */
const topUpOnce = async (api: string, person: Person): Promise<DepositView> => {
  const headers = { [idempotencyHeader]: randomUUID() };
  const body = { amount: priceOf(10_000), paymentMethod: 'BANK_CARD_VIA_EGATE' };
  const { id, redirectUrl } = await insist(async () => {
    const deposit = await person.call(routes.deposit.init, undefined, { body, headers });
    // the gate could not be asked just now: the same request again finds the deposit and opens it
    if (deposit.status === 'CREATED' && deposit.redirectUrl === null) throw new Error('not open');
    return deposit;
  });
  if (redirectUrl !== null) await decideAtGate(api, redirectUrl);
  return insist(async () => {
    const { items } = await person.call(routes.deposit.list, '/api/user/deposit?limit=100');
    const deposit = items.find((one) => one.id === id);
    if (!deposit || deposit.status === 'CREATED') throw new Error('not decided yet');
    return deposit;
  });
};

/**
 * Signs in, before anything is killed: a sign-in counts as failed until it is through, and one that is killed ten
 * times, as on a busy machine, locks its account.
 */
export const enter = (api: string, account: readonly [string, string]): Promise<Person> =>
  insist(() => signIn(api, ...account));

type Shopper = {
  readonly api: string;
  readonly person: Person;
  readonly credential: Credential;
  readonly isOver: () => boolean;
};
/** Fewer would prove little, however slow the machine is. */
const fewest = { payments: 6, deposits: 1 };
/** Buys one thing after another, and now and then tops up, until told to stop. */
export const shop = async ({ api, person, credential, isOver }: Shopper): Promise<Acknowledged> => {
  const machine = createMachine(api, credential);
  const payments = [];
  const deposits = [];
  const isDone = (): boolean =>
    isOver() && payments.length >= fewest.payments && deposits.length >= fewest.deposits;
  while (!isDone()) {
    // the limit of a month allows no more
    if (deposits.length < 100 && (deposits.length === 0 || Math.random() < 0.1))
      deposits.push(await topUpOnce(api, person));
    payments.push(await buyOnce(person, machine));
  }
  return { payments, deposits };
};
