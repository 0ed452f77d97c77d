import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { type CsvCell, writeLines } from './write-csv.ts';

const deflate = promisify(deflateRaw);

type Entry = { readonly name: string; readonly text: string };

/** What stands before each file of an archive and again in its directory, without the place. */
const factsOf = (raw: Buffer, packed: Buffer, name: string): Buffer => {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  // names are UTF-8
  facts.writeUInt16LE(0x08_00, 2);
  facts.writeUInt16LE(8, 4);
  // 1 January 1980, the first day an archive knows: the same table is the same file
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc32(raw), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(raw.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
};

const zipOf = async (entries: readonly Entry[]): Promise<Buffer> => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text } of entries) {
    const raw = Buffer.from(text);
    const packed = await deflate(raw);
    const facts = factsOf(raw, packed, name);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, rest, Buffer.from(name));
    files.push(file);
    at += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\u0005\u0006'), end]);
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * XML holds no control characters but tabs and line ends. A workbook writes others as `_x000D_`; in a text that has
 * such letters of its own, their first underscore is written that way, so that they are read as they stand.
 */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Words are texts and never read as formulas; numbers are numbers with two decimals. */
const cellOf = (cell: CsvCell): string =>
  typeof cell === 'string'
    ? `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
    : `<c s="1"><v>${cell.number.replace(',', '.')}</v></c>`;
const sheetOf = async (lines: readonly (readonly CsvCell[])[]): Promise<string> => {
  const rows = await writeLines(lines, (cells) => `<row>${cells.map(cellOf).join('')}</row>`);
  // wide enough for names and for millions, which a narrower column shows as ####
  const columns = `<cols><col min="1" max="${lines[0]?.length || 1}" width="18" customWidth="1"/></cols>`;
  return `${xml}<worksheet xmlns="${main}">${columns}<sheetData>${rows}</sheetData></worksheet>`;
};

const type = (part: string): string =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;
const contentTypes = [
  `${xml}<Types xmlns="${packages}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${type('sheet.main')}"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type('worksheet')}"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${type('styles')}"/>`,
  '</Types>',
].join('');
const styles = [
  `${xml}<styleSheet xmlns="${main}">`,
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
  '</styleSheet>',
].join('');
const relationsOf = (targets: Readonly<Record<string, string>>): string =>
  `${xml}<Relationships xmlns="${packages}/relationships">${Object.entries(targets)
    .map(
      ([part, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${part}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A table as a workbook of one sheet; a cell of words is never a formula. */
export const writeXlsx = async (
  name: string,
  lines: readonly (readonly CsvCell[])[],
): Promise<Buffer> =>
  zipOf([
    { name: '[Content_Types].xml', text: contentTypes },
    { name: '_rels/.rels', text: relationsOf({ officeDocument: 'xl/workbook.xml' }) },
    {
      name: 'xl/workbook.xml',
      text:
        `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
        `<sheet name="${escaped(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relationsOf({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/worksheets/sheet1.xml', text: await sheetOf(lines) },
  ]);
