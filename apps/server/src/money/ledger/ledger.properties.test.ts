import { ownMoney, purchaseRegimesOf, Regime, regimesOf } from '@cafeteria/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedUsers } from '../../test/factories.ts';
import { endLots, fillWallet, forgetMoney, takeOut } from '../../test/money.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { followLedger } from '../book/follow.ts';
import { listDifferences } from './check.queries.ts';
import { expireLots, grantCredits, recall } from './credit.ts';
import { countedOf } from './company.queries.ts';
import { addDays, pragueDay, pragueYear } from './day.ts';
import { authorize, capture, refund, voidPayment } from './payment.ts';
import { Model, type ModelLot, type ModelPurchase } from './testing/model.ts';

const currency = 'CZK';
const limit = 3_000;
const users = [2, 3] as const;
const at = fc.nat(40);
const percent = fc.integer({ min: 1, max: 100 });
const amount = fc.integer({ min: 1, max: 2_000 });
const userId = fc.constantFrom(...users);
/** One thing that happens to somebody's money, said when a history fails. */
type Step = (play: Player) => Promise<void>;
const withName = <K extends keyof Player, V extends object>(
  kind: K,
  fields: { [F in keyof V]: fc.Arbitrary<V[F]> },
  step: (play: Player, values: V) => Promise<void>,
): fc.Arbitrary<Step> =>
  fc.record(fields).map((values) =>
    Object.assign((play: Player) => step(play, values), {
      [fc.toStringMethod]: () => `${kind} ${JSON.stringify(values)}`,
    }),
  );
const regimes = regimesOf('CZ');
const purchases = purchaseRegimesOf('CZ');
/** The yearly limits there are. */
const limits = new Map<Regime, number>();
const grant = { userId, amount, regime: fc.constantFrom(...regimes) };
const purchase = {
  userId,
  amount,
  regime: fc.constantFrom(...purchases),
  useTaxed: fc.boolean(),
  usePrivate: fc.boolean(),
};
const step = fc.oneof(
  withName('grant', { ...grant, expiresIn: fc.constantFrom(5, 90, null) }, (play, s) =>
    play.grant(s),
  ),
  withName('topUp', { userId, amount }, (play, s) => play.topUp(s)),
  withName('authorize', purchase, (play, s) => play.authorize(s)),
  withName('capture', { at, percent }, (play, s) => play.capture(s)),
  withName('void', { at }, (play, s) => play.void(s)),
  withName('refund', { at, percent }, (play, s) => play.refund(s)),
  withName('expire', { userId }, (play, s) => play.expire(s)),
  withName('move', { userId, company: fc.constantFrom(1, 2) }, (play, s) => play.move(s)),
  withName('recall', { userId }, (play, s) => play.recall(s)),
  withName('payOut', { userId, amount }, (play, s) => play.payOut(s)),
  withName('book', { max: fc.integer({ min: 1, max: 9 }), isKilled: fc.boolean() }, (play, s) =>
    play.book(s),
  ),
);

let database: TestDatabase;
let partnerId: number;
beforeAll(async () => {
  database = await cloneDatabase();
  const { db } = database;
  await seedUsers(db);
  const { rows } = await sql<{ regime: Regime }>`
    update tax_limit set amount = ${limit}
    where period = 'YEAR'
    returning regime`.execute(db);
  for (const { regime } of rows) limits.set(regime, limit);
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
  // each of the clients has two companies; those who say none work for the first
  await sql`
    insert into company (id, name, name_sort_cs, name_sort_sk, folded, country, registration_number, address)
    select n, 'C' || n, 'c', 'c', 'c', 'CZ', '2707435' || n, '{}'
    from generate_series(1, 2) n`.execute(db);
  await sql`update client set company_id = 1`.execute(db);
});
afterAll(() => database.drop());

