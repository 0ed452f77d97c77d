import { describe, expect, it } from 'vitest';
import { fioStatement } from '../../../test/bank-file.ts';
import { read, refused } from './testing/refused.ts';

const bankRow = (fields: { readonly reference?: string; readonly account?: string } = {}): string =>
  `"${fields.reference ?? '26933415370'}";"23.11.2026";"1 500,03";"CZK";"${fields.account ?? '19-2000145399'}";` +
  '"Nová, s.r.o.";"0800";"Česká spořitelna";"0308";"22";"";"";"Platba č. 1";"Příjem";"";"";"";"";"9"';
const fromBank = fioStatement([bankRow()], '2500,03');
const width = 19;
/** As a spreadsheet saves it: without quotation marks and leading zeros, every line as wide as the widest. */
const savedAgain = (file: string): string =>
  file
    .split('\r\n')
    .map((line) => {
      const cells = line.replaceAll('"', '').split(';');
      const plain = cells.map((cell) => (/^0+\d+$/.test(cell) ? cell.replace(/^0+/, '') : cell));
      return [...plain, ...Array.from({ length: width - plain.length }, () => '')].join(';');
    })
    .join('\r\n');
/** Without its last line, which is empty: a spreadsheet would not save it. */
const saved = savedAgain(fromBank.trimEnd());
/** What has no other sign in the code page of Windows than in Latin 1, and what has. */
const codePage1250: Readonly<Record<string, number>> = {
  č: 0xe8,
  ř: 0xf8,
  ě: 0xec,
  Č: 0xc8,
  ů: 0xf9,
};
const in1250 = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => codePage1250[letter] ?? letter.charCodeAt(0) % 256));

describe('a statement of Fio that was opened in a spreadsheet and saved', () => {
  it.each([
    ['in UTF-8', Buffer.from(saved)],
    ['in UTF-8 with the mark of it', Buffer.from(`\uFEFF${saved}`)],
    ['in the code page of Windows', in1250(saved)],
  ])('%s says what the bank’s own file says', async (_encoding, file) => {
    const [own] = await read(fromBank);
    const [statement] = await read(file);
    expect(own?.entries[0]).toMatchObject({ counterAccount: 'CZ6508000000192000145399' });
    expect(statement).toEqual(own);
  });
  it('with days as short as its country writes them, too', async () => {
    const short = fromBank
      .replaceAll('23.11.2026', '1.12.2026')
      .replace('22.11.2026', '1. 12. 2026');
    expect((await read(short))[0]).toMatchObject({ from: '2026-12-01', to: '2026-12-01' });
  });
  it.each([
    ['reference', { reference: '2,69E+10' }, 'ID pohybu', '2,69E+10'],
    ['account', { account: '1.92E+11' }, 'Protiúčet', '1.92E+11'],
  ])(
    'is refused where it rounded a long number (%s), and says where',
    async (_what, row, field, value) =>
      expect(await refused(fioStatement([bankRow(row)], '2500,03'))).toMatchObject({
        key: 'field',
        line: 14,
        field,
        value,
      }),
  );
});
