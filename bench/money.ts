import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { signIn as connect } from '../apps/server/src/cli/till/person.ts';
import type { Db } from '../apps/server/src/platform/db/index.ts';
import { createLedgerPayments, give, hire } from './ledger-payments.ts';
import { median } from './load.ts';
import { rate as rateOf } from './statements.ts';
import { startBenchServer } from './server.ts';

const rounds = 3;
const seconds = 4;
const connections = 16;

const measurePayments = async (db: Db, pool: pg.Pool): Promise<string> => {
  const payments = await createLedgerPayments(db, pool);
  const rate = (work: (turn: number) => Promise<void>): Promise<number> =>
    rateOf({ connections, seconds }, work);
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    rates.push({ bare: await rate(payments.bare), ours: await rate(payments.ours) });
  const ours = median(rates.map((one) => one.ours));
  const bare = median(rates.map((one) => one.bare));
  const ratio = median(rates.map((one) => one.ours / one.bare));
  return [
    `authorize and capture, one busy client       ${ours.toFixed(0)} /s`,
    `its ${payments.statements} statements bare ${bare.toFixed(0)} /s`,
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
