import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import type { RichNode, RichTag } from '../../../shared/rich-text/index.ts';

type Tag = { readonly tag: RichTag; readonly href?: string; readonly children: RichNode[] };
const tags: readonly (readonly [TextFormatType, RichTag])[] = [
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['italic', 'em'],
  ['bold', 'strong'],
];

const inlineOf = (node: LexicalNode): RichNode[] => {
  if ($isLineBreakNode(node)) return [{ tag: 'br', children: [] }];
  if ($isTextNode(node)) {
    const wrapped = tags
      .filter(([format]) => node.hasFormat(format))
      .reduce<RichNode>((inner, [, tag]) => ({ tag, children: [inner] }), node.getTextContent());
    return node.getTextContent() === '' ? [] : [wrapped];
  }
  if ($isLinkNode(node))
    return [{ tag: 'a', href: node.getURL(), children: node.getChildren().flatMap(inlineOf) }];
  return $isElementNode(node) ? node.getChildren().flatMap(inlineOf) : [];
};

/** The editor keeps a nested list in an item of its own; HTML keeps it in the item before. */
const itemsOf = (nodes: readonly LexicalNode[]): Tag[] => {
  const items: Tag[] = [];
  for (const node of nodes.filter($isListItemNode)) {
    const lists = node.getChildren().filter($isListNode);
    const own = node
      .getChildren()
      .filter((child) => !$isListNode(child))
      .flatMap(inlineOf);
    const previous = items.at(-1);
    if (lists.length > 0 && own.length === 0 && previous)
      previous.children.push(...lists.map(listOf));
    else items.push({ tag: 'li', children: [...own, ...lists.map(listOf)] });
  }
  return items;
};
const listOf = (node: Parameters<typeof $isListNode>[0]): Tag =>
  $isListNode(node)
    ? { tag: node.getListType() === 'number' ? 'ol' : 'ul', children: itemsOf(node.getChildren()) }
    : { tag: 'ul', children: [] };

/** What the editor holds as a tree of allowed tags; empty when there is no word in it. Call inside a read or update. */
export const $richNodes = (): readonly RichNode[] => {
  const root = $getRoot();
  if (root.getTextContent().trim() === '') return [];
  return root
    .getChildren()
    .map((node): RichNode =>
      $isListNode(node) ? listOf(node) : { tag: 'p', children: inlineOf(node) },
    );
};
