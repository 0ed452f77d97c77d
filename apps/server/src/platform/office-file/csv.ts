import { controlCharacters, type ImportDelimiter, type ImportEncoding } from '@cafeteria/contract';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { fileLimits, headerLines, type OfficeFile, type SheetLine } from './file.ts';

const signs = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;
const byteOrderMarks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'UTF_8', label: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'UTF_16', label: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'UTF_16', label: 'utf-16be' },
] as const;

const decodedAs = (bytes: Buffer, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
/** Letters only UTF-8 makes of those bytes; its `č` is also the `ÄŤ` of windows-1250, as in PÄŤ. */
const onlyUtf8 = /[áäďéěíĺľňóôŕřšťúůýž]/i;
/**
 * What is UTF-8 but for some bytes: cut in the middle of a letter, or put together of two files. Those
 * bytes are U+FFFD, so that their lines are named; as windows-1250 every other name would become `JĂˇn`.
 */
const brokenUtf8 = (bytes: Buffer): string | undefined => {
  const text = new TextDecoder('utf-8').decode(bytes);
  return onlyUtf8.test(text) ? text : undefined;
};
const allText = (bytes: Buffer): { encoding: ImportEncoding; text: string | undefined } => {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { encoding: marked.encoding, text: decodedAs(bytes, marked.label) };
  const text = decodedAs(bytes, 'utf-8') ?? brokenUtf8(bytes);
  return text === undefined
    ? { encoding: 'WINDOWS_1250', text: decodedAs(bytes, 'windows-1250') }
    : { encoding: 'UTF_8', text };
};

/**
 * The text of a file and its encoding: what begins with a byte-order mark is what that says, what is
 * UTF-8 is UTF-8, also where some bytes are not, the rest comes from Excel of Czech or Slovak Windows.
 * Bytes that are no text in any of them are refused.
 */
export const decodeText = (bytes: Buffer): { encoding: ImportEncoding; text: string } => {
  const { encoding, text } = allText(bytes);
  // every byte is a letter of windows-1250 but those that are no text at all
  const isNoText = encoding === 'WINDOWS_1250' ? controlCharacters : /\0/;
  if (text === undefined || isNoText.test(text)) throw new AppError('import.error.encoding');
  return { encoding, text };
};

/**
 * The sign that parts the most of the first lines into equally many cells, and then into the most: titles above the
 * header and commas in texts are not parted alike.
 */
const delimiterOf = (text: string): ImportDelimiter => {
  const heads = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, headerLines);
  const alike = (name: ImportDelimiter): { lines: number; cells: number } => {
    const counts = new Map<number, number>();
    for (const line of heads) {
      const cells = line.split(signs[name]).length;
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    const [cells, lines] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
    return { lines, cells };
  };
  const [best = 'COMMA'] = (['COMMA', 'SEMICOLON', 'TAB'] as const).toSorted((one, other) => {
    const [a, b] = [alike(one), alike(other)];
    return b.lines - a.lines || b.cells - a.cells;
  });
  return best;
};

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });
/** Of a line that is too wide, without the empty cells some programs put behind the last one. */
const withoutTail = (cells: readonly string[]): readonly string[] =>
  cells.length > fileLimits.columns
    ? cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    : cells;
const lineOf = ({ record, info }: z.output<typeof Parsed>): SheetLine => ({
  // csv-parse reports the line a record ends on; a record of several lines is named by its first one
  line: info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
  cells: withoutTail(record.map((cell) => cell.trim())),
});
const parseLines = (text: string, delimiter: ImportDelimiter): SheetLine[] =>
  z
    .parse(
      z.array(Parsed),
      parse(text, {
        delimiter: signs[delimiter],
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
        to: fileLimits.lines + 2,
      }),
    )
    .map(lineOf)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** A web page or XML that programs call a workbook by its name. */
const page = /^\s*<(?:!doctype|\?xml|html|table)\b/i;
/** Reads a CSV. Commas, semicolons or tabs, quotes and any line ends are fine; lines are numbered as in the file. */
export const readCsv = (bytes: Buffer): OfficeFile => {
  const { encoding, text } = decodeText(bytes);
  if (page.test(text)) throw new AppError('import.error.unreadable');
  const delimiter = delimiterOf(text);
  const found = { format: 'CSV', encoding, delimiter, sheet: null, otherSheets: 0 } as const;
  try {
    const lines = parseLines(text, delimiter);
    if (lines.length > fileLimits.lines + 1) throw new AppError('import.error.tooManyLines');
    if (lines.some(({ cells }) => cells.length > fileLimits.columns))
      throw new AppError('import.error.unfolds');
    return { ...found, lines, brokenFrom: null };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    return { ...found, lines: [], brokenFrom: line };
  }
};
