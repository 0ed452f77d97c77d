import { type ArticleBlock, categoryCodes, type LocalizedText, slug } from '@cafeteria/contract';
import { categories } from '../seed/categories.ts';
import type { Brand } from './brands.ts';
import type { DemoArticle, DemoMedia, DemoPartner } from './content.ts';
import { drawForArticle } from './art/cover.ts';
import { daysFrom } from './dates.ts';
import { mediaUuid } from './media.ts';
import { createRandom } from './random.ts';
import { paragraph, type Say, sayWith, type Text } from './text.ts';
import {
  type ArticleText,
  type Drawn,
  internalArticles,
  magazineArticles,
  type Part,
} from './vocab/articles/index.ts';
import type { Vocabulary } from './vocab/countries/index.ts';

const nothing: LocalizedText = { cs: null, sk: null, en: null };

/** Where a category is, by the name it has in the primary language. */
const pathOf = (id: number, { language }: Vocabulary): string => {
  const category = categories.find((one) => one.id === id);
  if (!category) throw new Error(`an article leads to category ${id}, which there is not`);
  return `/${slug(category.name[language], id)}`;
};
const speechOf = (vocabulary: Vocabulary): Say =>
  sayWith({
    ...vocabulary.words,
    ...Object.fromEntries(
      categories.map(({ id }): [string, Text] => {
        const path = pathOf(id, vocabulary);
        return [`category${id}`, [path, path, path]];
      }),
    ),
  });

/** Takes down the pictures of one article: each place gets the next one. */
const pictureList = (id: number) => {
  const drawn: Drawn[] = [];
  return { add: (picture: Drawn) => mediaUuid.article(id, drawn.push(picture)), drawn };
};

type Made = { readonly now: Date; readonly vocabulary: Vocabulary };
type Writing = { readonly say: Say; readonly vocabulary: Vocabulary };
const blockOf = (
  part: Part,
  { say, vocabulary }: Writing,
  pictureOf: (drawn: Drawn) => string,
): ArticleBlock => {
  const one = (text: Text) => say([text]);
  if ('heading' in part)
    return { type: 'HEADING', level: part.level ?? 2, text: one(part.heading) };
  if ('lead' in part) return { type: 'LEAD', text: one(part.lead) };
  if ('text' in part)
    return {
      type: 'TEXT',
      html: say(
        part.text.map((text) => paragraph([text])),
        '',
      ),
    };
  if ('image' in part)
    return {
      type: 'IMAGE',
      mediaUuid: pictureOf(part.drawn),
      alt: one(part.image),
      crop: part.crop ?? null,
      caption: part.caption ? one(part.caption) : nothing,
    };
  if ('list' in part) return { type: 'UNORDERED_LIST', items: part.list.map(one) };
  return {
    type: 'ZIG_ZAG',
    rows: part.zigzag.map(({ title, text, alt, drawn, category }) => ({
      mediaUuid: pictureOf(drawn),
      alt: one(alt),
      title: one(title),
      html: one(paragraph([text])),
      link: category === undefined ? null : pathOf(category, vocabulary),
    })),
  };
};

type Source = Pick<ArticleText, 'title' | 'lead' | 'parts'> & {
  readonly cover?: Text | undefined;
  readonly drawn?: Drawn | undefined;
};
const base = (id: number, { title, lead, cover, drawn, parts }: Source, vocabulary: Vocabulary) => {
  const say = speechOf(vocabulary);
  const pictures = pictureList(id);
  const blocks = parts.map((part) => blockOf(part, { say, vocabulary }, pictures.add));
  return {
    pictures: [drawn, ...pictures.drawn],
    input: {
      title: say([title]),
      lead: say([lead]),
      cover: cover ? mediaUuid.article(id, 0) : null,
      coverAlt: cover ? say([cover]) : nothing,
      blocks,
      validFrom: null,
      validTo: null,
      categories: [],
      author: null,
      featured: false,
      relatedPartnerIds: [],
    },
  };
};

const isForAll = ({ active, input }: DemoPartner): boolean =>
  active && !input.validFrom && !input.validTo && input.visibility.mode === 'ALL';

const magazineArticle = (
  source: ArticleText,
  id: number,
  partners: readonly DemoPartner[],
  { now, vocabulary }: Made,
): DemoArticle => {
  const { input, pictures } = base(id, source, vocabulary);
  const near = partners.filter(
    (partner) => isForAll(partner) && partner.input.mainCategoryId === source.categories[0],
  );
  const published = daysFrom(now, -source.age, 6);
  return {
    id,
    clientId: null,
    position: 0,
    world: source.world,
    pictures,
    active: true,
    dateCreated: published,
    input: {
      ...input,
      validFrom: published,
      categories: source.categories.flatMap((category) => categoryCodes[category - 1] ?? []),
      author: source.author && vocabulary.authors[source.author],
      featured: source.featured ?? false,
      relatedPartnerIds: createRandom('article', id)
        .some(near, 4)
        .map((partner) => partner.id),
    },
  };
};

const firstInternalId = 101;
/** The magazine and, after it, what each employer tells its own people. */
export const buildArticles = (partners: readonly DemoPartner[], made: Made): DemoArticle[] => [
  ...magazineArticles.map((source, index) => magazineArticle(source, index + 1, partners, made)),
  ...internalArticles
    .flatMap((source) => source.clients.map((clientId) => ({ source, clientId })))
    .map(({ source, clientId }, index): DemoArticle => {
      const id = firstInternalId + index;
      const { input, pictures } = base(id, source, made.vocabulary);
      return {
        id,
        clientId,
        position: index + 1,
        world: source.world ?? 'transport',
        pictures,
        active: true,
        dateCreated: daysFrom(made.now, -90 + index),
        input,
      };
    }),
];

/** Covers (0) and the pictures of the blocks, all in the colours of one world. */
export const drawArticles = (
  articles: readonly DemoArticle[],
  brands: readonly Brand[],
  { plain }: Vocabulary,
): DemoMedia[] =>
  articles.flatMap(({ id, world, pictures }) => {
    const brand = brands.find(({ trade }) => trade.key === world);
    if (!brand) throw new Error(`article ${id} is of no known world: ${world}`);
    return pictures.flatMap((drawn, number): DemoMedia[] =>
      drawn
        ? [
            {
              uuid: mediaUuid.article(id, number),
              fileName: `${plain.article}-${id}-${number}.svg`,
              svg: drawForArticle(brand, id, number, drawn),
              width: 1200,
              height: 675,
            },
          ]
        : [],
    );
  });
