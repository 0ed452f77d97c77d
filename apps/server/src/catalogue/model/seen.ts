import { onPart } from '../../kernel/changes/index.ts';
import type { CatalogueModel } from './model.ts';
import type { PartnerFacts } from './records.queries.ts';

/**
 * Says by a number whether what audiences see of partners may have changed: it is another one after every such change,
 * one of time too. What was made from what an audience sees is good while the number stays.
 * @param fieldsOf what else of a partner it was made from
 */
export const followSeen = (
  { partners, subcategories, clients, onTimePassed }: CatalogueModel,
  fieldsOf: (partner: PartnerFacts) => readonly unknown[] = () => [],
): (() => number) => {
  let epoch = 0;
  const advance = (): void => void (epoch += 1);
  onPart(
    partners,
    (partner) => [
      partner.visibility,
      partner.subcategoryIds,
      partner.validFrom,
      partner.validTo,
      partner.sustainabilityUntil,
      ...fieldsOf(partner),
    ],
    advance,
  );
  onPart(subcategories, ({ categoryId, isOn }) => [categoryId, isOn], advance);
  onPart(clients, (client) => client, advance);
  onTimePassed(advance);
  return () => epoch;
};
