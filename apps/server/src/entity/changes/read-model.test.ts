import { expect, it, vi } from 'vitest';
import { createReadModels } from './read-model.ts';

const of = ['partner', 'offer'] as const;

it('a read model is built once for all who wait, and anew after a change', async () => {
  const { make, drop, settled } = createReadModels();
  let built = 0;
  const model = make({ of, build: async () => (built += 1) });
  expect(await Promise.all([model(), model(), model()])).toEqual([1, 1, 1]);
  drop(['offer']);
  await settled();
  expect(await model()).toBe(2);
});

it('a change of a table it is not made from leaves it as it is', async () => {
  const { make, drop, settled } = createReadModels();
  const build = vi.fn<() => Promise<string>>().mockResolvedValue('made');
  const model = make({ of, build });
  await model();
  drop(['company', 'user']);
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
  drop(['partner']);
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
  for (let change = 0; change < 20; change += 1) drop(['partner']);
  await settled();
  expect(await model()).toBeLessThanOrEqual(3);
});

it('a first build during which something changed is made anew', async () => {
  const { make, drop, settled } = createReadModels();
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [promise, Promise.resolve('new')];
  const model = make({ of, build: async () => answers.shift() ?? 'none' });
  const early = model();
  drop(['partner']);
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
  drop(['partner']);
  await settled();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(await model()).toBe('new');
});
