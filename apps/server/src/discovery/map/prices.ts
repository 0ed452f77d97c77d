import type { MapPrices } from '@cafeteria/contract';
import { leastOf } from '../../catalogue/card/index.ts';
import { type CatalogueModel, shownTo } from '../../catalogue/model/index.ts';
import { holdsAtOffice } from '../../catalogue/sale/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';

/** What can be had at places at least, by the offers the audience sees that hold there. */
export const listPrices = (
  model: CatalogueModel,
  audience: Audience,
  ids: readonly number[],
): MapPrices['places'] => {
  const shown = shownTo(model, audience);
  return [...new Set(ids)].flatMap((id) => {
    const office = model.offices.get(id);
    if (!office || !shown.partner(office.partnerId)) return [];
    const price = leastOf(
      model
        .offersOf(office.partnerId)
        .filter((offer) => holdsAtOffice(offer, office.id) && shown.offer(offer.id)),
    );
    return price ? [{ id, price }] : [];
  });
};
