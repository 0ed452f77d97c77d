import {
  type Language,
  languages,
  type LocalizedText,
  resolveText,
  SearchType,
  slug,
} from '@cafeteria/contract';
import type { Catalogue } from '../../catalogue/card/index.ts';
import { holdsAt, shownTo } from '../../catalogue/model/index.ts';
import type { Audience } from '../../entity/caller/index.ts';
import type { Followed } from '../../entity/changes/index.ts';
import type { SearchDocument } from '../../platform/search-index/index.ts';
import type { ArticleRecord } from './search.queries.ts';

const types = SearchType.options;
/** A thing that can be found, as one number. */
export const numberOf = (type: SearchType, id: number): number =>
  id * types.length + types.indexOf(type);
/** …and what it stands for. */
export const thingOf = (number: number): { readonly type: SearchType; readonly id: number } => ({
  type: types[number % types.length] ?? 'PARTNER',
  id: Math.floor(number / types.length),
});

type Texts = LocalizedText | string;
const textsOf = (text: Texts): string[] =>
  typeof text === 'string' ? [text] : languages.flatMap((language) => text[language] || []);
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What the reader is told of a thing that was found. */
export type Found = { readonly route: string; readonly label: string; readonly detail: string };

/** What can be found, how it is written, and who finds it. */
export const createDocuments = (
  { model }: Pick<Catalogue, 'model'>,
  articles: Followed<ArticleRecord>,
) => {
  const { primary, partners, offers, categories, subcategories } = model;

  /** Names of the subcategories and categories a partner stands in. */
  const filedUnder = (subcategoryIds: readonly number[]): string[] =>
    subcategoryIds.flatMap((id) => {
      const subcategory = subcategories.get(id);
      if (!subcategory) return [];
      const category = categories.get(subcategory.categoryId);
      return [
        ...(subcategory.isOn ? textsOf(subcategory.name) : []),
        ...(category?.active ? textsOf(category.name) : []),
      ];
    });
  /** Where a partner is: `kavarna zizkov` means a place, too. */
  const placesOf = (id: number): string =>
    unique(model.officesOf(id).flatMap(({ city, name }) => [city, name])).join(' ');

  const documentsOf: Record<SearchType, (id: number) => SearchDocument | undefined> = {
    PARTNER: (id) => {
      const partner = partners.get(id);
      return (
        partner && {
          kind: types.indexOf('PARTNER'),
          names: [partner.name],
          tags: unique([...filedUnder(partner.subcategoryIds), placesOf(id)]),
          texts: textsOf(partner.shortDescription),
          score: partner.score,
        }
      );
    },
    OFFER: (id) => {
      const offer = offers.get(id);
      const partner = offer && partners.get(offer.partnerId);
      return (
        partner && {
          kind: types.indexOf('OFFER'),
          names: unique(textsOf(offer.name)),
          tags: unique([...filedUnder(partner.subcategoryIds), partner.name]),
          texts: textsOf(offer.shortDescription),
          score: partner.score,
        }
      );
    },
    CATEGORY: (id) => {
      const category = categories.get(id);
      return (
        category && {
          kind: types.indexOf('CATEGORY'),
          names: unique(textsOf(category.name)),
          tags: [],
          texts: textsOf(category.description),
          score: -category.position,
        }
      );
    },
    SUBCATEGORY: (id) => {
      const subcategory = subcategories.get(id);
      const category = subcategory && categories.get(subcategory.categoryId);
      return (
        category && {
          kind: types.indexOf('SUBCATEGORY'),
          names: unique(textsOf(subcategory.name)),
          tags: unique(textsOf(category.name)),
          texts: [],
          score: -subcategory.position,
        }
      );
    },
    ARTICLE: (id) => {
      const article = articles.get(id);
      return (
        article && {
          kind: types.indexOf('ARTICLE'),
          names: unique(textsOf(article.title)),
          tags: unique(
            [...categories.values()].flatMap(({ code, name }) =>
              article.categories.includes(code) ? textsOf(name) : [],
            ),
          ),
          texts: textsOf(article.lead),
          score: article.day,
        }
      );
    },
  };

  const article = (id: number) => {
    const found = articles.get(id);
    return found && holdsAt(found, model.now()) ? found : undefined;
  };
  /** Whether an audience finds a thing, by its number. */
  const finds = (audience: Audience): ((number: number) => boolean) => {
    const shown = shownTo(model, audience);
    const has: Record<SearchType, (id: number) => unknown> = {
      PARTNER: shown.partner,
      OFFER: shown.offer,
      CATEGORY: shown.category,
      SUBCATEGORY: shown.subcategory,
      ARTICLE: article,
    };
    return (number) => {
      const { type, id } = thingOf(number);
      return has[type](id) !== undefined;
    };
  };

  /** Where a thing is on the portal and what it is called, in the reader's language. */
  const tell = (number: number, language: Language): Found | undefined => {
    const { type, id } = thingOf(number);
    const told = (text: Texts): string =>
      typeof text === 'string' ? text : resolveText(text, language, primary);
    const routeOf = (thing: { readonly id: number; readonly name: Texts }): string => {
      const { name } = thing;
      return slug(typeof name === 'string' ? name : resolveText(name, primary, primary), thing.id);
    };
    const category = (of: number) => categories.get(of);
    switch (type) {
      case 'PARTNER': {
        const found = partners.get(id);
        return found && { route: `/partner/${routeOf(found)}`, label: found.name, detail: '' };
      }
      case 'OFFER': {
        const found = offers.get(id);
        const of = found && partners.get(found.partnerId);
        return (
          of && {
            route: `/partner/${routeOf(of)}/${routeOf(found)}`,
            label: told(found.name),
            detail: of.name,
          }
        );
      }
      case 'CATEGORY': {
        const found = category(id);
        return found && { route: `/${routeOf(found)}`, label: told(found.name), detail: '' };
      }
      case 'SUBCATEGORY': {
        const found = subcategories.get(id);
        const of = found && category(found.categoryId);
        return (
          of && {
            route: `/${routeOf(of)}/${routeOf(found)}`,
            label: told(found.name),
            detail: told(of.name),
          }
        );
      }
      case 'ARTICLE': {
        const found = article(id);
        return (
          found && {
            route: `/magazine/${routeOf({ id, name: found.title })}`,
            label: told(found.title),
            detail: '',
          }
        );
      }
    }
  };
  return {
    documentOf: (number: number): SearchDocument | undefined => {
      const { type, id } = thingOf(number);
      return documentsOf[type](id);
    },
    finds,
    tell,
    /** Everything that can be found. */
    all: (): number[] =>
      (
        [
          ['PARTNER', partners],
          ['OFFER', offers],
          ['CATEGORY', categories],
          ['SUBCATEGORY', subcategories],
          ['ARTICLE', articles],
        ] as const
      ).flatMap(([type, records]) => [...records.values()].map(({ id }) => numberOf(type, id))),
  };
};
