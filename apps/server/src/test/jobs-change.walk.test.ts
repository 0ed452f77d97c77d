/**
 * What jobs change by themselves, in an installation with nothing to do: written down, so that a sweep nobody calls any
 * longer shows, and so does a job that begins to change something else.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noteStatements } from './sent-statements.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp({}, { works: false });
/** The statements of the work that asks; what others ask meanwhile is not its. */
const recorder = new AsyncLocalStorage<string[]>();
beforeAll(() => noteStatements((text) => recorder.getStore()?.push(text)));
afterAll(() => vi.restoreAllMocks());

const name = String.raw`((?:"?\w+"?\.)?"?\w+"?)`;
const changes = [
  ['insert', new RegExp(String.raw`\binsert into ${name}`, 'g')],
  ['update', new RegExp(String.raw`\bupdate ${name}(?: (?:as )?\w+)? set\b`, 'g')],
  ['delete', new RegExp(String.raw`\bdelete from ${name}`, 'g')],
] as const;
/** What a statement changes: `delete session`. */
const changesIn = (statement: string): readonly string[] => {
  const text = statement.toLowerCase().replaceAll(/\s+/g, ' ');
  return changes.flatMap(([verb, pattern]) =>
    [...text.matchAll(pattern)].map(([, table]) => `${verb} ${table?.replaceAll('"', '')}`),
  );
};
const changesOf = async (work: () => Promise<void>): Promise<string> => {
  const statements: string[] = [];
  await recorder.run(statements, work);
  return [...new Set(statements.flatMap(changesIn))].toSorted().join(', ') || 'nothing';
};

it('what jobs change by the clock is what jobs.txt says', async () => {
  const lines: string[] = [];
  for (const { name: job, schedule, work } of test.declared) {
    if (schedule === undefined) continue;
    lines.push(`${job} (${schedule}): ${await changesOf(() => work({} as never))}`);
  }
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('../../jobs.txt');
});

it.each([
  ['delete from session where id = 1', ['delete session']],
  [
    'with gone as (delete from "user" u where true returning id) insert into x.y select 1',
    ['insert x.y', 'delete user'],
  ],
  ['insert into a (b) values (1) on conflict (b) do update set b = 2', ['insert a']],
  ['update a as b set c = 1', ['update a']],
  ['select 1 from a for update', []],
])('%s changes %j', (statement, expected) => expect(changesIn(statement)).toEqual(expected));
