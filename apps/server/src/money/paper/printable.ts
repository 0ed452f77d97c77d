import type { Content } from 'pdfmake';

/** A word with more letters than the narrowest column of words has room for. */
const longWord = /\S{21}/u;

const printableText = <Part extends { readonly text: string }>(part: Part): Part => {
  // a letter and its accent are one, as the font has them
  const text = part.text.normalize();
  return { ...part, text, ...(longWord.test(text) && { wordBreak: 'break-all' }) };
};

/**
 * A part of a sheet as it can be printed. A word wider than its column ends its line anywhere: it would stand beside
 * the page, with all of its column, and nobody would miss it.
 */
export const printable = (content: Content): Content => {
  if (typeof content === 'string') return printableText({ text: content });
  if ('text' in content) return printableText(content);
  if ('stack' in content) return { ...content, stack: content.stack.map(printable) };
  if ('columns' in content) return { ...content, columns: content.columns.map(printable) };
  if (!('table' in content)) return content;
  const body = content.table.body.map((row) => row.map(printable));
  return { ...content, table: { ...content.table, body } };
};
