import { parseRichText, type RichNode, type RichTag } from '../../../shared/rich-text/index.ts';
import { isNumber, levelOf, type ListItem, listsOf } from './list-items.ts';
import { type Markup, markerTag, readMarkup } from './read-markup.ts';
import { serializeRichText, withoutLists } from './serialize-rich-text.ts';

type Element = Exclude<Markup, string>;
type Block = RichNode | { readonly item: ListItem };
type Format = Extract<RichTag, 'strong' | 'em' | 'sup' | 'sub'>;

/** Stands between the cells of a row: a line of text has no columns. */
const betweenCells = ' · ';
const blockTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre tr li section article header footer dt dd'.split(' '),
);
const isList = ({ tag }: Element): boolean => tag === 'ul' || tag === 'ol';
const isHeading = ({ tag }: Element): boolean => /^h[1-6]$/.test(tag);
const isMarker = ({ tag, style }: Element): boolean =>
  tag === markerTag || /mso-list:\s*ignore/.test(style);
const isHidden = ({ style }: Element): boolean => /display:\s*none|mso-hide:\s*all/.test(style);

const styled: readonly (readonly [Format, says: RegExp, denies: RegExp])[] = [
  [
    'strong',
    /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/,
    /(?:^|[;\s])font-weight:\s*(?:normal|400)/,
  ],
  ['em', /(?:^|[;\s])font-style:\s*italic/, /(?:^|[;\s])font-style:\s*normal/],
  ['sup', /vertical-align:\s*super/, /vertical-align:\s*baseline/],
  ['sub', /vertical-align:\s*sub(?!\w)|vertical-align:\s*sub$/, /vertical-align:\s*baseline/],
];
const tagged: Readonly<Record<string, Format>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  sup: 'sup',
  sub: 'sub',
};
/** What an element makes of the words in it, by its tag or its style; the style has the last word. */
const formatsOf = (element: Element, outer: readonly Format[]): readonly Format[] => {
  const formats = new Set(outer);
  const own = isHeading(element) ? 'strong' : tagged[element.tag];
  if (own) formats.add(own);
  for (const [format, says, denies] of styled) {
    if (says.test(element.style)) formats.add(format);
    else if (denies.test(element.style) && !isHeading(element)) formats.delete(format);
  }
  return [...formats];
};

const wordsOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(wordsOf).join('');
const find = (markup: Markup, is: (element: Element) => boolean): Element | undefined => {
  if (typeof markup === 'string') return undefined;
  if (is(markup)) return markup;
  for (const child of markup.children) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
};

const isBreak = (node: RichNode | undefined): boolean =>
  typeof node === 'object' && node.tag === 'br';
const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : !isBreak(node) && node.children.every(isBlank);
/** Without empty words and line ends at its edges. */
const trimmed = (line: readonly RichNode[]): RichNode[] => {
  const isEdge = (node: RichNode): boolean => isBreak(node) || isBlank(node);
  const from = line.findIndex((node) => !isEdge(node));
  const to = line.findLastIndex((node) => !isEdge(node));
  const kept = from === -1 ? [] : line.slice(from, to + 1);
  return kept.map((node, index) => {
    if (typeof node !== 'string') return node;
    const start = index === 0 ? node.trimStart() : node;
    return index === kept.length - 1 ? start.trimEnd() : start;
  });
};

