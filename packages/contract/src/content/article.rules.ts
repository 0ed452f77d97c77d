import type { ArticleBlock, ShownBlock } from './article-block.ts';
import type { Language } from '../vocabulary/enums.ts';
import type { MediaRef } from '../values/media.ts';
import { languages } from '../vocabulary/words.ts';
import { languageChain, type Localized } from '../rules/localized.ts';

/**
 * A text of a block: its path (`text`, `rows[0].html`), its words, and whether the block is empty
 * without it.
 */
export type BlockText = {
  readonly path: string;
  readonly text: Localized;
  readonly isRequired: boolean;
};

const required = (path: string, text: Localized): BlockText => ({ path, text, isRequired: true });
const optional = (path: string, text: Localized): BlockText => ({ path, text, isRequired: false });

/** Every text of a block. */
export const textsOfBlock = (block: ArticleBlock): readonly BlockText[] => {
  switch (block.type) {
    case 'HEADING':
    case 'LEAD':
      return [required('text', block.text)];
    case 'TEXT':
      return [required('html', block.html)];
    case 'IMAGE':
      return [required('alt', block.alt), optional('caption', block.caption)];
    case 'UNORDERED_LIST':
      return block.items.map((item, index) => required(`items[${index}]`, item));
    case 'ZIG_ZAG':
      return block.rows.flatMap(({ alt, title, html }, index) => [
        required(`rows[${index}].alt`, alt),
        required(`rows[${index}].title`, title),
        required(`rows[${index}].html`, html),
      ]);
  }
};

/** Every picture of a block and where it stands. */
export const picturesOfBlock = (
  block: ArticleBlock,
): readonly { readonly path: string; readonly uuid: string | null }[] => {
  if (block.type === 'IMAGE') return [{ path: 'mediaUuid', uuid: block.mediaUuid }];
  return block.type === 'ZIG_ZAG'
    ? block.rows.map(({ mediaUuid }, index) => ({
        path: `rows[${index}].mediaUuid`,
        uuid: mediaUuid,
      }))
    : [];
};

/** The languages a text lacks while another has it; an optional text nobody began lacks nothing. */
const lackOf = (text: Localized): readonly Language[] => {
  const absent = languages.filter((language) => !text[language]);
  return absent.length === languages.length ? [] : absent;
};

/** The languages a block still has to be translated to. */
export const missingLanguagesOfBlock = (block: ArticleBlock): Language[] => {
  const lacking = new Set(textsOfBlock(block).flatMap(({ text }) => lackOf(text)));
  return languages.filter((language) => lacking.has(language));
};

type Document = {
  readonly title: Localized;
  readonly lead: Localized;
  readonly coverAlt: Localized;
  readonly blocks: readonly ArticleBlock[];
};

/** The languages a whole article still has to be translated to. */
export const missingLanguages = ({ title, lead, coverAlt, blocks }: Document): Language[] => {
  const lacking = new Set([
    ...[title, lead, coverAlt].flatMap(lackOf),
    ...blocks.flatMap(missingLanguagesOfBlock),
  ]);
  return languages.filter((language) => lacking.has(language));
};

const wordsPerMinute = 200;
const wordsOf = (html: string): number =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** How long it takes to read, in whole minutes and at least one. */
export const readingMinutes = ({ lead, blocks }: Document, primary: 'cs' | 'sk'): number => {
  const texts = [lead, ...blocks.flatMap((block) => textsOfBlock(block).map(({ text }) => text))];
  return Math.max(
    1,
    Math.round(texts.reduce((sum, text) => sum + wordsOf(text[primary] ?? ''), 0) / wordsPerMinute),
  );
};

/** Picks texts for one reader and remembers the languages it had to borrow from. */
export const createTextPicker = (preferred: Language, primary: 'cs' | 'sk') => {
  const borrowed = new Set<Language>();
  const pick = (text: Localized): string => {
    const language = languageChain(preferred, primary).find((one) => text[one]);
    if (language === undefined) return '';
    if (language !== preferred) borrowed.add(language);
    return text[language] ?? '';
  };
  return { pick, otherLanguages: (): Language[] => [...borrowed] };
};

type Sight = {
  readonly pick: (text: Localized) => string;
  readonly mediaOf: (uuid: string | null) => MediaRef | null;
};

/** A block as one reader sees it; used by the API and by the live preview of the editor. */
export const showBlock = (block: ArticleBlock, { pick, mediaOf }: Sight): ShownBlock => {
  switch (block.type) {
    case 'HEADING':
      return { type: block.type, level: block.level, text: pick(block.text) };
    case 'LEAD':
      return { type: block.type, text: pick(block.text) };
    case 'TEXT':
      return { type: block.type, html: pick(block.html) };
    case 'IMAGE':
      return {
        type: block.type,
        media: mediaOf(block.mediaUuid),
        alt: pick(block.alt),
        crop: block.crop,
        caption: pick(block.caption),
      };
    case 'UNORDERED_LIST':
      return { type: block.type, items: block.items.map(pick).filter(Boolean) };
    case 'ZIG_ZAG':
      return {
        type: block.type,
        rows: block.rows.map(({ mediaUuid, alt, title, html, link }) => ({
          media: mediaOf(mediaUuid),
          alt: pick(alt),
          title: pick(title),
          html: pick(html),
          link,
        })),
      };
  }
};
