import type { ClientContractForm } from '@cafeteria/contract';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { it } from 'vitest';
import { openBilling } from '../../test/billing.ts';
import {
  type Acts,
  actsOf,
  type Partner,
  type Stage,
  type Step,
  users,
} from '../../test/history/acts.ts';
import { expectLaws } from '../../test/history/laws.ts';
import { fillWallet, forgetMoney, giveCredits } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { holdBooks } from '../book/index.ts';
import { changing } from '../ledger/checksum.queries.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const { db } = test;
const settling = await openSettling(test);
const billing = await openBilling(test);
const partnerIban = 'CZ6508000000192000145399';
/** A history goes over some months. */
const daysOfStep = 2;

/** What happened since is of another day, before the books hear of it: they follow by a job of their own too. */
const moveTo = async (day: string, after: number): Promise<void> => {
  const at = sql`${`${day}T10:00:00Z`}::timestamptz`;
  await sql`
    update movement m set ${changing('movement', 'm', { booked_at: at })}
    where id > ${after} and booked_at is not null`.execute(db);
  await atomic(db, (tx) => moveEntries(tx, at, after));
};
const moveEntries = async (tx: Db, at: RawBuilder<unknown>, after: number): Promise<void> => {
  await holdBooks(tx);
  await sql`
    update ledger_entry e set ${changing('ledger_entry', 'e', { at })}
    where e.movement_id > ${after} and exists (
      select from ledger_due d
      where d.user_id = e.user_id and d.lot_id = e.lot_id and d.seq = e.seq
    )`.execute(tx);
};
/**
 * The portal reads by itself meanwhile, in an order of its own: an act that is refused because of it is tried
 * again.
 */
const forget = () =>
  db.connection().execute(async (one) => {
    const again = async (error: unknown): Promise<void> => {
      await sql`rollback`.execute(one);
      if (!/deadlock/.test(String(error))) throw error;
      await forgetMoney(one).catch(again);
    };
    await forgetMoney(one).catch(again);
  });
const lastMovement = async (): Promise<number> =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from movement`.execute(db))
    .rows[0]?.id ?? 0;

const step = (acts: readonly string[]): fc.Arbitrary<Step> =>
  fc.record({
    act: fc.constantFrom(...acts),
    who: fc.nat(1),
    amount: fc.integer({ min: 1, max: 90_00 }),
    mix: fc.nat(1_023),
  });
/** Money moves more often than anything is done about it. */
const acts = (
  'grant grant topUp pay pay pay refund expire recall withdraw withdraw cancel settle settle ' +
  'batch batch mark byHand statement statement explain explain invoice correct correct prepaid prepaid ' +
  'askBack askBack decideBack decideBack order order cancelOrder giveOrders giveOrders remind remind close book'
).split(' ');
/** Of what is used, or what is granted; asked for afterwards, at once, or beforehand. */
const contracts = fc.constantFrom(
  { mode: 'POSTPAID_USED', reminderDays: 7, rate: 150, rateOf: 'USED', fixed: 77_77 },
  { mode: 'ON_INVOICE', reminderDays: 7, rate: 150, rateOf: 'GRANTED', fixed: 77_77 },
  { mode: 'PREPAID', reminderDays: 7, rate: 150, rateOf: 'GRANTED', fixed: 77_77 },
) satisfies fc.Arbitrary<Partial<ClientContractForm>>;
const steps = fc.array(step(acts), { minLength: 40, maxLength: 70 });
const terms = { commission: 333, perTransaction: 1_11, minimumPayout: 10_00 };
const partners: Partner[] = [
  { id: await settling.newPartner(terms, partnerIban), due: 0 },
  { id: await settling.newPartner({ ...terms, vatPayer: false }, partnerIban), due: 0 },
];
const employee = await test.signedIn('employee');
const stage: Stage = { db, deps: test.deps, settling, billing, employee, partners };
const play = (acting: Acts, one: Step, day: string): Promise<unknown> => {
  const act = acting[one.act];
  if (!act) throw new Error(`${one.act} is no act`);
  return act(one, day);
};
const seed = Date.now() % 2_147_483_647;

it(`whatever happens in some months, the books are whole and nothing is paid twice (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(contracts, steps, async (contract, history) => {
      await forget();
      await billing.agree(contract);
      for (const userId of users) {
        await giveCredits(db, userId, { amount: 1_000_00, regime: 'CZ_MEAL' });
        await fillWallet(db, userId, 500_00);
      }
      for (const one of partners) one.due = 0;
      const acting = actsOf(stage);
      for (const [index, one] of history.entries()) {
        const day = addDays(settlingDay, (index - history.length) * daysOfStep);
        const before = await lastMovement();
        await play(acting, one, day);
        await moveTo(day, before);
      }
      await play(acting, { act: 'settle', who: 0, amount: 0, mix: 0 }, addDays(settlingDay, -1));
      await expectLaws(stage, contract.mode);
    }),
    { seed, endOnFailure: true, numRuns: 24 },
  );
}, 240_000);
