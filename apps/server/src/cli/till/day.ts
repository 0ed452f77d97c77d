/** Plays a day of payments at a running portal: people show codes, tills take them, not all goes well. */
import {
  api as routes,
  type Currency,
  currencyOfCountry,
  type PaymentView,
} from '@cafeteria/contract';
import { readAnswer, RefusedError } from '../answer.ts';
import { createMachine, type Machine } from './machine.ts';
import { type Person, signIn } from './person.ts';

/** What things cost: from so much to so much, in minor units. */
const prices: Readonly<Record<Currency, readonly [number, number]>> = {
  CZK: [45_00, 890_00],
  EUR: [2_00, 36_00],
};

type Account = readonly [username: string, password: string];
export type DayOptions = {
  readonly api: string;
  readonly payments: number;
  readonly admin: Account;
  readonly people: readonly Account[];
  readonly say: (line: string) => void;
};
type Till = { readonly name: string; readonly machine: Machine };

const partnersAtWork = 8;
const openTills = async (api: string, admin: Person): Promise<Till[]> => {
  const { content } = await admin.call(
    routes.partnerAdmin.list,
    `/api/admin/partner?active=ACTIVE&pageSize=${partnersAtWork}&sortBy=NAME`,
  );
  return Promise.all(
    content.map(async ({ id, name }) => {
      const { credential, privateKey } = await admin.call(
        routes.paymentCredential.create,
        `/api/admin/partner/${id}/payment-credential`,
        { body: { name: 'Simulated till', branchOfficeId: null } },
      );
      return { name, machine: createMachine(api, { keyId: credential.keyId, privateKey }) };
    }),
  );
};

const between = (from: number, to: number): number =>
  from + Math.floor(Math.random() * (to - from + 1));
/** What became of a payment, in one word. */
type End = 'captured' | 'captured in part' | 'refunded' | 'voided' | 'declined';

const finish = async ({ machine }: Till, { paymentId, amount }: PaymentView): Promise<End> => {
  const chance = Math.random();
  const half = { ...amount, amount: Math.ceil(amount.amount / 2) };
  if (chance < 0.08) return machine.void(paymentId).then(() => 'voided');
  if (chance < 0.16) return machine.capture(paymentId, half).then(() => 'captured in part');
  await machine.capture(paymentId);
  if (chance > 0.24) return 'captured';
  await machine.refund(paymentId, chance > 0.2 ? half : undefined);
  return 'refunded';
};

/** One person buys one thing. */
const buy = async (person: Person, till: Till, currency: Currency, number: number) => {
  const { code } = await person.call(routes.paymentCode.create, undefined, {
    body: { useTaxed: Math.random() < 0.7, usePrivate: Math.random() < 0.3 },
  });
  const [lowest, highest] = prices[currency];
  const amount = { amount: between(lowest, highest), currency };
  const payment = await till.machine.authorize({ code, amount, reference: `Účet ${number}` });
  const end: End = payment.status === 'DECLINED' ? 'declined' : await finish(till, payment);
  return { end, payment };
};

/** Resolves to how many payments ended how. */
export const playDay = async ({ api, payments, admin, people, say }: DayOptions) => {
  const { country } = await readAnswer(
    routes.config.get,
    await fetch(new URL(routes.config.get.path, api)),
  );
  const tills = await openTills(api, await signIn(api, ...admin));
  const persons = await Promise.all(people.map((account) => signIn(api, ...account)));
  const ends = new Map<string, number>();
  for (let number = 1; number <= payments; number += 1) {
    const person = persons[number % persons.length];
    const till = tills[between(0, tills.length - 1)];
    if (!person || !till) throw new Error('a day needs people and live partners');
    const { end, payment } = await buy(person, till, currencyOfCountry[country], number).catch(
      (error: unknown) => {
        throw error instanceof RefusedError ? new Error(`${till.name}: ${error.message}`) : error;
      },
    );
    ends.set(end, (ends.get(end) ?? 0) + 1);
    const price = (payment.amount.amount / 100).toFixed(2);
    say(`${till.name}: ${price} ${payment.amount.currency} ${end} ${payment.declineReason ?? ''}`);
  }
  return Object.fromEntries(ends);
};
