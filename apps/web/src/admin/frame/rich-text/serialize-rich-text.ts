import { parseRichText, type RichNode } from '../../../shared/rich-text/index.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * Writes a tree of allowed tags as the HTML that is stored: the opposite of `parseRichText`.
 * @example serializeRichText([{ tag: 'p', children: ['a & b'] }]) // '<p>a &amp; b</p>'
 */
export const serializeRichText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href ? ` href="${escape(node.href)}"` : '';
      return `<${node.tag}${href}>${serializeRichText(node.children)}</${node.tag}>`;
    })
    .join('');

/** Its words alone, blocks parted by line ends. */
export const plainText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      return plainText(node.children) + (node.tag === 'p' || node.tag === 'li' ? '\n' : '');
    })
    .join('');

/**
 * Pasted HTML, reduced to what the parser can read: without comments, styles and scripts, and with
 * other blocks as paragraphs.
 */
const pastedHtml = (html: string): string =>
  html
    // Word draws the bullets of its lists as text
    .replaceAll(/<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    // Google Docs wraps everything in a bold that is not, and says bold and italic by style
    .replaceAll(/<b\b[^>]*[^-]font-weight:\s*(?:normal|400)[^>]*>/gi, '')
    .replaceAll(
      /<span\b[^>]*[^-]font-weight:\s*(?:bold|[6-9]00)[^>]*>([^<]*)<\/span>/gi,
      '<strong>$1</strong>',
    )
    .replaceAll(/<span\b[^>]*[^-]font-style:\s*italic[^>]*>([^<]*)<\/span>/gi, '<em>$1</em>')
    .replaceAll(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<(\/?)(?:h[1-6]|div|blockquote|tr)\b[^>]*>/gi, '<$1p>')
    .replaceAll(/<(\/?)b\b[^>]*>/gi, '<$1strong>')
    .replaceAll(/<(\/?)i\b[^>]*>/gi, '<$1em>')
    .replaceAll(/>\s*[\r\n]\s*</g, '><')
    .replaceAll(/[\r\n]+/g, ' ');

const blocks = new Set(['p', 'ul', 'ol']);
/** The same without lists: each item becomes a paragraph. */
export const withoutLists = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string' || (node.tag !== 'ul' && node.tag !== 'ol')) return [node];
    return node.children.flatMap((item): RichNode[] => {
      if (typeof item === 'string')
        return item.trim() === '' ? [] : [{ tag: 'p', children: [item] }];
      const inner = item.children.filter(
        (child) => typeof child === 'string' || !blocks.has(child.tag),
      );
      const nested = item.children.filter(
        (child) => typeof child !== 'string' && blocks.has(child.tag),
      );
      return [
        ...(inner.length > 0 ? [{ tag: 'p' as const, children: inner }] : []),
        ...withoutLists(nested),
      ];
    });
  });

/** What of a paste is kept. */
export const pastedNodes = (html: string, hasLists: boolean): readonly RichNode[] => {
  const nodes = parseRichText(pastedHtml(html));
  return hasLists ? nodes : withoutLists(nodes);
};
