import { $createLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListItemNode } from '@lexical/list';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import type { RichNode } from '../../../shared/rich-text/index.ts';

type Tag = Exclude<RichNode, string>;
const formatOf: Readonly<Record<string, TextFormatType>> = {
  strong: 'bold',
  em: 'italic',
  sup: 'superscript',
  sub: 'subscript',
};
const isList = (node: RichNode): node is Tag =>
  typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol');
const isBlock = (node: RichNode): node is Tag =>
  typeof node !== 'string' && ['ul', 'ol', 'p', 'li'].includes(node.tag);

const inline = (
  nodes: readonly RichNode[],
  formats: readonly TextFormatType[] = [],
): LexicalNode[] =>
  nodes.flatMap((node): LexicalNode[] => {
    if (typeof node === 'string') {
      const text = $createTextNode(node);
      for (const format of formats) text.toggleFormat(format);
      return node === '' ? [] : [text];
    }
    if (node.tag === 'br') return [$createLineBreakNode()];
    if (node.tag === 'a')
      return node.href
        ? [$createLinkNode(node.href).append(...inline(node.children, formats))]
        : inline(node.children, formats);
    const format = formatOf[node.tag];
    // said twice it must not be taken back
    return inline(node.children, format ? [...new Set([...formats, format])] : formats);
  });

const listItems = (item: Tag): ListItemNode[] => {
  const own = item.children.filter((child) => !isList(child));
  const nested = item.children.filter(isList);
  return [
    ...(own.length > 0 || nested.length === 0
      ? [$createListItemNode().append(...inline(own))]
      : []),
    ...nested.map((list) => $createListItemNode().append(block(list))),
  ];
};
const block = (node: Tag): ElementNode => {
  if (node.tag === 'ul' || node.tag === 'ol')
    return $createListNode(node.tag === 'ol' ? 'number' : 'bullet').append(
      ...node.children.flatMap((child) =>
        typeof child !== 'string' && child.tag === 'li' ? listItems(child) : [],
      ),
    );
  return $createParagraphNode().append(...inline(node.children));
};

/** Nodes of the editor for a parsed text; call inside an editor's update. Loose words become a paragraph. */
export const $nodesOf = (nodes: readonly RichNode[]): ElementNode[] => {
  const blocks: ElementNode[] = [];
  let loose: RichNode[] = [];
  const flush = (): void => {
    if (loose.some((node) => typeof node !== 'string' || node.trim() !== ''))
      blocks.push($createParagraphNode().append(...inline(loose)));
    loose = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      const hasBlocks = node.tag === 'p' && node.children.some(isBlock);
      blocks.push(...(hasBlocks ? $nodesOf(node.children) : [block(node)]));
    } else loose.push(node);
  }
  flush();
  return blocks;
};
