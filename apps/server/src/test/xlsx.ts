import { crc32, deflateRawSync } from 'node:zlib';

type Entry = { readonly name: string; readonly text: string };

/** A real zip archive; `toldSize` lies about what its entries unfold to. */
export const zipOf = (entries: readonly Entry[], declaredSize?: number): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text } of entries) {
    const raw = Buffer.from(text);
    const packed = deflateRawSync(raw);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(raw), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declaredSize ?? raw.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, rest, Buffer.from(name)]),
    );
    files.push(file);
    at += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end]);
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** A cell: a text, or the XML inside of `<c …>` with its attributes. */
export type TestCell = string | { readonly attributes?: string; readonly xml: string };

const sheetOf = (rows: readonly (readonly TestCell[])[], strings: string[]): string => {
  const cell = (value: TestCell, column: number, row: number): string => {
    const at = `r="${String.fromCodePoint(65 + column)}${row + 1}"`;
    if (typeof value !== 'string') return `<c ${at} ${value.attributes ?? ''}>${value.xml}</c>`;
    return value === '' ? '' : `<c ${at} t="s"><v>${strings.push(value) - 1}</v></c>`;
  };
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, column) => cell(one, column, row)).join('')}</row>`,
  );
  return `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** Styles of the tests: 1 is a day, 2 digits with leading zeros. */
const styles = [
  `<styleSheet xmlns="${main}">`,
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="000\\ 00"/></numFmts>',
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>',
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>',
  '</styleSheet>',
].join('');

/** A workbook as Excel writes it: one sheet after another, texts in the shared strings. */
export const xlsxOf = (
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
  { hidden = [] as readonly string[] } = {},
): Buffer => {
  const strings: string[] = [];
  const names = Object.keys(sheets);
  const parts = names.map((name, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    text: sheetOf(sheets[name] ?? [], strings),
  }));
  const list = names.map(
    (name, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" ` +
      `state="${hidden.includes(name) ? 'hidden' : 'visible'}" r:id="rId${index + 1}"/>`,
  );
  const targets = names.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipOf([
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${targets.join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      text: `<sst xmlns="${main}">${strings.map((one) => `<si><t>${escaped(one)}</t></si>`).join('')}</sst>`,
    },
    { name: 'xl/styles.xml', text: styles },
    ...parts,
  ]);
};

/** Bytes as Excel of Czech Windows writes them. */
export const windows1250 = (text: string): Buffer => {
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1250').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  return Buffer.from([...text].map((letter) => byteOf.get(letter) ?? 63));
};
