import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonInTurns } from './json-in-turns.ts';

const textOf = async (value: object): Promise<string> => (await jsonInTurns(value)).toString();

it('data are written as JSON.stringify writes them', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(fc.object(), fc.array(fc.jsonValue())), async (value) => {
      expect(await textOf(value)).toBe(`${JSON.stringify(value, null, 2)}\n`);
    }),
  ));
it('a date is its text, and what is not there is left out', async () => {
  const value = { at: new Date(0), none: undefined, list: [undefined, {}, []], no: null };
  expect(await textOf(value)).toBe(`${JSON.stringify(value, null, 2)}\n`);
});
it('others have their turn while much is written', async () => {
  let turns = 0;
  let isDone = false;
  const many = Array.from({ length: 100_000 }, (_, id) => ({
    id,
    note: 'x'.repeat(20),
    parts: [id],
  }));
  const writing = jsonInTurns(many).then(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  await writing;
  expect(turns).toBeGreaterThan(20);
});
it('what is larger than is written at one go is written the same', async () => {
  const row = { at: new Date(0), none: undefined, text: 'a\n"b"', deep: [{ x: [] }, {}, null] };
  const many = Array.from({ length: 300 }, (_, at) => (at % 7 === 0 ? undefined : row));
  for (const value of [{ many, none: undefined, gone: () => 0 }, many, { a: { many: [many] } }])
    expect(await textOf(value)).toBe(`${JSON.stringify(value, null, 2)}\n`);
});
