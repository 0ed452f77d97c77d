import { afterAll, expect, it } from 'vitest';
import { xlsxOf } from '../../test/xlsx.ts';
import { createOfficeReader } from './office-reader.ts';
import { readStoredTable } from './stored-table.ts';

const reader = createOfficeReader({ maxWaiting: 1 });
afterAll(reader.close);
const headings = { columns: [['jméno']], enough: 1 };
const large = Buffer.from('jméno;město\r\n'.repeat(10_000));

it('a table read in a process of its own is the one read here', async () => {
  const workbook = xlsxOf({ Pokyny: [['Dobrý den']], Mzdy: [['jméno'], ['Ľubica']] });
  for (const file of [large, workbook])
    expect(await reader.read(file, headings)).toEqual(await readStoredTable(file, headings));
});

it('what is refused there is refused here, by the same words', async () => {
  const broken = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(500)]);
  await expect(reader.read(broken, headings)).rejects.toMatchObject({
    status: 422,
    globalErrors: [{ messageKey: 'import.error.unreadable' }],
  });
});

it('a file that would take too long is refused as one that unfolds, and the next is read', async () => {
  const hasty = createOfficeReader({ patienceMs: 1 });
  afterAll(hasty.close);
  await expect(hasty.read(large, headings)).rejects.toMatchObject({
    globalErrors: [{ messageKey: 'import.error.unfolds' }],
  });
  expect((await reader.read(large, headings)).total).toBe(9_999);
});

it('who comes when enough is waiting is told to come later', async () => {
  const answers = await Promise.allSettled([1, 2, 3].map(() => reader.read(large, headings)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
