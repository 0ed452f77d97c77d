export type Localized = { cs: string; sk: string; en: string };
/** One text in the three languages, in the order Czech, Slovak, English. */
export type Text = readonly [cs: string, sk: string, en: string];

/** Texts one after another in each language, joined by `joint`. */
export const joinTexts = (texts: readonly Text[], joint = ' '): Localized => {
  const one = (index: 0 | 1 | 2): string => texts.map((text) => text[index]).join(joint);
  return { cs: one(0), sk: one(1), en: one(2) };
};

/** @example fill({ year: ['2004', '2004', '2004'] }, ['Od roku {year}.', 'Od roku {year}.', 'Since {year}.']) */
export const fill = (slots: Readonly<Record<string, Text>>, text: Text): Text => {
  const one = (index: 0 | 1 | 2): string =>
    text[index].replaceAll(/\{(\w+)\}/g, (whole, slot: string) => slots[slot]?.[index] ?? whole);
  return [one(0), one(1), one(2)];
};

/** Texts one after another with their slots filled. */
export type Say = (texts: readonly Text[], joint?: string) => Localized;
/** @example sayWith({ year: ['2004', '2004', '2004'] })([['Od roku {year}.', 'Od roku {year}.', 'Since {year}.']]).en // 'Since 2004.' */
export const sayWith =
  (slots: Readonly<Record<string, Text>>): Say =>
  (texts, joint) =>
    joinTexts(
      texts.map((text) => fill(slots, text)),
      joint,
    );

export const paragraph = (sentences: readonly Text[]): Text => wrap('p', sentences, ' ');
export const bullets = (items: readonly Text[]): Text =>
  wrap(
    'ul',
    items.map((item) => wrap('li', [item], '')),
    '',
  );

const wrap = (tag: string, texts: readonly Text[], joint: string): Text => {
  const one = (index: 0 | 1 | 2): string =>
    `<${tag}>${texts.map((text) => text[index]).join(joint)}</${tag}>`;
  return [one(0), one(1), one(2)];
};
export const strong = (text: Text): Text => wrap('strong', [text], '');
export const emphasis = (text: Text): Text => wrap('em', [text], '');
