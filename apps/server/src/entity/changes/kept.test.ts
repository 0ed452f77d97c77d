import { expect, it } from 'vitest';
import { createKepts } from './kept.ts';

const counter = () => {
  let made = 0;
  return async () => ({ made: (made += 1) });
};

it('a fact is read once, also when many ask at once, until the catalogue changes', async () => {
  const { make, clear } = createKepts();
  const facts = make<{ made: number }>({ most: 10 });
  const read = counter();
  const first = await Promise.all([1, 2, 3].map(() => facts.get('a', read)));
  expect(first).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }]);
  clear();
  expect(await facts.get('a', read)).toEqual({ made: 2 });
});

it('a fact that was being read while the catalogue changed is for those who asked before', async () => {
  const { make, clear } = createKepts();
  const facts = make<{ made: number }>({ most: 10 });
  const gate = Promise.withResolvers<{ made: number }>();
  const early = facts.get('a', () => gate.promise);
  clear();
  const late = facts.get('a', async () => ({ made: 2 }));
  gate.resolve({ made: 1 });
  expect([await early, await late, await facts.get('a', counter())]).toEqual([
    { made: 1 },
    { made: 2 },
    { made: 2 },
  ]);
});

it('what is not there is asked for again, and so is what failed', async () => {
  const { make } = createKepts();
  const facts = make<{ made: number }>({ most: 10 });
  expect(await facts.get('a', async () => undefined)).toBeUndefined();
  await expect(facts.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await facts.get('a', counter())).toEqual({ made: 1 });
});