type OfUser = { userId: number };
type OfAmount = OfUser & { amount: number };
type OfPayment = { at: number };
/** The model, the movement of each of its payments, and the steps' ways into both. */
const createPlayer = () => {
  const { db } = database;
  const model = new Model(limits, new Set([3]));
  const movements: number[] = [];
  const tx = <T>(work: Parameters<typeof atomic<T>>[1]): Promise<T> => atomic(db, work);
  /** A payment in that state and its movement, if there is any. */
  const pick = (state: 'PENDING' | 'BOOKED', index: number) => {
    const fitting = model.payments.flatMap((payment, i) =>
      payment.state === state ? [{ payment, movementId: movements[i] ?? 0 }] : [],
    );
    return fitting.length > 0 ? fitting[index % fitting.length] : undefined;
  };
  const part = (whole: number, share: number): number =>
    Math.max(1, Math.floor((whole * share) / 100));
  const isRefused = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => false,
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return true;
      },
    );
  return {
    model,
    grant: async ({
      userId: of,
      amount: given,
      regime,
      expiresIn,
    }: OfAmount & Pick<ModelLot, 'expiresIn'> & { regime: Regime }) => {
      const { rows } = await sql<{ id: number }>`
        insert into credit_grant (client_id, regime, valid_from, users, total, currency)
        values (${of - 1}, ${regime}, current_date, 1, ${given}, ${currency})
        returning id`.execute(db);
      await tx((t) =>
        grantCredits(t, {
          grantId: rows[0]?.id ?? 0,
          clientId: of - 1,
          regime,
          currency,
          validFrom: pragueDay(),
          expiresOn: expiresIn === null ? null : addDays(pragueDay(), expiresIn),
          allowedCategoryIds: null,
          note: null,
          createdBy: null,
          items: [{ userId: of, amount: given }],
        }),
      );
      model.open({ userId: of, amount: given, regime, expiresIn });
    },
    topUp: async ({ userId: of, amount: given }: OfAmount) => {
      await fillWallet(db, of, given);
      model.open({ userId: of, amount: given, regime: ownMoney, expiresIn: null });
    },
    authorize: async (bought: ModelPurchase) => {
      const { movementId } = await tx((t) =>
        authorize(t, {
          ...bought,
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
      model.authorize(bought);
    },
    capture: async ({ at: index, percent: share }: OfPayment & { percent: number }) => {
      const held = pick('PENDING', index);
      if (!held) return;
      const captured = part(held.payment.amount, share);
      await tx((t) => capture(t, { id: held.movementId }, captured));
      model.capture(held.payment, captured);
    },
    void: async ({ at: index }: OfPayment) => {
      const held = pick('PENDING', index);
      if (!held) return;
      await tx((t) => voidPayment(t, { id: held.movementId }));
      model.void(held.payment);
    },
    refund: async ({ at: index, percent: share }: OfPayment & { percent: number }) => {
      const booked = pick('BOOKED', index);
      if (!booked) return;
      const { payment, movementId } = booked;
      const given = part(payment.amount, share);
      const isPossible = given <= payment.amount - payment.refunded;
      expect(await isRefused(tx((t) => refund(t, { id: movementId }, given)))).toBe(!isPossible);
      if (isPossible) model.refund(payment, given);
    },
    expire: async ({ userId: of }: OfUser) => {
      const days = [5, 30].map((count) => addDays(pragueDay(), count));
      const ends = sql<boolean>`
        user_id = ${of} and closed is null and expires_on = any(${days}::date[])`;
      await endLots(db, ends);
      await expireLots(db, currency);
      model.expire(
        ({ userId: owner, closed, expiresIn }) =>
          owner === of && !closed && (expiresIn === 5 || expiresIn === 30),
      );
    },
    move: async ({ userId: of, company }: OfUser & { company: number }) => {
      await sql`update "user" set company_id = ${company} where id = ${of}`.execute(db);
      model.move(of, company);
    },
    recall: async ({ userId: of }: OfUser) => {
      await tx((t) => recall(t, { userId: of, clientId: of - 1, currency, lotIds: null }));
      model.recall(of);
    },
    payOut: async ({ userId: of, amount: taken }: OfAmount) => {
      const payout = takeOut(db, of, taken);
      expect(await isRefused(payout)).toBe(!model.payOut(of, taken));
    },
    book: async ({ max, isKilled }: { max: number; isKilled: boolean }) => {
      if (!isKilled) return void (await followLedger(db, max));
      await tx(async (t) => {
        await followLedger(t, max);
        throw new Error('killed');
      }).catch((error: Error) => expect(error.message).toBe('killed'));
    },
  };
};

type Player = ReturnType<typeof createPlayer>;

const stored = async () =>
  (
    await sql<Pick<ModelLot, 'userId' | 'regime' | 'amount' | 'remaining' | 'held'>>`
      select user_id as "userId", regime, amount, remaining, held
      from credit_lot
      order by id`.execute(database.db)
  ).rows;
const usedInDatabase = async () =>
  (
    await sql<{ userId: number; regime: Regime; used: number }>`
      select user_id as "userId", regime, used
      from regime_usage
      where used > 0
      order by user_id, array_position(${[...Regime.options]}, regime)`.execute(database.db)
  ).rows;
const usedIn = (model: Model) =>
  users
    .flatMap((of) =>
      Regime.options.map((regime) => ({
        userId: of,
        regime,
        used: model.usedBy(of, 1, regime) + model.usedBy(of, 2, regime),
      })),
    )
    .filter(({ used }) => used > 0);
/** …and of whose limit. */
const usedOfCompanies = async () =>
  Promise.all(
    users.map(
      async (of) =>
        (
          await sql<{ userId: number; companyId: number; regime: Regime; used: number }>`
            with ${countedOf(of, sql`${pragueYear()}`)}
            select user_id as "userId", company_id as "companyId", regime, used::int as used
            from counted
            where used > 0
            order by company_id, array_position(${[...Regime.options]}, regime)`.execute(
            database.db,
          )
        ).rows,
    ),
  );
const usedOfCompaniesIn = (model: Model) =>
  users.map((of) =>
    [1, 2]
      .flatMap((companyId) =>
        Regime.options.map((regime) => ({
          userId: of,
          companyId,
          regime,
          used: model.usedBy(of, companyId, regime),
        })),
      )
      .filter(({ used }) => used > 0),
  );

const owedInBooks = async (): Promise<number> =>
  (
    await sql<{ owed: number }>`
      select coalesce(sum(credit - debit), 0)::bigint as owed
      from book_day
      where account = 'USERS'`.execute(database.db)
  ).rows[0]?.owed ?? 0;

const numRuns = 60;
/** A history of sixty steps, each compared, takes a busy machine some seconds. */
const limitMs = numRuns * 10_000;

it(
  'after every step of any history the database says what the model says, nothing differs, and the books agree',
  async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
          const player = createPlayer();
          const { model } = player;
          for (const one of steps) {
            await one(player);
            const expected = model.lots.map(
              ({ userId: of, regime, amount: given, remaining, held }) => ({
                userId: of,
                regime,
                amount: given,
                remaining,
                held,
              }),
            );
            expect(await stored()).toEqual(expected);
            expect(await usedInDatabase()).toEqual(usedIn(model));
            expect(await usedOfCompanies()).toEqual(usedOfCompaniesIn(model));
            expect(await listDifferences(database.db)).toEqual([]);
          }
          // each day sums to zero, each account is the ledger's, and what the books owe users is what lots hold
          expect(await compareBooks(database.db)).toEqual([]);
          expect(await owedInBooks()).toBe(
            model.lots.reduce((sum, { remaining, held }) => sum + remaining + held, 0),
          );
        })
        .afterEach(async () => {
          await forgetMoney(database.db);
          await sql`update "user" set company_id = null`.execute(database.db);
        }),
      { numRuns },
    );
  },
  limitMs,
);
