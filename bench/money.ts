import pg from 'pg';
import {
  authorize,
  capture,
  grantCredits,
  pragueDay,
} from '../apps/server/src/money/ledger/index.ts';
import { atomic, type Db } from '../apps/server/src/platform/db/index.ts';
import { median } from './load.ts';
import { startBenchServer } from './server.ts';

const rounds = 3;
const seconds = 4;
const connections = 16;
const payers = 500;
const firstPayer = 100_000;

/** An employer with many people, each with plenty to spend. */
const hire = async (pool: pg.Pool, count: number): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select min(id) as id from client');
  const clientId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into "user" (id, username, first_name, last_name, language, roles, client_id, active)
     select $1::int + n, 'payer' || n, 'J', 'N', 'CZ', '{ROLE_USER}', $2::int, true
     from generate_series(1, $3::int) n
     on conflict (id) do nothing`,
    [firstPayer, clientId, count],
  );
  // ids nothing else has, so that a recorded statement shows which of its values they are
  await pool.query('alter table credit_lot alter column id restart with 7000000');
  await pool.query('alter table movement alter column id restart with 8000000');
  return clientId;
};
const give = async (
  db: Db,
  pool: pg.Pool,
  clientId: number,
  users: number,
  amount: number,
): Promise<void> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into credit_grant (client_id, regime, valid_from, users, total, currency)
     values ($1, 'CZ_MEAL', current_date, $2, $3, 'CZK') returning id`,
    [clientId, users, users * amount],
  );
  await atomic(db, (tx) =>
    grantCredits(tx, {
      grantId: rows[0]?.id ?? 0,
      clientId,
      regime: 'CZ_MEAL',
      currency: 'CZK',
      validFrom: pragueDay(),
      expiresOn: null,
      allowedCategoryIds: null,
      note: null,
      createdBy: null,
      items: Array.from({ length: users }, (_, n) => ({ userId: firstPayer + n + 1, amount })),
    }),
  );
};

type Statement = { readonly text: string; readonly values: readonly unknown[] };
/** What the engine sends for one payment, as it sends it. */
const record = async (work: () => Promise<{ userId: number; movementId: number }>) => {
  const statements: Statement[] = [];
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver has changed');
  Reflect.set(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, sent: string | Statement, ...rest: never[]): unknown {
      statements.push(typeof sent === 'string' ? { text: sent, values: [] } : sent);
      return Reflect.apply(query, this, [sent, ...rest]);
    },
  );
  try {
    return { ...(await work()), statements };
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
};

/** The same statements with nothing around them: for another payer, with the ids the database answers. */
const replay = async (
  pool: pg.Pool,
  recorded: Awaited<ReturnType<typeof record>>,
  userId: number,
  lotId: number,
  ofRecorded: number,
): Promise<void> => {
  const client = await pool.connect();
  let movementId = 0;
  const own = (value: unknown): unknown => {
    if (value === recorded.userId) return userId;
    if (value === recorded.movementId) return movementId;
    return Array.isArray(value) && value[0] === ofRecorded ? [lotId] : value;
  };
  try {
    for (const [index, { text, values }] of recorded.statements.entries()) {
      const { rows } = await client.query({
        text,
        values: values.map(own),
        ...(values.length > 0 && { name: `bare ${index}` }),
      });
      if (text.includes('insert into movement')) movementId = Number(rows[0].id);
    }
  } finally {
    client.release();
  }
};

/** How many times a second `work` is done by so many at once. */
const rate = async (work: (turn: number) => Promise<void>): Promise<number> => {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      for (let turn = worker; performance.now() < end; turn += connections) {
        await work(turn);
        done += 1;
      }
    }),
  );
  return done / seconds;
};

const payOnce = async (db: Db, partnerId: number, userId: number) => {
  const { movementId } = await atomic(db, (tx) =>
    authorize(tx, {
      userId,
      amount: 1,
      currency: 'CZK',
      regime: 'CZ_MEAL',
      categoryId: 2,
      usePrivate: false,
      partnerId,
      branchOfficeId: null,
      offerId: null,
      merchantName: 'Bench',
      credentialId: null,
      externalRef: null,
    }),
  );
  await atomic(db, (tx) => capture(tx, movementId));
  return { userId, movementId };
};

const measurePayments = async (db: Db, pool: pg.Pool): Promise<string> => {
  const partner = await pool.query<{ id: number }>('select min(id) as id from partner');
  const partnerId = partner.rows[0]?.id ?? 0;
  const lots = await pool.query<{ userId: number; id: number }>(
    'select user_id as "userId", min(id) as id from credit_lot where user_id > $1 group by 1',
    [firstPayer],
  );
  const lotOf = new Map(lots.rows.map(({ userId, id }) => [userId, id]));
  // a statement gets its name, and PostgreSQL its plan, the second time
  for (let turn = 0; turn < 3; turn += 1) await payOnce(db, partnerId, firstPayer + 1);
  const recorded = await record(() => payOnce(db, partnerId, firstPayer + 1));
  const payer = (turn: number): number => firstPayer + 1 + (turn % payers);
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    rates.push({
      bare: await rate((turn) =>
        replay(
          pool,
          recorded,
          payer(turn),
          lotOf.get(payer(turn)) ?? 0,
          lotOf.get(recorded.userId) ?? 0,
        ),
      ),
      ours: await rate(async (turn) => void (await payOnce(db, partnerId, payer(turn)))),
    });
  const ours = median(rates.map((one) => one.ours));
  const bare = median(rates.map((one) => one.bare));
  const ratio = median(rates.map((one) => one.ours / one.bare));
  return [
    `authorize and capture, one busy client       ${ours.toFixed(0)} /s`,
    `its ${recorded.statements.length} statements bare ${bare.toFixed(0)} /s`,
    `ratio ${ratio.toFixed(2)}`,
  ].join('   ');
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
};

/** Money at work, each figure beside its reference in the same run. */
export const measureMoney = async (): Promise<string[]> => {
  const { db, pool, close } = await startBenchServer(8395);
  const clientId = await hire(pool, 10_000);
  const granted = await timed(() => give(db, pool, clientId, 10_000, 100_000));
  await pool.query('analyze');
  const lines = [
    `grant of 10,000 users                        ${granted.toFixed(2)} s`,
    await measurePayments(db, pool),
  ];
  await close();
  return lines;
};
