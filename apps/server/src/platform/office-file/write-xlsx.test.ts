import { expect, it } from 'vitest';
import { readOfficeFile } from './read-office-file.ts';
import { writeXlsx } from './write-xlsx.ts';

it.each([
  ['a formula', `=cmd|'/C calc'!A0`],
  ['zeros in front', '00712'],
  ['signs of XML', `D'Artagnan & "Syn" <b>`],
  ['pictures and letters from right to left', '👩‍👩‍👧‍👦 שלום'],
  ['120 letters', 'Ž'.repeat(120)],
  ['what a workbook writes a character by', 'kód _x0041_ a _x005F_'],
  ['two lines', 'Dva\nřádky'],
])('what is written into a workbook is what is read of it again: %s', async (_what, name) => {
  const { lines } = await readOfficeFile(
    await writeXlsx('Lidé', [
      ['name', 'x'],
      [name, '1'],
    ]),
  );
  expect(lines[1]?.cells).toEqual([name, '1']);
});
it('a character that XML cannot hold breaks no workbook', async () => {
  const { lines } = await readOfficeFile(await writeXlsx('Lidé', [['a\u0000b\uFFFEc\uFFFFd']]));
  expect(lines[0]?.cells).toEqual(['abcd']);
});
