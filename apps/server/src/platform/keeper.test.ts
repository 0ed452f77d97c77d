import { expect, it } from 'vitest';
import { createKeepers } from './keeper.ts';

const counter = () => {
  let made = 0;
  return async () => ({ made: (made += 1) });
};

it('a fact is read once, also when many ask at once, until the catalogue changes', async () => {
  const { make, drop } = createKeepers();
  const facts = make<{ made: number }>({ maxEntries: 10 });
  const read = counter();
  const first = await Promise.all([1, 2, 3].map(() => facts.get('a', read)));
  expect(first).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }]);
  drop('everything');
  expect(await facts.get('a', read)).toEqual({ made: 2 });
});

it('a fact that was being read while the catalogue changed is for those who asked before', async () => {
  const { make, drop } = createKeepers();
  const facts = make<{ made: number }>({ maxEntries: 10 });
  const gate = Promise.withResolvers<{ made: number }>();
  const early = facts.get('a', () => gate.promise);
  drop('everything');
  const late = facts.get('a', async () => ({ made: 2 }));
  gate.resolve({ made: 1 });
  expect([await early, await late, await facts.get('a', counter())]).toEqual([
    { made: 1 },
    { made: 2 },
    { made: 2 },
  ]);
});

it('what is not there is asked for again, and so is what failed', async () => {
  const { make } = createKeepers();
  const facts = make<{ made: number }>({ maxEntries: 10 });
  expect(await facts.get('a', async () => undefined)).toBeUndefined();
  await expect(facts.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await facts.get('a', counter())).toEqual({ made: 1 });
});

it('a page stays until something it is about changes, and what may hold anything until anything does', async () => {
  const { make, drop } = createKeepers();
  const pages = make<{ made: number; about: string[] }>({
    maxEntries: 10,
    aboutOf: (page) => page.about,
  });
  const facts = make<{ made: number }>({ maxEntries: 10 });
  const read = counter();
  const ask = async (): Promise<(number | undefined)[]> => [
    (await pages.get('a', async () => ({ ...(await read()), about: ['partner 1', 'counts'] })))
      ?.made,
    (await pages.get('b', async () => ({ ...(await read()), about: ['partner 2'] })))?.made,
    (await facts.get('a', read))?.made,
  ];
  expect(await ask()).toEqual([1, 2, 3]);
  drop(['partner 3']);
  expect(await ask()).toEqual([1, 2, 4]);
  drop(['partner 2']);
  expect(await ask()).toEqual([1, 5, 6]);
  drop(['counts', 'partner 9']);
  expect(await ask()).toEqual([7, 5, 8]);
  // of something no reader sees, as a partner that is switched off
  drop([]);
  expect(await ask()).toEqual([7, 5, 9]);
});

it('what was being made while something else changed is kept, and what it is about is not', async () => {
  const { make, drop } = createKeepers();
  const pages = make<{ made: number }>({ maxEntries: 10, aboutOf: () => ['partner 1'] });
  for (const [changed, made] of [
    ['partner 2', 1],
    ['partner 1', 2],
  ] as const) {
    const gate = Promise.withResolvers<{ made: number }>();
    const early = pages.get(changed, () => gate.promise);
    drop([changed]);
    gate.resolve({ made: 1 });
    await early;
    expect(await pages.get(changed, async () => ({ made: 2 }))).toEqual({ made });
  }
});

it('what is made elsewhere is kept unless something it is about has changed since it was begun', () => {
  const { make, drop } = createKeepers();
  const pages = make<{ made: number }>({ maxEntries: 10, aboutOf: () => ['partner 1'] });
  const [early, late] = [pages.begin('a'), pages.begin('b')];
  drop(['partner 2']);
  early({ made: 1 });
  drop(['partner 1']);
  late({ made: 2 });
  expect([pages.peek('a'), pages.peek('b')]).toEqual([undefined, undefined]);
  const again = pages.begin('a');
  drop(['partner 2']);
  again({ made: 3 });
  expect(pages.peek('a')).toEqual({ made: 3 });
});

it('what was begun longer ago than changes are remembered is not kept', () => {
  const { make, drop } = createKeepers();
  const pages = make<{ made: number }>({ maxEntries: 10, aboutOf: () => ['partner 1'] });
  const keep = pages.begin('a');
  for (let change = 0; change <= 1_000; change += 1) drop([`partner ${change + 2}`]);
  keep({ made: 1 });
  expect(pages.peek('a')).toBeUndefined();
});
