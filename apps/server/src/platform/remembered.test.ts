import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('asks once for all who ask meanwhile, and again after a failure', async () => {
  let calls = 0;
  const read = remembered(async () => {
    calls += 1;
    if (calls === 1) throw new Error('away');
    return calls;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2]);
});
it('asks again after its time', async () => {
  let calls = 0;
  const read = remembered(async () => (calls += 1), -1);
  expect([await read(), await read()]).toEqual([1, 2]);
});
