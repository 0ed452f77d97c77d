/** Files that left the portal, read back as their recipients would. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { brokenRules } from '../apps/server/src/money/e-invoice/testing/en16931.ts';
import { readXml, texts } from '../apps/server/src/money/e-invoice/testing/read-xml.ts';
import { pdfText } from '../apps/server/src/test/pdf-text.ts';
import { expect } from './support.ts';

export type Taken = { readonly name: string; readonly bytes: Buffer; readonly text: string };
/** What a link of the page gives to keep. */
export const take = async (page: Page, link: Locator): Promise<Taken> => {
  const coming = page.waitForEvent('download');
  await link.click();
  const file = await coming;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') };
};

/** A PDF with these words on its pages; where a line is broken its space is not drawn. */
export const seePdf = ({ bytes }: Taken, ...words: readonly string[]): void => {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
  const pages = pdfText(bytes).join('').replaceAll(/\s/g, '');
  for (const word of words) expect(pages).toContain(word.replaceAll(/\s/g, ''));
};

export type Line = Readonly<Record<string, string>>;
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;]*)(?=;|$)/g)].map(([cell]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
/** The lines of a CSV by the names of its columns. */
export const linesOf = ({ text }: Pick<Taken, 'text'>): Line[] => {
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const [head = [], ...rows] = text.slice(1, -2).split('\r\n').map(cellsOf);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']));
  });
};
/** Minor units of a cell: `-12,50`. */
export const minor = (cell = ''): number => Math.round(Number(cell.replace(',', '.')) * 100);
export const sumOf = (lines: readonly Line[], column: string): number =>
  lines.reduce((sum, line) => sum + minor(line[column]), 0);

/** What elements of a document of XML say, in their order; it is read whole, or this throws. */
export const valuesIn = ({ text }: Pick<Taken, 'text'>, path: string): string[] =>
  texts(readXml(text), path);
/** An invoice for accounting systems: ISDOC, or UBL that breaks no rule of EN 16931 that is known here. */
export const seeEInvoice = (file: Taken, number: string): void => {
  expect(valuesIn(file, 'ID')).toEqual([number]);
  if (file.name.endsWith('.isdoc')) expect(file.text).toContain('http://isdoc.cz/namespace/2013');
  else expect(brokenRules(file.text)).toEqual([]);
};
