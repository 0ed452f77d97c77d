import { afterAll, expect, it } from 'vitest';
import { xlsxOf } from '../../test/xlsx.ts';
import { createOfficeReader } from './office-reader.ts';
import { readStoredTable } from './stored-table.ts';

const reader = createOfficeReader({ maxWaiting: 1 });
afterAll(reader.close);
const large = Buffer.from('jméno;město\r\n'.repeat(10_000));

it('a table read in a process of its own is the one read here', async () => {
  const workbook = xlsxOf({ Mzdy: [['jméno'], ['Ľubica']] });
  for (const file of [large, workbook])
    expect(await reader.read(file)).toEqual(await readStoredTable(file));
});

it('what is refused there is refused here, by the same words', async () => {
  const broken = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(500)]);
  await expect(reader.read(broken)).rejects.toMatchObject({
    status: 422,
    globalErrors: [{ messageKey: 'import.error.unreadable' }],
  });
});

it('a file that would take too long is refused as one that unfolds, and the next is read', async () => {
  const hasty = createOfficeReader({ patienceMs: 1 });
  afterAll(hasty.close);
  await expect(hasty.read(large)).rejects.toMatchObject({
    globalErrors: [{ messageKey: 'import.error.unfolds' }],
  });
  expect((await reader.read(large)).total).toBe(9_999);
});

it('who comes when enough is waiting is told to come later', async () => {
  const answers = await Promise.allSettled([1, 2, 3].map(() => reader.read(large)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
