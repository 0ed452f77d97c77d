import {
  type ArticleCard,
  createTextPicker,
  type internalBenefitRoutes,
  type magazineArticleRoutes,
  type MediaRef,
  resolveText,
  showBlock,
  slug,
} from '@cafeteria/contract';
import { pageResult } from '../../kernel/page.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { found } from '../../platform/http/index.ts';
import type { Catalogue } from '../../catalogue/card/index.ts';
import {
  findArticle,
  findBlockMedia,
  listCards,
  listCardsOf,
  listInternal,
  listMoreCards,
} from './article.queries.ts';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';

type Card = Awaited<ReturnType<typeof listMoreCards>>[number];
type Whole = Awaited<ReturnType<typeof listInternal>>[number];

const moreToRead = 3;
const cardOf = ({ slugName, ...card }: Card): ArticleCard => ({
  ...card,
  route: slug(slugName, card.id),
});

/** Cards of articles by their ids, in the given order; what is not live is missing. */
export const findArticleCards = async (
  db: Db,
  reader: Reader,
  ids: readonly number[],
): Promise<ArticleCard[]> => (await listCardsOf(db, reader, ids)).map(cardOf);

/** Texts in one language, and the languages they had to be borrowed from. */
const shown = (
  { title, lead, coverAlt, blocks }: Whole,
  media: ReadonlyMap<string, MediaRef>,
  { language, primary }: Reader,
) => {
  const { pick, otherLanguages } = createTextPicker(language, primary);
  const mediaOf = (uuid: string | null): MediaRef | null =>
    uuid === null ? null : (media.get(uuid) ?? null);
  const texts = {
    title: pick(title),
    lead: pick(lead),
    coverAlt: pick(coverAlt),
    blocks: blocks.map((block) => showBlock(block, { pick, mediaOf })),
  };
  return { ...texts, otherLanguages: otherLanguages() };
};

export const magazineArticleHandlers = (
  { db }: Deps,
  { cards }: Catalogue,
): Handlers<typeof magazineArticleRoutes> => ({
  list: async ({ pageSize, pageNumber, ...filter }, caller) => {
    const { rows, total } = await listCards(db, caller, {
      ...filter,
      pageSize,
      pageNumber,
    });
    return pageResult(rows.map(cardOf), { pageSize, pageNumber }, total);
  },
  get: async ({ id }, caller) => {
    const article = found(await findArticle(db, id));
    const { cover, categories, author, publishedAt, readingMinutes } = article;
    const [media, others] = await Promise.all([
      findBlockMedia(db, [id]),
      listMoreCards(db, caller, article, moreToRead),
    ]);
    return {
      ...shown(article, media, caller),
      id,
      cover,
      categories,
      author,
      publishedAt,
      readingMinutes,
      related: cards(caller, 'PARTNER', article.relatedPartnerIds),
      route: slug(resolveText(article.title, caller.primary, caller.primary), id),
      others: others.map(cardOf),
    };
  },
});

export const internalBenefitHandlers = ({ db }: Deps): Handlers<typeof internalBenefitRoutes> => ({
  list: async (_input, caller) => {
    const { clientId } = caller.user;
    if (clientId === null) return [];
    const articles = await listInternal(db, clientId);
    const media = await findBlockMedia(
      db,
      articles.map(({ id }) => id),
    );
    return articles.map((article) => ({
      ...shown(article, media, caller),
      id: article.id,
      cover: article.cover,
      readingMinutes: article.readingMinutes,
    }));
  },
});
