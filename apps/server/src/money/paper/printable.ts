import type { Content } from 'pdfmake';
import type { Drawable } from './letters.ts';

/** A word with more letters than the narrowest column of words has room for. */
const longWord = /\S{21}/u;

/**
 * Parts of a sheet as they can be printed. A word wider than its column ends its line anywhere: it would stand beside
 * the page, with all of its column, and nobody would miss it. `hasLost` says whether a letter could not be drawn.
 */
export const createPrinter = (drawable: Drawable) => {
  let hasLost = false;
  const textPart = <Part extends { readonly text: string }>(part: Part): Part => {
    const { text, isWhole } = drawable(part.text);
    hasLost ||= !isWhole;
    return { ...part, text, ...(longWord.test(text) && { wordBreak: 'break-all' }) };
  };
  const print = (content: Content): Content => {
    if (typeof content === 'string') return textPart({ text: content });
    if ('text' in content) return textPart(content);
    if ('stack' in content) return { ...content, stack: content.stack.map(print) };
    if ('columns' in content) return { ...content, columns: content.columns.map(print) };
    if (!('table' in content)) return content;
    const body = content.table.body.map((row) => row.map(print));
    return { ...content, table: { ...content.table, body } };
  };
  return { print, hasLost: () => hasLost };
};
