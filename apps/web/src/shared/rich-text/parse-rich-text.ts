/** The tags the server lets through in texts of partners, offers and articles. */
const tags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'sup', 'sub'] as const;
export type RichTag = (typeof tags)[number];
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };
type Open = {
  readonly tag: RichTag | undefined;
  readonly href?: string;
  readonly children: RichNode[];
};

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);
const token = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</g;
const hrefOf = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** Only links to pages, e-mail and phone numbers; never a script. */
const safeHref = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

const numericEntity = (body: string): string | undefined => {
  const code = body.startsWith('#x')
    ? Number.parseInt(body.slice(2), 16)
    : body.startsWith('#')
      ? Number.parseInt(body.slice(1), 10)
      : Number.NaN;
  return Number.isInteger(code) && code > 0 && code <= 0x10_ffff
    ? String.fromCodePoint(code)
    : undefined;
};
const decode = (text: string): string =>
  text.replaceAll(
    /&(#x?[\da-f]+|[a-z]+);/gi,
    (whole, body: string) =>
      entities.get(body.toLowerCase()) ?? numericEntity(body.toLowerCase()) ?? whole,
  );

const addressOf = (attributes: string): string | undefined => {
  const found = hrefOf.exec(attributes);
  const href = decode(found?.[1] ?? found?.[2] ?? '').trim();
  return safeHref.test(href) ? href : undefined;
};

/** Closes the innermost open tag of that name and everything left open inside it. */
const close = (stack: Open[], tag: RichTag): void => {
  const at = stack.findLastIndex((open) => open.tag === tag);
  if (at > 0) stack.length = at;
};

const open = (stack: Open[], tag: RichTag, attributes: string): void => {
  const href = tag === 'a' ? addressOf(attributes) : undefined;
  const node = { tag, children: [], ...(href && { href }) };
  stack.at(-1)?.children.push(node);
  if (tag !== 'br') stack.push(node);
};

/**
 * Reads sanitised HTML into a tree of exactly the allowed tags. Other tags are dropped and their
 * text is kept, so that no markup reaches the page (`require-trusted-types-for 'script'` forbids
 * innerHTML).
 * @example parseRichText('<p>Ahoj <strong>světe</strong></p>')
 */
export const parseRichText = (html: string): readonly RichNode[] => {
  const root: Open = { tag: undefined, children: [] };
  const stack: Open[] = [root];
  for (const [whole, slash, name, attributes = '', text] of html.matchAll(token)) {
    const tag = tags.find((one) => one === name?.toLowerCase());
    if (name === undefined) stack.at(-1)?.children.push(decode(text ?? whole));
    else if (tag && slash) close(stack, tag);
    else if (tag) open(stack, tag, attributes);
  }
  return root.children;
};
