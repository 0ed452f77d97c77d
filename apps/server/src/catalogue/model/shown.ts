import type { Audience } from '../../kernel/caller/index.ts';
import { type CatalogueModel, holdsAt } from './model.ts';

/** What an audience finds at all: live, and shown to it. */
export const shownTo = (model: CatalogueModel, audience: Audience) => {
  const sees = model.sees(audience);
  const now = model.now();
  const partner = (id: number) => {
    const found = model.partners.get(id);
    return found && holdsAt(found, now) && sees.partner(found) ? found : undefined;
  };
  const category = (id: number) => {
    const found = model.categories.get(id);
    return found?.active && sees.category(id) ? found : undefined;
  };
  return {
    partner,
    offer: (id: number) => {
      const found = model.offers.get(id);
      if (!found || !holdsAt(found, now) || !sees.offer(found)) return undefined;
      const of = partner(found.partnerId);
      return of && { offer: found, partner: of };
    },
    category,
    subcategory: (id: number) => {
      const found = model.subcategories.get(id);
      const of = found?.isOn ? category(found.categoryId) : undefined;
      return found && of && { subcategory: found, category: of };
    },
  };
};
