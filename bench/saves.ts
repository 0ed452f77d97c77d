import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { api } from '@cafeteria/contract';
import type pg from 'pg';
import * as z from 'zod/mini';
import { signIn } from '../apps/server/src/cli/till/person.ts';
import { median } from './load.ts';
import type { BenchServer } from './server.ts';
import { rate, record, type Statement } from './statements.ts';

const rounds = 3;
const seconds = 3;
const connections = 8;

export type SaveKind = {
  readonly name: 'subcategory' | 'partner' | 'offer';
  readonly path: string;
  readonly table: string;
  /** Which rows are saved, as SQL. */
  readonly where: string;
  readonly fields: readonly string[];
  /** The field that is another one each time. */
  readonly change: string;
};
const fieldsOf = ({ body }: { readonly body: { readonly shape: object } }): string[] =>
  Object.keys(body.shape);
export const kinds: readonly SaveKind[] = [
  {
    name: 'subcategory',
    path: '/api/admin/category/6/subcategory/:id',
    table: 'subcategory',
    where: 'category_id = 6 and deleted_at is null',
    fields: fieldsOf(api.subcategoryAdmin.update),
    change: 'name',
  },
  {
    name: 'partner',
    path: '/api/admin/partner/:id',
    table: 'partner',
    where: 'id > 60 and active and deleted_at is null',
    fields: fieldsOf(api.partnerAdmin.update),
    change: 'shortDescription',
  },
  {
    name: 'offer',
    path: '/api/admin/offer/:id',
    table: 'offer',
    where: 'id > 60 and active and deleted_at is null',
    fields: fieldsOf(api.offerAdmin.update),
    change: 'shortDescription',
  },
];

const Saved = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number() });
const run = promisify(execFile);
const saveAtOnce = async (
  origin: string,
  headers: Readonly<Record<string, string>>,
  { path, fields, change }: SaveKind,
  ids: readonly number[],
  forSeconds: number,
): Promise<z.output<typeof Saved>> => {
  const script = fileURLToPath(new URL('savers.mjs', import.meta.url));
  const given = [origin, JSON.stringify(headers), path, ids.join(), String(forSeconds)];
  const { stdout } = await run(process.execPath, [script, ...given], {
    env: { ...process.env, FORM: JSON.stringify({ fields, change }) },
  });
  return z.parse(Saved, JSON.parse(stdout));
};

/** The statements of a save for another row, with nothing around them. */
const replay = async (
  pool: pg.Pool,
  statements: readonly Statement[],
  from: number,
  to: number,
): Promise<void> => {
  const client = await pool.connect();
  try {
    for (const { text, values = [] } of statements)
      await client.query({
        text,
        values: values.map((value) => (value === from ? to : value)),
        ...(values.length > 0 && { name: hash('sha1', text) }),
      });
  } finally {
    client.release();
  }
};

const isBefore = ({ text }: Statement): boolean => /^\s*begin/i.test(text);
const isAfter = ({ text }: Statement): boolean => text.trim().toLowerCase() === 'commit';
/** A server whose saves are measured, in this process or another. */
type Server = {
  readonly origin: string;
  readonly pool: pg.Pool;
  /** Microseconds of the processor so far in its process. */
  readonly cpu: () => Promise<number>;
  readonly record: (work: () => Promise<unknown>) => Promise<readonly Statement[]>;
};
type Headers = Readonly<Record<string, string>>;
const rowsOf = async (pool: pg.Pool, { table, where }: SaveKind): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from "${table}" where ${where} order by id limit ${2 * connections + 1}`,
  );
  return rows.map(({ id }) => id);
};

/** Eight administrators saving, each a row of their own, beside the statements of such a save sent bare. */
export const measureSave = async (
  { origin, pool, cpu, record }: Server,
  headers: Headers,
  kind: SaveKind,
  seconds: number,
) => {
  const [first = 0, ...others] = await rowsOf(pool, kind);
  const ids = others.slice(0, connections);
  // what is sent bare writes the recorded values, so over rows nobody saves
  const spare = others.slice(connections);
  await saveAtOnce(origin, headers, kind, [first], 0.3);
  // one short turn of one person; its last whole save is what is sent bare
  const statements = await record(() => saveAtOnce(origin, headers, kind, [first], 0.1));
  const begun = statements.findIndex(isBefore);
  const one = statements.slice(
    begun,
    statements.findIndex((sent, at) => at > begun && isAfter(sent)) + 1,
  );
  // nothing was recorded where there is no comparing
  const bare =
    one.length === 0
      ? Number.NaN
      : await rate({ connections, seconds }, (turn) =>
          replay(pool, one, first, spare[turn % spare.length] ?? first),
        );
  const before = await cpu();
  const ours = await saveAtOnce(origin, headers, kind, ids, seconds);
  const each = ((await cpu()) - before) / (ours.perSecond * seconds);
  return { ours, bare, cpu: each, statements: one.length };
};

const measureKind = async (server: Server, headers: Headers, kind: SaveKind): Promise<string> => {
  const [first = 0] = await rowsOf(server.pool, kind);
  const alone = await saveAtOnce(server.origin, headers, kind, [first], seconds);
  const found: Awaited<ReturnType<typeof measureSave>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    found.push(await measureSave(server, headers, kind, seconds));
  const middle = (of: (one: (typeof found)[number]) => number): number => median(found.map(of));
  return [
    `${kind.name.padEnd(12)} alone p50 ${alone.p50.toFixed(1)} ms`,
    `eight at once ${middle(({ ours }) => ours.perSecond).toFixed(0)} saves/s`,
    `p50 ${middle(({ ours }) => ours.p50).toFixed(1)} ms`,
    `p99 ${middle(({ ours }) => ours.p99).toFixed(1)} ms`,
    `${middle(({ cpu }) => cpu / 1_000).toFixed(2)} ms of Node's processor each`,
    `its ${found[0]?.statements} statements bare ${middle(({ bare }) => bare).toFixed(0)} /s`,
    `ratio ${middle(({ ours, bare }) => ours.perSecond / bare).toFixed(2)}`,
  ].join('   ');
};

/** Each kind of save of a server in this process. */
export const measureSaves = async ({ origin, pool }: BenchServer): Promise<string[]> => {
  const headers = (await signIn(origin, 'admin@demo.test', 'Demo.Admin.1')).headers();
  const cpu = async (): Promise<number> => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const recordHere = async (work: () => Promise<unknown>) => (await record(work)).statements;
  const lines: string[] = [];
  for (const kind of kinds)
    lines.push(await measureKind({ origin, pool, cpu, record: recordHere }, headers, kind));
  return lines;
};
