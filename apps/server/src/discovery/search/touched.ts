import { isDeepStrictEqual } from 'node:util';
import type { SearchType } from '@cafeteria/contract';
import type { CatalogueModel, SubcategoryFacts } from '../../catalogue/model/index.ts';
import type { Followed } from '../../kernel/changes/index.ts';
import type { ArticleFacts } from './search.queries.ts';
import { numberOf } from './thing.ts';

/** What of a subcategory the things that stand in it are found by. */
const filedBy = (record: SubcategoryFacts | undefined) =>
  record && [record.name, record.isOn, record.categoryId];
type Keyed = { readonly id: number };
const onIds = (records: Followed<Keyed>, listener: (id: number) => void): void =>
  records.onRecord((before, after) => listener((after ?? before)?.id ?? 0));

/**
 * Gathers what must be filed again: a thing that changed, and what is found by its name. Answers what takes the numbers
 * gathered so far.
 */
export const gatherTouched = (
  model: CatalogueModel,
  articles: Followed<ArticleFacts>,
  /** Before the first filing everything is gathered anyway. */
  isFiled: () => boolean,
): (() => ReadonlySet<number>) => {
  let touched = new Set<number>();
  const touch = (type: SearchType, id: number): void => void touched.add(numberOf({ type, id }));
  const touchPartner = (id: number): void => {
    touch('PARTNER', id);
    for (const offer of model.offersOf(id)) touch('OFFER', offer.id);
  };
  /** What stands in these subcategories is found by their names; looked for once, for all of them. */
  let renamed = new Set<number>();
  const touchFiled = (): void => {
    if (renamed.size === 0 || !isFiled()) return;
    for (const partner of model.partners.values())
      if (partner.subcategoryIds.some((id) => renamed.has(id))) touchPartner(partner.id);
  };
  model.onPartner(touchPartner);
  onIds(model.offers, (id) => touch('OFFER', id));
  onIds(articles, (id) => touch('ARTICLE', id));
  model.subcategories.onRecord((before, after) => {
    const id = (after ?? before)?.id ?? 0;
    touch('SUBCATEGORY', id);
    if (!isDeepStrictEqual(filedBy(before), filedBy(after))) renamed.add(id);
  });
  onIds(model.categories, (id) => {
    touch('CATEGORY', id);
    const own = [...model.subcategories.values()].filter(({ categoryId }) => categoryId === id);
    for (const subcategory of own) {
      touch('SUBCATEGORY', subcategory.id);
      renamed.add(subcategory.id);
    }
    for (const article of articles.values()) touch('ARTICLE', article.id);
  });
  return () => {
    touchFiled();
    renamed = new Set();
    const pending = touched;
    touched = new Set();
    return pending;
  };
};
