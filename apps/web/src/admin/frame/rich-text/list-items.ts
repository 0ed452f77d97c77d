import type { RichNode } from '../../../shared/rich-text/index.ts';

/** An item of a list that Word writes as a paragraph with a level. */
export type ListItem = {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly children: readonly RichNode[];
};

/** `mso-list:l0 level2 lfo1` → 2; undefined where it is no item. */
export const levelOf = (style: string): number | undefined => {
  const found = /mso-list:[^;]*\blevel(\d)/.exec(style)?.[1];
  return found ? Number(found) : undefined;
};
/** `1.`, `a)`, `iv.` count; a bullet is any other sign. */
export const isNumber = (marker: string): boolean =>
  /^[\s\u00A0(]*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker);

/** The items that come after `from` and lie deeper than `level`. */
const deeper = (items: readonly ListItem[], from: number, level: number): readonly ListItem[] => {
  const end = items.findIndex((item, index) => index >= from && item.level <= level);
  return items.slice(from, end === -1 ? undefined : end);
};

/** Paragraphs with levels as lists within lists; a change from bullets to numbers begins another list. */
export const listsOf = (items: readonly ListItem[]): RichNode[] => {
  const [first] = items;
  if (!first) return [];
  const rows: RichNode[] = [];
  let at = 0;
  for (let item = items[at]; item?.level === first.level; item = items[at]) {
    if (item.isOrdered !== first.isOrdered) break;
    const nested = deeper(items, at + 1, first.level);
    rows.push({ tag: 'li', children: [...item.children, ...listsOf(nested)] });
    at += 1 + nested.length;
  }
  return [{ tag: first.isOrdered ? 'ol' : 'ul', children: rows }, ...listsOf(items.slice(at))];
};
