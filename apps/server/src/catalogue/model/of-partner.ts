import type { CatalogueModel } from './model.ts';
import type { PartnerFacts } from './records.queries.ts';

/**
 * What is made of a partner, its branch offices, its offers and the categories, the same for every reader and moment:
 * made once, until one of them changes.
 * @example const isPlaced = ofEachPartner(model, ({ id }) => model.officesOf(id).some(isLocated));
 */
export const ofEachPartner = <T>(
  model: Pick<CatalogueModel, 'onPartner' | 'onFiling'>,
  make: (partner: PartnerFacts) => T,
): ((partner: PartnerFacts) => T) => {
  const kept = new Map<number, { readonly made: T }>();
  model.onPartner((id) => void kept.delete(id));
  model.onFiling(() => kept.clear());
  return (partner) => {
    const known = kept.get(partner.id) ?? { made: make(partner) };
    kept.set(partner.id, known);
    return known.made;
  };
};
