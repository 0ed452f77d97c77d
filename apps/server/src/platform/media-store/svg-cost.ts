import { scanXml, type XmlPart } from './xml-scan.ts';

/** More elements than this take a drawing seconds to make. */
export const maxDrawnElements = 50_000;
/** Longer chains of references are nobody's drawing. */
const longestChain = 2_000;

type Node = { readonly children: Node[]; readonly shows: string[]; total: number | undefined };

/** The ids an element shows again: as a copy, a pattern, a mask, a clip, a marker or a filter. */
const shownBy = (name: string, attributes: ReadonlyMap<string, string>): string[] =>
  [...attributes].flatMap(([key, value]) => {
    if (/(^|:)href$/.test(key)) return name === 'image' ? [] : [value.trim().replace(/^#/, '')];
    return [...value.matchAll(/url\(\s{0,9}["']?#([^)"'\s]+)/g)].map(([, id]) => id ?? '');
  });

/** Builds the tree of a drawing from its parts, with its elements by their ids. */
const treeOf = (parts: Iterable<XmlPart>): { root: Node; byId: Map<string, Node> } => {
  const root: Node = { children: [], shows: [], total: undefined };
  const byId = new Map<string, Node>();
  const open = [root];
  for (const part of parts) {
    if (part.kind === 'close') open.pop();
    if (part.kind !== 'open') continue;
    const { name, attributes } = part;
    const node: Node = { children: [], shows: shownBy(name, attributes), total: undefined };
    const id = attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  return { root, byId };
};

/**
 * How many elements a drawing makes its painter draw, every reference counted with all it shows:
 * ten elements that show ten others, thirty times over, are more than there are stars. What shows
 * itself is counted once, as painters do not follow it.
 */
export const countDrawn = (svg: string): number => {
  const { root, byId } = treeOf(scanXml(svg));
  const count = (node: Node, chain: number): number => {
    if (node.total !== undefined) return node.total;
    if (chain > longestChain) return Infinity;
    node.total = 0;
    let total = 1;
    for (const child of node.children) total += count(child, chain + 1);
    for (const id of node.shows) {
      const shown = byId.get(id);
      if (shown) total += count(shown, chain + 1);
    }
    node.total = total;
    return total;
  };
  return count(root, 0) - 1;
};
