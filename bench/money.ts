import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { signIn as connect } from '../apps/server/src/cli/till/person.ts';
import {
  authorize,
  capture,
  grantCredits,
  pragueDay,
} from '../apps/server/src/money/ledger/index.ts';
import { atomic, type Db } from '../apps/server/src/platform/db/index.ts';
import { median } from './load.ts';
import { rate as rateOf, record, type Statement } from './statements.ts';
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

type Paid = { readonly userId: number; readonly movementId: number };
const rate = (work: (turn: number) => Promise<void>): Promise<number> =>
  rateOf({ connections, seconds }, work);
/** The same statements with nothing around them: for another payer, with the ids the database answers. */
const replay = async (
  pool: pg.Pool,
  recorded: Paid & { readonly statements: readonly Statement[] },
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

const payOnce = async (db: Db, partnerId: number, userId: number): Promise<Paid> => {
  const { movementId } = await atomic(db, (tx) =>
    authorize(tx, {
      userId,
      amount: 1,
      currency: 'CZK',
      regime: 'CZ_MEAL',
      categoryId: 2,
      useTaxed: false,
      usePrivate: false,
      partnerId,
      branchOfficeId: null,
      offerId: null,
      merchantName: 'Bench',
      credentialId: null,
      externalRef: null,
    }),
  );
  await atomic(db, (tx) => capture(tx, { id: movementId }));
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
  const { made, statements } = await record(() => payOnce(db, partnerId, firstPayer + 1));
  const recorded = { ...made, statements };
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

/** Signs in as the employee of the demo; answers the headers of a page of theirs. */
const signIn = async (origin: string): Promise<Record<string, string>> => {
  const person = await connect(origin, 'employee@demo.test', 'Demo.User.1');
  return person.headers();
};

/** A history of ten thousand movements, page by page, beside one count of them. */
const measureHistory = async (
  origin: string,
  pool: pg.Pool,
  headers: Record<string, string>,
): Promise<string> => {
  await pool.query(
    `insert into movement (
       user_id, type, reason, status, amount, currency, decline_reason, partner_id, regime, occurred_at
     )
     select
       2, 'PAYMENT', 'PURCHASE', 'DECLINED', 100, 'CZK', 'NOT_COVERED',
       (select min(id) from partner), 'CZ_MEAL', now() - n * interval '1 hour'
     from generate_series(1, 10000) n`,
  );
  await pool.query('analyze movement');
  const page = async (offset: number): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn += 1)
      times.push(
        await timed(async () => {
          const url = `${origin}/api/user/payment-history?limit=20&offset=${offset}`;
          const response = await fetch(url, { headers });
          if (!response.ok) throw new Error(`the history answered ${response.status}`);
          await response.arrayBuffer();
        }),
      );
    return median(times) * 1_000;
  };
  const [first, last] = [await page(0), await page(10_000)];
  const count = median(
    await Promise.all(
      Array.from({ length: 3 }, () =>
        timed(() => pool.query('select count(*) from movement where user_id = 2')),
      ),
    ),
  );
  return [
    `history of 10,000 movements, first page       ${first.toFixed(1)} ms`,
    `last ${last.toFixed(1)} ms`,
    `one count of them ${(count * 1_000).toFixed(1)} ms`,
  ].join('   ');
};

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** What this process keeps, once what it does not need is gone. */
const heldBytes = (): number => {
  if (typeof collect === 'function') collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const streams = 1_000;
/** Open deposits followed by a thousand readers of another process, on this one node. */
const measureStreams = async (
  origin: string,
  pool: pg.Pool,
  headers: Record<string, string>,
): Promise<string> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into deposit (user_id, amount, currency, payment_method, save_card, language, ip, gate)
     values (2, 10000, 'CZK', 'BANK_CARD_VIA_EGATE', false, 'cs', '127.0.0.1', 'CSOB')
     returning id`,
  );
  const url = `${origin}/api/user/deposit/${rows[0]?.id ?? 0}`;
  const before = heldBytes();
  const script = fileURLToPath(new URL('stream-readers.mjs', import.meta.url));
  const readers = spawn(process.execPath, [script, url, headers['cookie'] ?? '', String(streams)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opened = await timed(() => once(readers.stdout, 'data'));
  const each = (heldBytes() - before) / streams / 1_024;
  const answered = await timed(() => fetch(`${origin}/health/live`));
  readers.kill();
  return [
    `1,000 open deposit streams                   ${opened.toFixed(1)} s to open`,
    `${each.toFixed(0)} kB each`,
    `a request beside them ${(answered * 1_000).toFixed(1)} ms`,
  ].join('   ');
};

/** Money at work, each figure beside its reference in the same run. */
export const measureMoney = async (): Promise<string[]> => {
  const { db, pool, origin, close } = await startBenchServer(8395);
  const headers = await signIn(origin);
  const clientId = await hire(pool, 10_000);
  const granted = await timed(() => give(db, pool, clientId, 10_000, 100_000));
  await pool.query('analyze');
  const lines = [
    `grant of 10,000 users                        ${granted.toFixed(2)} s`,
    await measurePayments(db, pool),
    await measureHistory(origin, pool, headers),
    await measureStreams(origin, pool, headers),
  ];
  await close();
  return lines;
};
