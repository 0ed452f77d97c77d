import { AppError } from '../app-error.ts';
import { type CellFormats, readFormats, shownNumber } from './cell-format.ts';
import { fileLimits, type Headings, type OfficeFile, type SheetLine } from './file.ts';
import { knownHeadings } from './headings.ts';
import { walkXml } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

type Workbook = {
  readonly sheets: readonly { readonly name: string; readonly relation: string }[];
  readonly isMac: boolean;
};
/** What the cells of a sheet need to be understood. */
type Context = {
  readonly strings: readonly string[];
  readonly formats: CellFormats;
  readonly isMac: boolean;
};

const readWorkbook = async (zip: Zip): Promise<Workbook> => {
  const bytes = await zip.read('xl/workbook.xml');
  if (!bytes) throw new AppError('import.error.unreadable');
  const sheets: { name: string; relation: string }[] = [];
  let isMac = false;
  await walkXml(bytes, {
    open: (element, attributes) => {
      if (element === 'workbookPr') isMac = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (element === 'sheet' && (attributes['state'] ?? 'visible') === 'visible')
        sheets.push({ name: attributes['name'] ?? '', relation: attributes['r:id'] ?? '' });
    },
  });
  return { sheets, isMac };
};

const readTargets = async (zip: Zip): Promise<ReadonlyMap<string, string>> => {
  const targets = new Map<string, string>();
  const bytes = await zip.read('xl/_rels/workbook.xml.rels');
  if (bytes)
    await walkXml(bytes, {
      open: (element, { Id = '', Target = '' }) => {
        if (element === 'Relationship')
          targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
      },
    });
  return targets;
};

/** Characters that XML cannot hold are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const readStrings = async (bytes: Buffer | undefined): Promise<string[]> => {
  const strings: string[] = [];
  let now = '';
  let isText = false;
  let isReading = true;
  if (bytes)
    await walkXml(bytes, {
      open: (element) => {
        if (element === 'si') now = '';
        // how a word is pronounced is no part of it
        if (element === 'rPh') isReading = false;
        isText = element === 't' && isReading;
      },
      text: (piece) => {
        if (isText) now += piece;
      },
      close: (element) => {
        if (element === 't') isText = false;
        if (element === 'rPh') isReading = true;
        if (element === 'si') strings.push(unescaped(now));
      },
    });
  return strings;
};

/** `C5` → 2. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64,
    0,
  ) - 1;

type Cell = {
  column: number;
  type: string;
  style: number;
  value: string;
  formula: string | undefined;
};
const textOf = ({ type, value, style }: Cell, { strings, formats, isMac }: Context): string => {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return unescaped(value);
  if (type === 'b' || type === 'e' || type === 'd') return value;
  return shownNumber(value, formats.of(style), isMac);
};

/** Gathers the lines of a sheet while its XML goes by. */
const gatherer = (context: Context) => {
  const lines: SheetLine[] = [];
  let line = 0;
  let cells: string[] = [];
  let results: Record<number, string> = {};
  let characters = 0;
  let cell: Cell = { column: 0, type: '', style: 0, value: '', formula: undefined };
  let inside = '';
  const endCell = (): void => {
    const { formula, column, value } = cell;
    const shown = textOf(cell, context).trim();
    const text = formula === undefined ? shown : `=${formula || value}`;
    if (text === '') return;
    if (formula !== undefined && shown !== '') results[column] = shown;
    characters += text.length;
    if (column >= fileLimits.columns || characters > fileLimits.characters)
      throw new AppError('import.error.unfolds');
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };
  const endLine = (): void => {
    if (cells.length === 0) return;
    if (lines.length > fileLimits.lines) throw new AppError('import.error.tooManyLines');
    const isComputed = Object.keys(results).length > 0;
    lines.push({ line, cells, ...(isComputed && { results }) });
  };
  return {
    lines,
    open: (element: string, attributes: Readonly<Record<string, string>>): void => {
      inside = element;
      if (element === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        cells = [];
        results = {};
        cell = { ...cell, column: -1 };
      }
      if (element === 'c')
        cell = {
          column: attributes['r'] ? columnOf(attributes['r']) : cell.column + 1,
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          value: '',
          formula: undefined,
        };
      if (element === 'f') cell.formula = '';
    },
    text: (piece: string): void => {
      if (inside === 'v' || inside === 't') cell.value += piece;
      if (inside === 'f') cell.formula += piece;
    },
    close: (element: string): void => {
      inside = '';
      if (element === 'c') endCell();
      if (element === 'row') endLine();
    },
  };
};

type ReadSheet = { readonly name: string; readonly lines: readonly SheetLine[] };
type Source = {
  readonly zip: Zip;
  readonly sheets: Workbook['sheets'];
  readonly context: Context;
};

/** The visible sheets, one after another. */
async function* sheetsOf({ zip, sheets, context }: Source): AsyncGenerator<ReadSheet> {
  const targets = await readTargets(zip);
  for (const { name, relation } of sheets) {
    const sheet = await zip.read(targets.get(relation) ?? '');
    if (!sheet) continue;
    const { lines, ...handler } = gatherer(context);
    await walkXml(sheet, handler);
    yield { name, lines };
  }
}

/** The first sheet with a header, else the one with the most of it, else the first that holds something. */
const chosenSheet = async (source: Source, headings: Headings): Promise<ReadSheet | undefined> => {
  let best: (ReadSheet & { readonly known: number }) | undefined;
  for await (const sheet of sheetsOf(source)) {
    const known = knownHeadings(sheet.lines, headings);
    if (!best || best.lines.length === 0 || known > best.known) best = { ...sheet, known };
    if (best.lines.length > 0 && best.known >= headings.enough) break;
  }
  return best;
};

/**
 * Reads the visible sheet of a workbook whose header has the columns: instructions and lists may stand before it.
 * Cells with formulas begin with `=`, with what they gave beside them.
 */
export const readXlsx = async (bytes: Buffer, headings: Headings): Promise<OfficeFile> => {
  const zip = openZip(bytes, fileLimits.unzippedBytes);
  const { sheets, isMac } = await readWorkbook(zip);
  const context = {
    strings: await readStrings(await zip.read('xl/sharedStrings.xml')),
    formats: await readFormats(await zip.read('xl/styles.xml')),
    isMac,
  };
  const read = await chosenSheet({ zip, sheets, context }, headings);
  if (!read) throw new AppError('import.error.unreadable');
  return {
    format: 'XLSX',
    encoding: null,
    delimiter: null,
    sheet: read.name,
    otherSheets: sheets.length - 1,
    lines: read.lines,
    brokenFrom: null,
  };
};
