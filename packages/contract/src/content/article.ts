import * as z from 'zod/mini';
import { ArticleBlock, articleLimit, ShownBlock } from './article-block.ts';
import { crudRoutes, crudRoutesUnder, Empty, Published } from '../http/crud.ts';
import { CategoryCode, Language, PublicationState } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../values/media.ts';
import { adminListQuery, pageOf, PageQuery } from '../http/page.ts';
import { queryBoolean, queryIdList } from '../http/query.ts';
import { isReversed } from '../rules/publication.ts';
import {
  Id,
  id,
  ids,
  instant,
  localizedText,
  requiredLocalizedText,
  text,
  uniqueItems,
  uuid,
  shownText,
} from '../values/text.ts';
import { CardView } from '../catalogue/card.ts';

const articleFields = {
  title: requiredLocalizedText(140),
  lead: localizedText(400),
  cover: z.nullable(uuid()),
  coverAlt: localizedText(250),
  blocks: z.array(ArticleBlock).check(z.maxLength(articleLimit.blocks, 'validation.maxItems')),
  validFrom: z.nullable(instant()),
  validTo: z.nullable(instant()),
};
type Validity = Parameters<typeof isReversed>[0];
const ordered = <T extends Validity>() =>
  z.refine<T>((value) => !isReversed(value), { error: 'validation.interval', path: ['validTo'] });

const magazineFields = z.strictObject({
  ...articleFields,
  categories: z.array(CategoryCode).check(uniqueItems()),
  author: z.nullable(text(120)),
  featured: z.boolean(),
  relatedPartnerIds: ids(articleLimit.partners),
});
const clientFields = z.strictObject(articleFields);

/** An article of the magazine, for everybody. */
export const MagazineArticleForm = magazineFields
  .check(ordered())
  .register(z.globalRegistry, { id: 'MagazineArticleForm' });
export type MagazineArticleForm = z.output<typeof MagazineArticleForm>;
/** What an employer tells its own people. */
export const ClientArticleForm = clientFields
  .check(ordered())
  .register(z.globalRegistry, { id: 'ClientArticleForm' });
export type ClientArticleForm = z.output<typeof ClientArticleForm>;

/** Derived when it is saved. */
const derived = { readingMinutes: z.int(), missingLanguages: z.array(Language) };
export const MagazineArticleRecord = z
  .extend(z.extend(Published, magazineFields.shape), { ...derived, route: z.string() })
  .register(z.globalRegistry, { id: 'MagazineArticleRecord' });
export type MagazineArticleRecord = z.output<typeof MagazineArticleRecord>;
export const ClientArticleRecord = z
  .extend(z.extend(Published, clientFields.shape), {
    ...derived,
    clientId: id(),
    position: z.int(),
  })
  .register(z.globalRegistry, { id: 'ClientArticleRecord' });
export type ClientArticleRecord = z.output<typeof ClientArticleRecord>;

const rowFields = {
  ...z.pick(clientFields, { title: true, cover: true, validFrom: true, validTo: true }).shape,
  ...derived,
};
export const MagazineArticleRow = z
  .extend(
    z.extend(Published, rowFields),
    z.pick(magazineFields, { categories: true, featured: true }).shape,
  )
  .register(z.globalRegistry, { id: 'MagazineArticleRow' });
export const ClientArticleRow = z
  .extend(z.extend(Published, rowFields), { clientId: id(), position: z.int() })
  .register(z.globalRegistry, { id: 'ClientArticleRow' });

const sorts = ['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED'] as const;
export const MagazineArticleFilter = z.extend(adminListQuery(sorts), {
  category: z.optional(CategoryCode),
  state: z.optional(PublicationState),
  untranslated: queryBoolean(),
});
export const ClientArticleFilter = z.extend(adminListQuery([...sorts, 'POSITION']), {
  state: z.optional(PublicationState),
});

const tag = 'magazineArticle';
const invalidates = ['magazineArticle', 'media'] as const;
export const magazineArticleAdminRoutes = crudRoutes('/api/admin/magazine-article', {
  record: MagazineArticleRecord,
  row: MagazineArticleRow,
  form: MagazineArticleForm,
  filter: MagazineArticleFilter,
  invalidates,
  tag,
});

export const ClientArticleParent = z.object({ clientId: Id.shape.id });
const clientArticlePath = '/api/admin/client/:clientId/article';
export const clientArticleCrud = crudRoutesUnder(clientArticlePath, {
  record: ClientArticleRecord,
  row: ClientArticleRow,
  form: ClientArticleForm,
  filter: ClientArticleFilter,
  invalidates,
  tag,
  parent: ClientArticleParent,
});
export const clientArticleAdminRoutes = {
  ...clientArticleCrud,
  copy: route({
    ...clientArticleCrud.copy,
    own: { targetClientIds: 'client' },
    summary:
      'Save the edited article as a new one, for the same employer or for others; answers the first copy',
    body: z
      .strictObject({ ...clientFields.shape, targetClientIds: z.optional(ids(100)) })
      .check(ordered()),
  }),
  order: route({
    method: 'PUT',
    path: `${clientArticlePath}/order`,
    access: 'admin',
    summary: 'Put all articles of an employer in order',
    params: ClientArticleParent,
    body: z.strictObject({ ids: ids(500) }),
    response: Empty,
    invalidates,
  }),
};

/** An article in lists of readers. */
export const ArticleCard = z
  .object({
    id: id(),
    route: z.string(),
    title: shownText(),
    lead: shownText(),
    cover: z.nullable(MediaRef),
    categories: z.array(CategoryCode),
    author: z.nullable(shownText()),
    publishedAt: instant(),
    readingMinutes: z.int(),
  })
  .register(z.globalRegistry, { id: 'ArticleCard' });
export type ArticleCard = z.output<typeof ArticleCard>;
/** The whole article; `otherLanguages` are those it had to borrow texts from. */
export const ArticleView = z
  .extend(ArticleCard, {
    coverAlt: shownText(),
    blocks: z.array(ShownBlock),
    otherLanguages: z.array(Language),
    related: z.array(CardView),
    others: z.array(ArticleCard),
  })
  .register(z.globalRegistry, { id: 'ArticleView' });
export type ArticleView = z.output<typeof ArticleView>;
export const InternalBenefitView = z
  .object({
    id: id(),
    title: shownText(),
    lead: shownText(),
    cover: z.nullable(MediaRef),
    coverAlt: shownText(),
    readingMinutes: z.int(),
    blocks: z.array(ShownBlock),
    otherLanguages: z.array(Language),
  })
  .register(z.globalRegistry, { id: 'InternalBenefitView' });
export type InternalBenefitView = z.output<typeof InternalBenefitView>;

export const magazineArticleRoutes = {
  list: route({
    method: 'GET',
    path: '/api/magazine-article',
    access: 'public',
    summary: 'Live articles, newest first',
    query: z.extend(PageQuery, { categories: queryIdList(), featured: queryBoolean() }),
    response: pageOf(ArticleCard),
    tags: [tag],
    cache: 'catalogue',
    about: [],
  }),
  get: route({
    method: 'GET',
    path: '/api/magazine-article/:id',
    access: 'public',
    summary: 'One article with its partners and more to read',
    params: Id,
    response: ArticleView,
    tags: [tag],
    cache: 'catalogue',
  }),
};
export const internalBenefitRoutes = {
  list: route({
    method: 'GET',
    path: '/api/internal-benefit',
    access: 'user',
    summary: "What the reader's own employer gives, in order",
    response: z.array(InternalBenefitView),
    tags: [tag],
  }),
};
