/** What an XML text consists of; an empty element is an opening and a closing. */
export type XmlPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Map<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** The text is not well-formed, or nested deeper than anybody draws. */
export class XmlError extends Error {}

/** As deep as libxml2 reads. */
const deepest = 256;

// sticky, and never tried twice at one place: each reads on from where the last one ended
const attribute = /\s+([^\s/>=<"'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const openName = /<([^\s/>=<"'&!?]+)/y;
const openEnd = /\s*(\/?)>/y;
const closeTag = /<\/([^\s/>=<"'&]+)\s*>/y;

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
const characterOf = (code: number): string =>
  code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '\uFFFD';
/** Entities of the document's own stay as they are written. */
const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return characterOf(Number(decimal));
      if (hex) return characterOf(Number.parseInt(hex, 16));
      return entities[name ?? ''] ?? whole;
    },
  );

/** Where `end` ends, counted from `from`; throws when it does not come. */
const after = (text: string, end: string, from: number): number => {
  const found = text.indexOf(end, from);
  if (found < 0) throw new XmlError(`no ${end}`);
  return found + end.length;
};

/** The end of `<!DOCTYPE …>`, whose own declarations stand in brackets. */
const afterDoctype = (text: string, from: number): number => {
  const end = after(text, '>', from);
  const bracket = text.slice(from, end).indexOf('[');
  return bracket < 0 ? end : after(text, '>', after(text, ']', from + bracket));
};

/**
 * Where something begins that is neither drawn nor read out (a comment, an instruction, a doctype),
 * the place after it.
 */
const afterAside = (text: string, at: number): number | undefined => {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
  if (text.startsWith('<?', at)) return after(text, '?>', at + 2);
  return text.startsWith('<!DOCTYPE', at) ? afterDoctype(text, at) : undefined;
};

/** Where a document's first element begins, after its byte order mark, prologue and comments; throws when none does. */
export const rootAt = (text: string): number => {
  const blank = /[\uFEFF\s]*/y;
  for (let at = 0; ;) {
    blank.lastIndex = at;
    blank.test(text);
    const start = blank.lastIndex;
    const next = afterAside(text, start);
    if (next === undefined) return start;
    at = next;
  }
};

const tagError = (at: number): XmlError => new XmlError(`no tag at ${at}`);

const readAttributes = (
  text: string,
  from: number,
): { attributes: Map<string, string>; at: number } => {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (!match) return { attributes, at };
    attributes.set(match[1] ?? '', decoded(match[2] ?? match[3] ?? ''));
    at = attribute.lastIndex;
  }
};

/** Reads the tag at `at`; answers its parts and the place after it. */
const readTag = (text: string, at: number): { parts: XmlPart[]; next: number } => {
  closeTag.lastIndex = at;
  const closing = closeTag.exec(text)?.[1];
  if (closing !== undefined)
    return { parts: [{ kind: 'close', name: closing }], next: closeTag.lastIndex };
  openName.lastIndex = at;
  const name = openName.exec(text)?.[1];
  if (name === undefined) throw tagError(at);
  const { attributes, at: end } = readAttributes(text, openName.lastIndex);
  openEnd.lastIndex = end;
  const slash = openEnd.exec(text)?.[1];
  if (slash === undefined) throw tagError(at);
  const opening: XmlPart = { kind: 'open', name, attributes };
  return {
    parts: slash ? [opening, { kind: 'close', name }] : [opening],
    next: openEnd.lastIndex,
  };
};

function* readParts(text: string): Generator<XmlPart> {
  for (let at = rootAt(text); at < text.length;) {
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const next = end < 0 ? text.length : end;
      yield { kind: 'text', text: decoded(text.slice(at, next)) };
      at = next;
    } else if (text.startsWith('<![CDATA[', at)) {
      const next = after(text, ']]>', at);
      yield { kind: 'text', text: text.slice(at + 9, next - 3) };
      at = next;
    } else {
      const aside = afterAside(text, at);
      const tag = aside === undefined ? readTag(text, at) : { parts: [], next: aside };
      yield* tag.parts;
      at = tag.next;
    }
  }
}

/**
 * The parts of an XML text in order, read once from beginning to end: its time grows with its length
 * and with nothing else. Throws an XmlError when the text is not well-formed.
 */
export function* scanXml(text: string): Generator<XmlPart> {
  const open: string[] = [];
  for (const part of readParts(text)) {
    if (part.kind === 'open' && open.push(part.name) > deepest) throw new XmlError('too deep');
    if (part.kind === 'close' && open.pop() !== part.name) throw new XmlError('crossed tags');
    yield part;
  }
  if (open.length > 0) throw new XmlError('unclosed tags');
}
