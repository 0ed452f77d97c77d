import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listStates } from './states.ts';

const source = new URL('../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, source), 'utf8');
const sources = globSync('**/*.queries.ts', { cwd: source }).map((file) => ({
  file,
  text: textOf(file),
}));
const checks = textOf('../checks.txt');
const whatToDo =
  'a list of states is another, or another file of SQL tells its states apart: read the files below that list, ' +
  'whether each means the new state rightly, then renew apps/server/states.txt (vitest run states.walk --update)';

it('what SQL decides by states is what states.txt says', async () => {
  expect(sources.length).toBeGreaterThan(100);
  await expect(listStates(checks, sources), whatToDo).toMatchFileSnapshot('../../states.txt');
});
it('a new state changes the list over every file that tells its states apart', () => {
  const file = 'money/deposit/a.queries.ts';
  const text = `select 1 from deposit d where d.status <> 'CREATED'`;
  const before = `deposit CHECK ((status = ANY (ARRAY['CREATED'::text, 'DECLINED'::text])))`;
  const after = before.replace(`'DECLINED'`, `'DECLINED'::text, 'SUSPENDED'`);
  expect(listStates(before, [{ file, text }])).toBe(
    `deposit.status: CREATED, DECLINED\n  ${file}: CREATED\n`,
  );
  expect(listStates(after, [{ file, text }])).toBe(
    `deposit.status: CREATED, DECLINED, SUSPENDED\n  ${file}: CREATED\n`,
  );
});
