/** The blocks of an article, once: what is validated, edited and read. */
import * as z from 'zod/mini';
import { MediaRef } from '../values/media.ts';
import { linkText, localizedText, uuid, shownHtml, shownText } from '../values/text.ts';

/** How many there may be. */
export const articleLimit = { blocks: 100, items: 50, rows: 20, partners: 6 } as const;
/** How long the texts of its parts may get, in characters, in each language. */
export const articleTextLimit = {
  heading: 200,
  lead: 1_000,
  alt: 250,
  caption: 300,
  item: 500,
  rowTitle: 140,
  link: 500,
} as const;

const Picture = { mediaUuid: z.nullable(uuid()), alt: localizedText(articleTextLimit.alt) };
const ZigZagRow = z.strictObject({
  ...Picture,
  title: localizedText(articleTextLimit.rowTitle),
  html: localizedText(5_000),
  link: z.nullable(linkText(articleTextLimit.link)),
});
export type ZigZagRow = z.output<typeof ZigZagRow>;

/** One block. What a draft may still lack (a picture, a text) is asked for when the article goes live. */
export const ArticleBlock = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('HEADING'),
      level: z.union([z.literal(2), z.literal(3)]),
      text: localizedText(articleTextLimit.heading),
    }),
    z.strictObject({ type: z.literal('LEAD'), text: localizedText(articleTextLimit.lead) }),
    z.strictObject({ type: z.literal('TEXT'), html: localizedText(20_000) }),
    z.strictObject({
      type: z.literal('IMAGE'),
      ...Picture,
      crop: z.nullable(z.enum(['wide', 'square'])),
      caption: localizedText(articleTextLimit.caption),
    }),
    z.strictObject({
      type: z.literal('UNORDERED_LIST'),
      items: z
        .array(localizedText(articleTextLimit.item))
        .check(
          z.minLength(1, 'validation.required'),
          z.maxLength(articleLimit.items, 'validation.maxItems'),
        ),
    }),
    z.strictObject({
      type: z.literal('ZIG_ZAG'),
      rows: z
        .array(ZigZagRow)
        .check(
          z.minLength(1, 'validation.required'),
          z.maxLength(articleLimit.rows, 'validation.maxItems'),
        ),
    }),
  ])
  .register(z.globalRegistry, { id: 'ArticleBlock' });
export type ArticleBlock = z.output<typeof ArticleBlock>;
export type ArticleBlockType = ArticleBlock['type'];

const ShownPicture = { media: z.nullable(MediaRef), alt: shownText() };
/** The same as a reader sees it: one language, pictures ready to be shown. */
export const ShownBlock = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('HEADING'),
      level: z.union([z.literal(2), z.literal(3)]),
      text: shownText(),
    }),
    z.object({ type: z.literal('LEAD'), text: shownText() }),
    z.object({ type: z.literal('TEXT'), html: shownHtml() }),
    z.object({
      type: z.literal('IMAGE'),
      ...ShownPicture,
      crop: z.nullable(z.enum(['wide', 'square'])),
      caption: shownText(),
    }),
    z.object({ type: z.literal('UNORDERED_LIST'), items: z.array(shownText()) }),
    z.object({
      type: z.literal('ZIG_ZAG'),
      rows: z.array(
        z.object({
          ...ShownPicture,
          title: shownText(),
          html: shownHtml(),
          link: z.nullable(z.string()),
        }),
      ),
    }),
  ])
  .register(z.globalRegistry, { id: 'ShownBlock' });
export type ShownBlock = z.output<typeof ShownBlock>;
