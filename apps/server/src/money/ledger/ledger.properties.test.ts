import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedUsers } from '../../test/factories.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { listDifferences } from './check.queries.ts';
import { expireLots, grantCredits, payOut, recall, topUp } from './credit.ts';
import { addDays, pragueDay } from './day.ts';
import { authorize, capture, refund, voidPayment } from './payment.ts';
import { createModel, type Model, type ModelLot } from './testing/model.ts';

const currency = 'CZK';
const limit = 3_000;
const users = [2, 3] as const;
const at = fc.nat(40);
const amount = fc.integer({ min: 1, max: 2_000 });
const userId = fc.constantFrom(...users);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    userId,
    amount,
    regime: fc.constantFrom('CZ_LEISURE' as const, 'CZ_MEAL' as const, 'TAXED' as const),
    expiresIn: fc.constantFrom(5, 90, null),
  }),
  fc.record({ kind: fc.constant('topUp' as const), userId, amount }),
  fc.record({
    kind: fc.constant('authorize' as const),
    userId,
    amount,
    regime: fc.constantFrom('CZ_LEISURE' as const, 'CZ_MEAL' as const, 'PRIVATE' as const),
    usePrivate: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('capture' as const, 'refund' as const),
    at,
    part: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('void' as const), at }),
  fc.record({ kind: fc.constantFrom('expire' as const, 'recall' as const), userId }),
  fc.record({ kind: fc.constant('payOut' as const), userId, amount }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let database: TestDatabase;
let partnerId: number;
beforeAll(async () => {
  database = await cloneDatabase();
  const { db } = database;
  await seedUsers(db);
  await sql`update tax_limit set amount = ${limit} where regime = 'CZ_LEISURE'`.execute(db);
  await sql`update client set credit_policy = credit_policy || '{"overLimit":"TAX"}' where id = 2`.execute(
    db,
  );
  await sql`
    insert into partner (
      id, name, name_sort_cs, name_sort_sk, folded, countries, short_description, about,
      what_can_be_bought, sustainability_note
    )
    values (1, 'P', 'p', 'p', 'p', '{CZ}', '{}', '{}', '{}', '{}')`.execute(db);
  partnerId = 1;
});
afterAll(() => database.drop());

/** Plays a step on both; what the ledger refuses must be what the model cannot do. */
const play = async (
  model: Model,
  movements: number[],
  s: Step,
  nextDeposit: () => number,
): Promise<void> => {
  const { db } = database;
  const tx = <T>(work: Parameters<typeof atomic<T>>[1]): Promise<T> => atomic(db, work);
  const pick = (state: string, index: number): number | undefined => {
    const fitting = model.payments.flatMap((payment, i) => (payment.state === state ? i : []));
    return fitting[index % Math.max(1, fitting.length)];
  };
  switch (s.kind) {
    case 'grant': {
      const { rows } = await sql<{ id: number }>`
        insert into credit_grant (client_id, regime, valid_from, users, total, currency)
        values (${s.userId - 1}, ${s.regime}, current_date, 1, ${s.amount}, 'CZK')
        returning id`.execute(db);
      const expiresOn = s.expiresIn === null ? null : addDays(pragueDay(), s.expiresIn);
      await tx((t) =>
        grantCredits(t, {
          grantId: rows[0]?.id ?? 0,
          clientId: s.userId - 1,
          regime: s.regime,
          currency,
          validFrom: pragueDay(),
          expiresOn,
          allowedCategoryIds: null,
          note: null,
          createdBy: null,
          items: [{ userId: s.userId, amount: s.amount }],
        }),
      );
      model.open(s);
      return;
    }
    case 'topUp':
      await tx((t) =>
        topUp(t, { userId: s.userId, amount: s.amount, currency, depositId: nextDeposit() }),
      );
      model.open({ userId: s.userId, amount: s.amount, regime: 'PRIVATE', expiresIn: null });
      return;
    case 'authorize': {
      const { movementId } = await tx((t) =>
        authorize(t, {
          ...s,
          currency,
          categoryId: 6,
          partnerId,
          branchOfficeId: null,
          offerId: null,
          merchantName: 'P',
          credentialId: null,
          externalRef: null,
        }),
      );
      movements.push(movementId);
      model.authorize(s);
      return;
    }
    case 'capture': {
      const index = pick('PENDING', s.at);
      const payment = model.payments[index ?? -1];
      if (index === undefined || !payment) return;
      const captured = Math.max(1, Math.floor((payment.amount * s.part) / 100));
      await tx((t) => capture(t, movements[index] ?? 0, captured));
      model.capture(payment, captured);
      return;
    }
    case 'void': {
      const index = pick('PENDING', s.at);
      const payment = model.payments[index ?? -1];
      if (index === undefined || !payment) return;
      await tx((t) => voidPayment(t, movements[index] ?? 0));
      model.void(payment);
      return;
    }
    case 'refund': {
      const index = pick('BOOKED', s.at);
      const payment = model.payments[index ?? -1];
      if (index === undefined || !payment) return;
      const given = Math.max(1, Math.floor((payment.amount * s.part) / 100));
      const done = await tx((t) => refund(t, movements[index] ?? 0, given)).catch(
        (error: unknown) => error,
      );
      const isPossible = given <= payment.amount - payment.refunded;
      expect(done instanceof AppError).toBe(!isPossible);
      if (isPossible) model.refund(payment, given);
      return;
    }
    case 'expire':
      await sql`
        update credit_lot set expires_on = current_date - 2
        where user_id = ${s.userId} and closed is null and expires_on = ${addDays(pragueDay(), 5)}`.execute(
        db,
      );
      await expireLots(db, currency);
      model.end(
        ({ userId: of, expiresIn, remaining, closed }) =>
          closed || (of === s.userId && expiresIn === 5 && remaining >= 0),
      );
      return;
    case 'recall':
      await tx((t) => recall(t, { userId: s.userId, currency, lotIds: null }));
      model.end(
        ({ userId: of, regime, closed, remaining, held }) =>
          of === s.userId && regime !== 'PRIVATE' && !closed && remaining + held > 0,
      );
      return;
    case 'payOut': {
      const done = await tx((t) =>
        payOut(t, { userId: s.userId, amount: s.amount, currency, note: null }),
      ).catch((error: unknown) => error);
      expect(done instanceof AppError).toBe(!model.payOut(s.userId, s.amount));
    }
  }
};

const stored = async () =>
  (
    await sql<Pick<ModelLot, 'userId' | 'regime' | 'amount' | 'remaining' | 'held'>>`
      select user_id as "userId", regime, amount, remaining, held
      from credit_lot
      order by id`.execute(database.db)
  ).rows;
const usedInDatabase = async (userId: number): Promise<number> =>
  (
    await sql<{ used: number }>`
      select coalesce(sum(used), 0)::bigint as used
      from regime_usage
      where user_id = ${userId} and regime = 'CZ_LEISURE'`.execute(database.db)
  ).rows[0]?.used ?? 0;

it('after every step of any history the database says what the model says, and nothing differs', async () => {
  let deposits = 0;
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const model = createModel(limit, new Set([3]));
        const movements: number[] = [];
        for (const one of steps) {
          await play(model, movements, one, () => (deposits += 1));
          expect(await stored()).toEqual(
            model.lots.map(({ userId: of, regime, amount: given, remaining, held }) => ({
              userId: of,
              regime,
              amount: given,
              remaining,
              held,
            })),
          );
          for (const of of users) expect(await usedInDatabase(of)).toBe(model.usedBy(of));
          expect(await listDifferences(database.db)).toEqual([]);
        }
      })
      .afterEach(() =>
        sql`truncate ledger_entry, movement, credit_lot, credit_grant, regime_usage, credit_account`
          .execute(database.db)
          .then(() => {}),
      ),
    { numRuns: 60 },
  );
}, 120_000);
