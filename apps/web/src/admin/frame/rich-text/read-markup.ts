/** A piece of foreign HTML: words, or an element with what matters of its attributes. */
export type Markup =
  | string
  | {
      readonly tag: string;
      readonly style: string;
      readonly href: string | undefined;
      readonly children: Markup[];
    };
type Element = Exclude<Markup, string>;

/** What Word draws before the words of an item: a bullet or a number, no part of the text. */
export const markerTag = 'x-marker';
const voidTags = new Set(['br', 'img', 'hr', 'col', 'meta', 'link', 'input', 'wbr']);
/** Elements that end the one before them without saying so. */
const closedByNext = new Set(['p', 'li', 'td', 'th', 'tr']);

const token = /<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</gi;
const attribute = (name: string, attributes: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    attributes,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3];
};

/** Without what no reader sees: comments, conditions of Word, styles, scripts. */
const visible = (html: string): string =>
  html
    .replaceAll(
      /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi,
      `<${markerTag}>$1</${markerTag}>`,
    )
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[!?][^>]*>/g, '')
    .replaceAll(/<(style|script|head|title|xml)\b[\s\S]*?<\/\1\s*>/gi, '');

const close = (stack: Element[], tag: string): void => {
  const at = stack.findLastIndex((open) => open.tag === tag);
  if (at > 0) stack.length = at;
};
const open = (stack: Element[], tag: string, attributes: string): void => {
  if (closedByNext.has(tag) && stack.at(-1)?.tag === tag) stack.pop();
  const style = attribute('style', attributes)?.toLowerCase() ?? '';
  const element: Element = { tag, style, href: attribute('href', attributes), children: [] };
  stack.at(-1)?.children.push(element);
  if (!voidTags.has(tag) && !attributes.endsWith('/')) stack.push(element);
};

/**
 * Reads the HTML of a paste into a tree; the browser's own parser is closed to us by the content
 * policy (Trusted Types). It forgives as browsers do: what was left open closes with its parent.
 */
export const readMarkup = (html: string): readonly Markup[] => {
  const root: Element = { tag: '', style: '', href: undefined, children: [] };
  const stack: Element[] = [root];
  for (const [whole, slash, name, attributes = '', text] of visible(html).matchAll(token)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) stack.at(-1)?.children.push(text ?? whole);
    else if (slash) close(stack, tag);
    else open(stack, tag, attributes);
  }
  return root.children;
};
