import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('asks once for all who ask meanwhile, and again after a failure', async () => {
  let asked = 0;
  const read = remembered(async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return asked;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2]);
});
it('asks again after its time', async () => {
  let asked = 0;
  const read = remembered(async () => (asked += 1), -1);
  expect([await read(), await read()]).toEqual([1, 2]);
});
