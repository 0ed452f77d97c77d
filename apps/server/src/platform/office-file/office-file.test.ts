import { describe, expect, it } from 'vitest';
import { windows1250, xlsxOf, zipOf } from '../../test/xlsx.ts';
import { readOfficeFile } from './index.ts';

const cellsOf = async (bytes: Buffer) =>
  (await readOfficeFile(bytes)).lines.map(({ cells }) => cells);
const keyOf = (bytes: Buffer): Promise<unknown> =>
  readOfficeFile(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
const csv = 'name;city\r\nPobočka Žižkov;Třebíč\r\nPredajňa Ľubeľa;Štúrovo – „ťava“\r\n';
const lines = [
  ['name', 'city'],
  ['Pobočka Žižkov', 'Třebíč'],
  ['Predajňa Ľubeľa', 'Štúrovo – „ťava“'],
];

describe('a CSV', () => {
  it.each([
    ['UTF-8', Buffer.from(csv), 'UTF_8'],
    ['UTF-8 with a byte-order mark', Buffer.from(`\uFEFF${csv}`), 'UTF_8'],
    ['windows-1250', windows1250(csv), 'WINDOWS_1250'],
    ['UTF-16', Buffer.from(`\uFEFF${csv}`, 'utf16le'), 'UTF_16'],
    ['UTF-16, the high byte first', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16(), 'UTF_16'],
  ])('in %s is read with every letter', async (_what, bytes, encoding) => {
    expect(await readOfficeFile(bytes)).toMatchObject({
      format: 'CSV',
      encoding,
      delimiter: 'SEMICOLON',
    });
    expect(await cellsOf(bytes)).toEqual(lines);
  });

  it('put together of two encodings loses the letters of the smaller part, and says where', async () => {
    const mixed = Buffer.concat([Buffer.from(csv), windows1250('Příbram;Praha\r\n')]);
    expect(await readOfficeFile(mixed)).toMatchObject({ encoding: 'UTF_8' });
    expect(await cellsOf(mixed)).toEqual([...lines, ['P\uFFFD\uFFFDbram', 'Praha']]);
    const cut = Buffer.from('name;city\r\nPředajňa;Žiž').subarray(0, -1);
    expect((await cellsOf(cut)).at(-1)).toEqual(['Předajňa', 'Ži\uFFFD']);
  });

  it('has no more columns than a workbook may have; empty ones at the end of a line are none', async () => {
    const tail = ';'.repeat(16_000);
    const padded = Buffer.from(`name;city${tail}\nKiosk;Praha${tail}\n${tail}`);
    expect(await cellsOf(padded)).toEqual([
      ['name', 'city'],
      ['Kiosk', 'Praha'],
    ]);
    expect(await keyOf(Buffer.from(`name;city\nA${';x'.repeat(200)}`))).toBe(
      'import.error.unfolds',
    );
  });

  it('in windows-1250 may spell words that look like letters of UTF-8', async () => {
    const shouted = 'name;city\r\nPÄŤ DĹŽOK;ZÁŤ\r\n';
    expect(await cellsOf(windows1250(shouted))).toEqual([
      ['name', 'city'],
      ['PÄŤ DĹŽOK', 'ZÁŤ'],
    ]);
  });

  it.each([
    ['commas', ',', 'COMMA'],
    ['semicolons', ';', 'SEMICOLON'],
    ['tabs', '\t', 'TAB'],
  ])('is parted by %s, whatever stands inside quotes', async (_what, sign, delimiter) => {
    const bytes = Buffer.from(`name${sign}"a,b;c,d;e\tf\tg,h;i"${sign}city\nA${sign}B${sign}C\n`);
    expect((await readOfficeFile(bytes)).delimiter).toBe(delimiter);
    expect((await cellsOf(bytes))[1]).toEqual(['A', 'B', 'C']);
  });

  it('keeps the numbers of its lines, whatever is empty', async () => {
    const { lines: read } = await readOfficeFile(Buffer.from('a;b\n\n1;2\n;\n"x\ny";4\n5;6\n'));
    expect(read.map(({ line }) => line)).toEqual([1, 3, 5, 7]);
  });

  it.each([
    ['bytes that are no text', Buffer.from([0x61, 0x3b, 0x90, 0x0a]), 'import.error.encoding'],
    ['UTF-16 without its mark', Buffer.from('a;b', 'utf16le'), 'import.error.encoding'],
    ['nothing', Buffer.alloc(0), 'import.error.unreadable'],
    [
      'a web page that was named .xls',
      Buffer.from('\uFEFF\n<html><body><table><tr><td>name</td><td>city</td></tr></table>'),
      'import.error.unreadable',
    ],
    ['XML', Buffer.from('<?xml version="1.0"?>\n<Workbook/>'), 'import.error.unreadable'],
    [
      'more lines than may be',
      Buffer.from(`a\n${'1\n'.repeat(50_001)}`),
      'import.error.tooManyLines',
    ],
  ])('of %s is refused', async (_what, bytes, key) => expect(await keyOf(bytes)).toBe(key));
});

describe('a workbook', () => {
  it('is its first visible sheet with something in it', async () => {
    const bytes = xlsxOf(
      { Skrytý: [['x']], Prázdný: [], 'Pobočky & "dílny"': lines, Další: [['y']] },
      { hidden: ['Skrytý'] },
    );
    expect(await readOfficeFile(bytes)).toMatchObject({
      format: 'XLSX',
      encoding: null,
      sheet: 'Pobočky & "dílny"',
      otherSheets: 2,
    });
    expect(await cellsOf(bytes)).toEqual(lines);
  });

  describe('of several sheets', () => {
    const headings = { columns: [['name', 'název'], ['city', 'obec'], ['www']], enough: 2 };
    const words = [['Pokyny'], ['Sloupec', 'Co do něj patří'], ['Název', 'Jak se pobočka jmenuje']];
    const table = [['Pobočky 2026'], ['NÁZEV', 'Obec'], ['Kiosk', 'Praha']];
    const sheetOf = async (...[sheets]: Parameters<typeof xlsxOf>) =>
      readOfficeFile(xlsxOf(sheets), headings).then(({ sheet, otherSheets, lines: read }) => ({
        sheet,
        otherSheets,
        last: read.at(-1)?.cells,
      }));

    it('is the one with the header, wherever it stands', async () => {
      expect(await sheetOf({ Pokyny: words, Číselník: [['CZ'], ['SK']], Data: table })).toEqual({
        sheet: 'Data',
        otherSheets: 2,
        last: ['Kiosk', 'Praha'],
      });
    });

    it('is the first of those with a header, and the first of all where none has it', async () => {
      expect(await sheetOf({ Leden: table, Únor: [['name', 'city', 'www']] })).toMatchObject({
        sheet: 'Leden',
      });
      expect(await sheetOf({ Pokyny: [['Dobrý den']], Jiné: [['a', 'b']] })).toMatchObject({
        sheet: 'Pokyny',
      });
      expect(await sheetOf({ Pokyny: [['Dobrý den']], Zpola: [['a', 'obec']] })).toMatchObject({
        sheet: 'Zpola',
      });
    });
  });

  it('holds days, postal codes and numbers as people see them', async () => {
    const number = (value: string, style = 0) => ({
      attributes: `s="${style}"`,
      xml: `<v>${value}</v>`,
    });
    const bytes = xlsxOf({
      A: [
        ['day', 'code', 'number', 'truth', 'inline'],
        [
          number('45352', 1),
          number('1001', 2),
          number('49.214900000000002'),
          { attributes: 't="b"', xml: '<v>1</v>' },
          { attributes: 't="inlineStr"', xml: '<is><r><t>Ja</t></r><r><t>na</t></r></is>' },
        ],
      ],
    });
    expect((await cellsOf(bytes))[1]).toEqual(['2024-03-01', '01001', '49.2149', '1', 'Jana']);
  });

  it('tells its formulas, also those whose result looks harmless', async () => {
    const bytes = xlsxOf({
      A: [
        ['name', 'city'],
        [
          { attributes: 't="str"', xml: '<f>HYPERLINK("http://x")</f><v>Praha</v>' },
          { xml: '<f t="shared" si="0"/><v>3</v>' },
        ],
      ],
    });
    expect((await cellsOf(bytes))[1]).toEqual(['=HYPERLINK("http://x")', '=3']);
  });

  it('skips cells and lines that are empty and keeps the numbers of the others', async () => {
    const { lines: read } = await readOfficeFile(xlsxOf({ A: [['a', '', 'c'], [], ['', 'b']] }));
    expect(read).toEqual([
      { line: 1, cells: ['a', '', 'c'] },
      { line: 3, cells: ['', 'b'] },
    ]);
  });

  const workbook = (sheet: string, strings = '<sst/>') => [
    {
      name: 'xl/workbook.xml',
      text: '<workbook><sheets><sheet name="A" r:id="r1" xmlns:r="r"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="r1" Target="/xl/a.xml"/></Relationships>',
    },
    { name: 'xl/sharedStrings.xml', text: strings },
    { name: 'xl/a.xml', text: sheet },
  ];
  const entities =
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><worksheet>&c;</worksheet>';
  const wide = `<worksheet><row r="1"><c r="ZZZ1"><v>1</v></c></row></worksheet>`;
  const long = 'x'.repeat(100_000);
  const repeated = `<worksheet>${'<row><c t="s"><v>0</v></c></row>'.repeat(1_000)}</worksheet>`;
  it.each([
    ['unfolds to gigabytes', zipOf(workbook(' '.repeat(80_000_000))), 'import.error.unfolds'],
    [
      'lies about what it unfolds to',
      zipOf(workbook(' '.repeat(80_000_000)), 10),
      'import.error.unfolds',
    ],
    [
      'repeats one long text',
      zipOf(workbook(repeated, `<sst><si><t>${long}</t></si></sst>`)),
      'import.error.unfolds',
    ],
    ['has a cell in a far column', zipOf(workbook(wide)), 'import.error.unfolds'],
    ['has entities of its own', zipOf(workbook(entities)), 'import.error.unreadable'],
    ['holds broken XML', zipOf(workbook('<worksheet><row>')), 'import.error.unreadable'],
    ['holds no sheet', zipOf([{ name: 'a.txt', text: 'a' }]), 'import.error.unreadable'],
    ['is cut off', xlsxOf({ A: lines }).subarray(0, 900), 'import.error.unreadable'],
    [
      'is an old one, or has a password',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      'import.error.oldExcel',
    ],
  ])('that %s is refused', async (_what, bytes, key) => expect(await keyOf(bytes)).toBe(key));
});
