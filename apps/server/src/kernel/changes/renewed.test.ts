import { expect, it, vi } from 'vitest';
import type { TableName } from '../table/index.ts';
import type { Changes } from './follow.ts';
import { onPart, type Followed } from './records.ts';
import { createRenewals } from './renewed.ts';

const of = ['partner', 'offer'] as const;
const changeOf = (...tables: TableName[]): Changes => ({
  tables: new Set(tables),
  rows: new Map(),
  isMissed: false,
});

it('a value is made once for all who wait, and again after a change', async () => {
  const { make, touch, settled } = createRenewals();
  let built = 0;
  const model = make({ of, renew: async () => (built += 1) });
  expect(await Promise.all([model.read(), model.read(), model.read()])).toEqual([1, 1, 1]);
  touch(changeOf('offer'));
  await settled();
  expect(await model.read()).toBe(2);
});

it('a change of a table it is not made from leaves it as it is', async () => {
  const { make, touch, settled } = createRenewals();
  const build = vi.fn<() => Promise<string>>().mockResolvedValue('made');
  const model = make({ of, renew: build });
  await model.read();
  touch(changeOf('company', 'user'));
  await settled();
  await model.read();
  expect(build).toHaveBeenCalledTimes(1);
});

it('readers get the last one while the new one is made', async () => {
  const onRenewed = vi.fn<() => void>();
  const { make, touch, settled } = createRenewals({ onRenewed });
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [Promise.resolve('old'), promise];
  const model = make({ of, renew: async () => answers.shift() ?? 'none' });
  await model.read();
  touch(changeOf('partner'));
  expect(await model.read()).toBe('old');
  expect(onRenewed).not.toHaveBeenCalled();
  resolve('new');
  await settled();
  expect(onRenewed).toHaveBeenCalledTimes(1);
  expect(await model.read()).toBe('new');
});

it('many changes while it is made are one build more', async () => {
  const { make, touch, settled } = createRenewals();
  let built = 0;
  const model = make({ of, renew: async () => (built += 1) });
  await model.read();
  for (let change = 0; change < 20; change += 1) touch(changeOf('partner'));
  await settled();
  expect(await model.read()).toBeLessThanOrEqual(3);
});

it('a first build during which something changed is made again', async () => {
  const { make, touch, settled } = createRenewals();
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [promise, Promise.resolve('new')];
  const model = make({ of, renew: async () => answers.shift() ?? 'none' });
  const early = model.read();
  touch(changeOf('partner'));
  resolve('old');
  expect(await early).toBe('old');
  await settled();
  expect(await model.read()).toBe('new');
});

it('a build that fails is tried again by the next', async () => {
  const { make } = createRenewals();
  let tries = 0;
  const model = make({
    of,
    renew: async () => {
      tries += 1;
      if (tries === 1) throw new Error('not now');
      return tries;
    },
  });
  await expect(model.read()).rejects.toThrow('not now');
  expect(await model.read()).toBe(2);
});

it('a renewal that fails is reported, and the next reader builds', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const { make, touch, settled } = createRenewals({ onError });
  const answers: (() => Promise<string>)[] = [
    async () => 'old',
    () => Promise.reject(new Error('not now')),
    async () => 'new',
  ];
  const model = make({ of, renew: () => (answers.shift() ?? (async () => 'none'))() });
  await model.read();
  touch(changeOf('partner'));
  await settled();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(await model.read()).toBe('new');
});

it('something may have been missed: what is made of tables is renewed', async () => {
  const { make, touch, settled } = createRenewals();
  let built = 0;
  const model = make({ of, renew: async () => (built += 1) });
  await model.read();
  touch({ ...changeOf(), isMissed: true });
  await settled();
  expect(await model.read()).toBe(2);
});

type Place = { readonly id: number; readonly name: string; readonly lat: number };
const place: Place = { id: 1, name: 'U mostu', lat: 49.2 };
it.each<[string, Place | undefined, Place | undefined, number]>([
  ['becomes another in that part', place, { ...place, lat: 49.3 }, 1],
  ['comes', undefined, place, 1],
  ['goes', place, undefined, 1],
  ['becomes another in something else', place, { ...place, name: 'U řeky' }, 0],
])('a part of a record is heard of, or not, when the record %s', (_, before, after, times) => {
  const listener = vi.fn<() => void>();
  const records: Followed<Place> = {
    table: 'branch_office',
    get: () => place,
    values: () => [place].values(),
    size: () => 1,
    onRecord: (onChange) => onChange(before, after),
  };
  onPart(records, ({ lat }) => [lat], listener);
  expect(listener).toHaveBeenCalledTimes(times);
});
