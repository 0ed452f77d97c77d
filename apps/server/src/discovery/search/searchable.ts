import { SearchType } from '@cafeteria/contract';
import { type CatalogueModel, holdsAt } from '../../catalogue/model/index.ts';
import type { Followed } from '../../kernel/changes/index.ts';
import type { SearchDocument } from '../../platform/search-index/index.ts';
import type { ArticleFacts } from './search.queries.ts';
import { type Teller, type Texts, textsOf, unique } from './texts.ts';

/** Where a thing is on the portal and what it is called. */
export type Hit = { readonly route: string; readonly label: string; readonly detail: string };
/** A kind of things that can be found. */
export type Searchable = {
  readonly ids: () => number[];
  /** What is to be found of it; undefined where it is gone. */
  readonly document: (id: number) => SearchDocument | undefined;
  readonly tell: (id: number, teller: Teller) => Hit | undefined;
};

const kindOf = (type: SearchType): number => SearchType.options.indexOf(type);
const idsOf = (records: Followed<{ readonly id: number }>) => (): number[] =>
  [...records.values()].map(({ id }) => id);
const alone = (route: string, label: string): Hit => ({ route, label, detail: '' });

/** Names of the subcategories and categories a partner stands in. */
const filedUnder = (
  { subcategories, categories }: CatalogueModel,
  subcategoryIds: readonly number[],
): string[] =>
  subcategoryIds.flatMap((id) => {
    const subcategory = subcategories.get(id);
    const category = subcategory && categories.get(subcategory.categoryId);
    return [
      ...(subcategory?.isOn ? textsOf(subcategory.name) : []),
      ...(category?.active ? textsOf(category.name) : []),
    ];
  });

const partners = (model: CatalogueModel): Searchable => ({
  ids: idsOf(model.partners),
  document: (id) => {
    const partner = model.partners.get(id);
    if (!partner) return undefined;
    // where it is: `kavarna zizkov` means a place, too
    const places = model.officesOf(id).flatMap(({ city, name }) => [city, name]);
    return {
      kind: kindOf('PARTNER'),
      names: [partner.name],
      tags: unique([...filedUnder(model, partner.subcategoryIds), unique(places).join(' ')]),
      texts: textsOf(partner.shortDescription),
      score: partner.score,
    };
  },
  tell: (id, { routeOf }) => {
    const partner = model.partners.get(id);
    return partner && alone(`/partner/${routeOf(partner)}`, partner.name);
  },
});

const offers = (model: CatalogueModel): Searchable => {
  const find = (id: number) => {
    const offer = model.offers.get(id);
    const partner = offer && model.partners.get(offer.partnerId);
    return partner && { offer, partner };
  };
  return {
    ids: idsOf(model.offers),
    document: (id) => {
      const found = find(id);
      return (
        found && {
          kind: kindOf('OFFER'),
          names: unique(textsOf(found.offer.name)),
          tags: unique([...filedUnder(model, found.partner.subcategoryIds), found.partner.name]),
          texts: textsOf(found.offer.shortDescription),
          score: found.partner.score,
        }
      );
    },
    tell: (id, { routeOf, localize }) => {
      const found = find(id);
      return (
        found && {
          route: `/partner/${routeOf(found.partner)}/${routeOf(found.offer)}`,
          label: localize(found.offer.name),
          detail: found.partner.name,
        }
      );
    },
  };
};

const categories = (model: CatalogueModel): Searchable => ({
  ids: idsOf(model.categories),
  document: (id) => {
    const category = model.categories.get(id);
    return (
      category && {
        kind: kindOf('CATEGORY'),
        names: unique(textsOf(category.name)),
        tags: [],
        texts: textsOf(category.description),
        score: -category.position,
      }
    );
  },
  tell: (id, { routeOf, localize }) => {
    const category = model.categories.get(id);
    return category && alone(`/${routeOf(category)}`, localize(category.name));
  },
});

const subcategories = (model: CatalogueModel): Searchable => {
  const find = (id: number) => {
    const subcategory = model.subcategories.get(id);
    const category = subcategory && model.categories.get(subcategory.categoryId);
    return category && { subcategory, category };
  };
  return {
    ids: idsOf(model.subcategories),
    document: (id) => {
      const found = find(id);
      return (
        found && {
          kind: kindOf('SUBCATEGORY'),
          names: unique(textsOf(found.subcategory.name)),
          tags: unique(textsOf(found.category.name)),
          texts: [],
          score: -found.subcategory.position,
        }
      );
    },
    tell: (id, { routeOf, localize }) => {
      const found = find(id);
      return (
        found && {
          route: `/${routeOf(found.category)}/${routeOf(found.subcategory)}`,
          label: localize(found.subcategory.name),
          detail: localize(found.category.name),
        }
      );
    },
  };
};

const articlesOf = (model: CatalogueModel, articles: Followed<ArticleFacts>): Searchable => ({
  ids: idsOf(articles),
  document: (id) => {
    const article = articles.get(id);
    if (!article) return undefined;
    const filed = [...model.categories.values()].filter(({ code }) =>
      article.categories.includes(code),
    );
    return {
      kind: kindOf('ARTICLE'),
      names: unique(textsOf(article.title)),
      tags: unique(filed.flatMap(({ name }): string[] => textsOf(name))),
      texts: textsOf(article.lead),
      score: article.day,
    };
  },
  tell: (id, { routeOf, localize }) => {
    const article = articles.get(id);
    const name: Texts | undefined = article?.title;
    return name && alone(`/magazine/${routeOf({ id, name })}`, localize(name));
  },
});

/** Everything that can be found, by kind. */
export const createSearchables = (
  model: CatalogueModel,
  articles: Followed<ArticleFacts>,
): Record<SearchType, Searchable> => ({
  PARTNER: partners(model),
  OFFER: offers(model),
  CATEGORY: categories(model),
  SUBCATEGORY: subcategories(model),
  ARTICLE: articlesOf(model, articles),
});

/** Whether a live article is there. */
export const isArticleLive = (
  model: CatalogueModel,
  articles: Followed<ArticleFacts>,
  id: number,
): boolean => {
  const article = articles.get(id);
  return article !== undefined && holdsAt(article, model.now());
};
