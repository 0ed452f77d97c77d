import { expect, it } from 'vitest';
import { createReadModels } from './read-model.ts';

it('a read model is built once for all who wait, and anew after a change', async () => {
  const { make, drop } = createReadModels();
  let built = 0;
  const model = make(async () => (built += 1));
  expect(await Promise.all([model(), model(), model()])).toEqual([1, 1, 1]);
  drop();
  expect(await model()).toBe(2);
});

it('what was begun before a change is not answered to those who ask after it', async () => {
  const { make, drop } = createReadModels();
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [promise, Promise.resolve('new')];
  const model = make(async () => answers.shift() ?? 'none');
  const early = model();
  drop();
  const late = model();
  resolve('old');
  expect(await Promise.all([early, late, model()])).toEqual(['old', 'new', 'new']);
});

it('a build that fails is tried again by the next', async () => {
  const { make } = createReadModels();
  let tries = 0;
  const model = make(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
    return tries;
  });
  await expect(model()).rejects.toThrow('not now');
  expect(await model()).toBe(2);
});
