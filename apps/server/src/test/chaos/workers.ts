/** People and tills under a portal that is being killed: everything is asked until it is answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api as routes, type Money, type PaymentView } from '@cafeteria/contract';
import { RefusedError } from '../../cli/till/answer.ts';
import { createMachine, type Credential, type Machine } from '../../cli/till/machine.ts';
import { type Person, signIn } from '../../cli/till/person.ts';

/** What was answered, step by step; whatever stands here must be true at the end. */
export type Acknowledged = { readonly reference: string; readonly payment: PaymentView };

const isPassing = (error: unknown): boolean =>
  !(error instanceof RefusedError) || error.status >= 500;
/** Asks until there is an answer, as a terminal does after a lost connection. */
export const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || tries > 1_000) throw error;
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

const buyOnce = async (person: Person, machine: Machine): Promise<Acknowledged> => {
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

type Shopper = {
  readonly api: string;
  readonly account: readonly [string, string];
  readonly credential: Credential;
  readonly isOver: () => boolean;
};
/** Buys one thing after another until told to stop; answers what was acknowledged. */
export const shop = async ({ api, account, credential, isOver }: Shopper) => {
  const person = await insist(() => signIn(api, ...account));
  const machine = createMachine(api, credential);
  const acknowledged: Acknowledged[] = [];
  while (!isOver()) acknowledged.push(await buyOnce(person, machine));
  return acknowledged;
};
