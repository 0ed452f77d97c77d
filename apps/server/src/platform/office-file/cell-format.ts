import { walkXml } from './xml.ts';

/** How a number of a workbook is shown: as a day, as digits with leading zeros, or as it is. */
type Format = 'date' | { readonly digits: number } | undefined;
export type CellFormats = { readonly of: (style: number) => Format };

/** The built-in formats of days, and of days with times. */
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 57]);

const formatOf = (code: string): Format => {
  const plain = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').split(';')[0] ?? '';
  if (/[dy]/i.test(plain)) return 'date';
  const zeros = code.replaceAll(/[\s"\\]/g, '');
  return /^0{2,}$/.test(zeros) ? { digits: zeros.length } : undefined;
};

/** Reads `xl/styles.xml`. */
export const readFormats = async (styles: Buffer | undefined): Promise<CellFormats> => {
  const codes = new Map<number, string>();
  const styleFormats: number[] = [];
  let isInside = false;
  if (styles)
    await walkXml(styles, {
      open: (name, { numFmtId = '', formatCode = '' }) => {
        if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
        if (name === 'cellXfs') isInside = true;
        if (name === 'xf' && isInside) styleFormats.push(Number(numFmtId));
      },
      close: (name) => {
        if (name === 'cellXfs') isInside = false;
      },
    });
  const known = styleFormats.map((id) =>
    builtInDates.has(id) ? 'date' : formatOf(codes.get(id) ?? ''),
  );
  return { of: (style) => known[style] };
};

const dayMs = 86_400_000;
/** Day 0 of workbooks; those of old Macs count from 1904. */
const dayZero = { windows: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) } as const;

/**
 * A number of a workbook as people see it: `45352` as a day is `2024-03-01`, `1001` with five
 * digits `01001`, `49.214900000000002` is `49.2149`.
 */
export const shownNumber = (stored: string, format: Format, isMac: boolean): string => {
  const value = Number(stored);
  if (stored === '' || !Number.isFinite(value)) return stored;
  if (format === 'date') {
    const day = new Date(dayZero[isMac ? 'mac' : 'windows'] + Math.floor(value) * dayMs);
    return Number.isNaN(day.getTime()) ? stored : day.toISOString().slice(0, 10);
  }
  const plain = String(Number(value.toPrecision(15)));
  return format && Number.isInteger(value) && value >= 0
    ? plain.padStart(format.digits, '0')
    : plain;
};
