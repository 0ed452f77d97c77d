import {
  type ArticleBlock,
  type FieldError,
  type LocalizedText,
  missingLanguages,
  picturesOfBlock,
  readingMinutes,
  textsOfBlock,
} from '@cafeteria/contract';
import { localizedNameColumns } from '../../kernel/naming.ts';
import { linkHref } from '../../kernel/link-href.ts';
import { cleanLocalizedParagraphs } from '../../platform/rich-text.ts';
import type { PrimaryLanguage } from '../../kernel/caller/index.ts';

export type Written = {
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly cover: string | null;
  readonly coverAlt: LocalizedText;
  readonly blocks: readonly ArticleBlock[];
};

/** A block as it is kept: its formatted texts hold paragraphs only, its links have their protocol. */
const cleanBlock = (block: ArticleBlock): ArticleBlock => {
  if (block.type === 'TEXT') return { ...block, html: cleanLocalizedParagraphs(block.html) };
  if (block.type === 'ZIG_ZAG')
    return {
      ...block,
      rows: block.rows.map((row) => ({
        ...row,
        html: cleanLocalizedParagraphs(row.html),
        link: linkHref(row.link),
      })),
    };
  return block;
};

/** The columns nobody types. */
export const articleColumns = (body: Written, primary: PrimaryLanguage) => {
  const { title } = body;
  const blocks = body.blocks.map(cleanBlock);
  const cleaned = { ...body, blocks };
  return {
    blocks,
    ...localizedNameColumns(title, primary),
    readingMinutes: readingMinutes(cleaned, primary),
    missingLanguages: missingLanguages(cleaned),
  };
};

const required = (field: string): FieldError => ({ field, messageKey: 'validation.required' });

/** What of a block readers would miss: its pictures, and its texts in the language everybody falls back to. */
const missingOfBlock = (
  block: ArticleBlock,
  at: string,
  primary: PrimaryLanguage,
): FieldError[] => [
  ...picturesOfBlock(block).flatMap(({ path, uuid }) =>
    uuid === null ? [required(`${at}.${path}`)] : [],
  ),
  ...textsOfBlock(block).flatMap(({ path, text, isRequired }) =>
    isRequired && !text[primary] ? [required(`${at}.${path}.${primary}`)] : [],
  ),
];

/** Everything an article must have before readers see it. */
export const articleMissing = (
  { title, cover, coverAlt, blocks }: Written,
  primary: PrimaryLanguage,
): FieldError[] => [
  ...(title[primary] ? [] : [required(`title.${primary}`)]),
  ...(cover !== null && !coverAlt[primary] ? [required(`coverAlt.${primary}`)] : []),
  ...(blocks.length === 0
    ? [required('blocks')]
    : blocks.flatMap((block, index) => missingOfBlock(block, `blocks[${index}]`, primary))),
];