const spaces = /(?:\s|&nbsp;|&#160;)+/g;
/** A space that holds words together stays; runs of them only drew an indent. */
const oneSpace = (run: string): string =>
  ['\u00A0', '&nbsp;', '&#160;'].includes(run) ? '\u00A0' : ' ';
/** Words with their formats around them. */
const worded = (text: string, formats: readonly Format[]): RichNode =>
  formats.reduceRight<RichNode>((inner, tag) => ({ tag, children: [inner] }), text);

/** Reads foreign markup block by block. */
const reader = () => {
  const blocks: Block[] = [];
  let line: RichNode[] = [];
  const flush = (wrap: (children: RichNode[]) => Block): void => {
    const children = trimmed(line);
    if (children.length > 0) blocks.push(wrap(children));
    line = [];
  };
  const paragraph = (children: RichNode[]): Block => ({ tag: 'p', children });
  const block = (element: Element, formats: readonly Format[]): void => {
    flush(paragraph);
    walk(element.children, formatsOf(element, formats));
    const level = levelOf(element.style);
    const marker = find(element, isMarker);
    flush((children) =>
      level === undefined
        ? paragraph(children)
        : { item: { level, isOrdered: isNumber(marker ? wordsOf(marker) : ''), children } },
    );
  };
  const walkOne = (markup: Markup, formats: readonly Format[]): void => {
    if (typeof markup === 'string') {
      line.push(worded(markup.replaceAll(spaces, oneSpace), formats));
    } else if (isMarker(markup) || isHidden(markup)) return;
    else if (markup.tag === 'br') line.push({ tag: 'br', children: [] });
    else if (isList(markup)) {
      flush(paragraph);
      blocks.push(listOf(markup, formats));
    } else if (markup.tag === 'a')
      line.push({ tag: 'a', href: markup.href ?? '', children: lineOf(markup.children, formats) });
    else if (markup.tag === 'tr') {
      flush(paragraph);
      line = rowOf(markup, formats);
      flush(paragraph);
    } else if (blockTags.has(markup.tag)) block(markup, formats);
    else walk(markup.children, formatsOf(markup, formats));
  };
  const walk = (all: readonly Markup[], formats: readonly Format[]): void => {
    for (const markup of all) walkOne(markup, formats);
  };
  return {
    read: (all: readonly Markup[], formats: readonly Format[]): readonly Block[] => {
      walk(all, formats);
      flush(paragraph);
      return blocks;
    },
  };
};
const blocksOf = (all: readonly Markup[], formats: readonly Format[] = []): RichNode[] =>
  joined(reader().read(all, formats));

/** Neighbouring items of Word become lists. */
const joined = (blocks: readonly Block[]): RichNode[] => {
  const nodes: RichNode[] = [];
  let items: ListItem[] = [];
  const flush = (): void => {
    nodes.push(...listsOf(items));
    items = [];
  };
  for (const block of blocks) {
    if (typeof block === 'object' && 'item' in block) items.push(block.item);
    else {
      flush();
      nodes.push(block);
    }
  }
  flush();
  return nodes;
};

/** Paragraphs as one line, with line ends or another sign between; lists stay behind them. */
const lineOf = (
  all: readonly Markup[],
  formats: readonly Format[],
  between: RichNode = { tag: 'br', children: [] },
): RichNode[] => {
  const blocks = blocksOf(all, formats);
  const isParagraph = (node: RichNode): node is Exclude<RichNode, string> =>
    typeof node === 'object' && node.tag === 'p';
  const line = blocks
    .filter(isParagraph)
    .flatMap(({ children }, index) => [...(index > 0 ? [between] : []), ...children]);
  return [...line, ...blocks.filter((node) => !isParagraph(node))];
};
const rowOf = (row: Element, formats: readonly Format[]): RichNode[] =>
  row.children
    .filter((cell) => typeof cell !== 'string')
    .map((cell) => lineOf(cell.children, formatsOf(cell, formats), ' '))
    .filter((cell) => cell.length > 0)
    .flatMap((cell, index) => [...(index > 0 ? [betweenCells] : []), ...cell]);

/** Google Docs and Word hang a nested list beside its item; it belongs into it. */
const listOf = (list: Element, formats: readonly Format[]): RichNode => {
  const items: { tag: 'li'; children: RichNode[] }[] = [];
  for (const child of list.children) {
    if (typeof child === 'string') continue;
    const content = isList(child)
      ? [listOf(child, formats)]
      : lineOf(child.children, formatsOf(child, formats));
    const previous = items.at(-1);
    if (isList(child) && previous) previous.children.push(...content);
    else if (content.length > 0) items.push({ tag: 'li', children: content });
  }
  return { tag: list.tag === 'ol' ? 'ol' : 'ul', children: items };
};

/**
 * What of a paste is kept: paragraphs, lists, emphasis and links, from Word, Excel, Google Docs and
 * web pages alike. Headings become bold paragraphs and rows of tables lines.
 */
export const pastedNodes = (html: string, hasLists: boolean): readonly RichNode[] => {
  // the words still have the entities they came with: they must not be escaped twice
  const clean = serializeRichText(blocksOf(readMarkup(html))).replaceAll('&amp;', '&');
  // only our own parser decides which tags and addresses are safe
  const nodes = parseRichText(clean);
  return hasLists ? nodes : withoutLists(nodes);
};
