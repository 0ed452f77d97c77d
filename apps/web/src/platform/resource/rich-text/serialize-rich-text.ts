import type { RichNode } from '../../rich-text/index.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

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

/** Foreign HTML (a paste) cut down to what the parser should read: no comments, styles or scripts, other blocks as paragraphs. */
export const pastedHtml = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<(\/?)(?:h[1-6]|div|blockquote|tr)\b[^>]*>/gi, '<$1p>')
    .replaceAll(/<(\/?)b\b[^>]*>/gi, '<$1strong>')
    .replaceAll(/<(\/?)i\b[^>]*>/gi, '<$1em>')
    .replaceAll(/>\s*[\r\n]\s*</g, '><')
    .replaceAll(/[\r\n]+/g, ' ');
