import type { Reader } from '../../kernel/caller/index.ts';
import { type CatalogueModel, createModel } from '../model/index.ts';
import { createSales } from '../sale/index.ts';
import { createCards } from './cards.ts';
import { createNewestOffers } from './newest-offers.ts';
import { createPartnerLists } from './partner-list.ts';

/** So many offers of one partner are told at most. */
const maxOffers = 200;

const offerIdsOf =
  (model: CatalogueModel) =>
  ({ audience }: Reader, partnerId: number): number[] => {
    const sees = model.sees(audience);
    return model
      .offersOf(partnerId)
      .filter((offer) => model.isLive(offer) && sees.offer(offer))
      .toSorted((a, b) => a.position - b.position || b.id - a.id)
      .slice(0, maxOffers)
      .map(({ id }) => id);
  };

/** Everything that is answered from the catalogue in memory: cards, lists, counts. */
export const createCatalogue = (options: Parameters<typeof createModel>[0]) => {
  const model = createModel(options);
  const sales = createSales(model);
  return {
    model,
    sales,
    ...createCards(model),
    partners: createPartnerLists(model, sales),
    newestOfferIds: createNewestOffers(model),
    /** The live offers of a partner that the reader sees, in the partner's order. */
    offerIdsOf: offerIdsOf(model),
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;
