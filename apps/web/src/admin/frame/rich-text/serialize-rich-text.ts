import type { RichNode } from '../../../shared/rich-text/index.ts';

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

const blocks = new Set(['p', 'ul', 'ol']);
/** A text without lists: each item becomes a paragraph. */
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
