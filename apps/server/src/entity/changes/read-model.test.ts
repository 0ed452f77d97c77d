import { describe, expect, it, vi } from 'vitest';
import type { TableName } from '../table/index.ts';
import type { Changes } from './follow.ts';
import { createReadModels, partOf } from './read-model.ts';
import type { Followed } from './records.ts';

const of = ['partner', 'offer'] as const;
const changeOf = (...tables: TableName[]): Changes => ({
  tables: new Set(tables),
  rows: new Map(),
  isMissed: false,
});

it('a read model is built once for all who wait, and anew after a change', async () => {
  const { make, drop, settled } = createReadModels();
  let built = 0;
  const model = make({ of, build: async () => (built += 1) });
  expect(await Promise.all([model(), model(), model()])).toEqual([1, 1, 1]);
  drop(changeOf('offer'));
  await settled();
  expect(await model()).toBe(2);
});

it('a change of a table it is not made from leaves it as it is', async () => {
  const { make, drop, settled } = createReadModels();
  const build = vi.fn<() => Promise<string>>().mockResolvedValue('made');
  const model = make({ of, build });
  await model();
  drop(changeOf('company', 'user'));
  await settled();
  await model();
  expect(build).toHaveBeenCalledTimes(1);
});

it('readers get the one before while the new one is made', async () => {
  const onRenewed = vi.fn<() => void>();
  const { make, drop, settled } = createReadModels({ onRenewed });
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [Promise.resolve('old'), promise];
  const model = make({ of, build: async () => answers.shift() ?? 'none' });
  await model();
  drop(changeOf('partner'));
  expect(await model()).toBe('old');
  expect(onRenewed).not.toHaveBeenCalled();
  resolve('new');
  await settled();
  expect(onRenewed).toHaveBeenCalledTimes(1);
  expect(await model()).toBe('new');
});

it('many changes while it is made are one build more', async () => {
  const { make, drop, settled } = createReadModels();
  let built = 0;
  const model = make({ of, build: async () => (built += 1) });
  await model();
  for (let change = 0; change < 20; change += 1) drop(changeOf('partner'));
  await settled();
  expect(await model()).toBeLessThanOrEqual(3);
});

it('a first build during which something changed is made anew', async () => {
  const { make, drop, settled } = createReadModels();
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [promise, Promise.resolve('new')];
  const model = make({ of, build: async () => answers.shift() ?? 'none' });
  const early = model();
  drop(changeOf('partner'));
  resolve('old');
  expect(await early).toBe('old');
  await settled();
  expect(await model()).toBe('new');
});

it('a build that fails is tried again by the next', async () => {
  const { make } = createReadModels();
  let tries = 0;
  const model = make({
    of,
    build: async () => {
      tries += 1;
      if (tries === 1) throw new Error('not now');
      return tries;
    },
  });
  await expect(model()).rejects.toThrow('not now');
  expect(await model()).toBe(2);
});

it('a renewal that fails is told, and the next reader builds', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const { make, drop, settled } = createReadModels({ onError });
  const answers: (() => Promise<string>)[] = [
    async () => 'old',
    () => Promise.reject(new Error('not now')),
    async () => 'new',
  ];
  const model = make({ of, build: () => (answers.shift() ?? (async () => 'none'))() });
  await model();
  drop(changeOf('partner'));
  await settled();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(await model()).toBe('new');
});

describe('a read model of parts of records', () => {
  type Place = { readonly id: number; readonly name: string; readonly lat: number };
  type Hear = (before: Place | undefined, after: Place | undefined) => void;
  const place: Place = { id: 1, name: 'U mostu', lat: 49.2 };
  const build = async () => {
    const { make, drop, settled } = createReadModels();
    let change: Hear = () => {};
    let built = 0;
    const records: Followed<Place> = {
      table: 'branch_office',
      get: () => place,
      values: () => [place].values(),
      size: () => 1,
      onRecord: (hear) => (change = hear),
    };
    const model = make({
      of: [partOf(records, ({ lat }) => [lat])],
      build: async () => (built += 1),
    });
    await model();
    return { change: (...states: Parameters<Hear>) => change(...states), drop, settled, model };
  };
  const noted: Changes = {
    tables: new Set(['branch_office']),
    rows: new Map([['branch_office', new Set([1])]]),
    isMissed: false,
  };

  it('stays as it is when something else of a record changes', async () => {
    const { change, drop, settled, model } = await build();
    change(place, { ...place, name: 'U řeky' });
    drop(noted);
    await settled();
    expect(await model()).toBe(1);
  });

  it.each([
    ['becomes another', place, { ...place, lat: 49.3 }],
    ['comes', undefined, place],
    ['goes', place, undefined],
  ] as const)('is made anew once when its part of a record %s', async (_, before, after) => {
    const { change, drop, settled, model } = await build();
    change(before, after);
    drop(noted);
    await settled();
    expect(await model()).toBe(2);
  });

  it.each([
    ['time has passed', changeOf('branch_office')],
    ['something may have been missed', { ...noted, isMissed: true }],
  ] as const)('is made anew when %s', async (_, changes) => {
    const { drop, settled, model } = await build();
    drop(changes);
    await settled();
    expect(await model()).toBe(2);
  });
});
