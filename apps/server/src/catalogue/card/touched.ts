import { isDeepStrictEqual } from 'node:util';
import type { Subject } from '@cafeteria/contract';
import type { Applied, Changes, RecordChange } from '../../kernel/changes/index.ts';
import type { TableName } from '../../kernel/table/index.ts';
import type { Changed } from '../../platform/keeper.ts';
import type { CatalogueModel, OfferFacts, PartnerFacts } from '../model/index.ts';

/** Tables of which a change touches what can be named; a change of any other may be seen anywhere. */
const namedTables = new Set<TableName>(['partner', 'branch_office', 'offer']);
/** With more names than this, everything is dropped. */
const worthNaming = 2_000;

const name = (subject: Subject, id: number): string => `${subject} ${id}`;
const both = <R>({ before, after }: { before: R | undefined; after: R | undefined }): R[] =>
  [before, after].filter((one) => one !== undefined);

/** What decides in which categories a partner is counted. */
const counted = (partner: PartnerFacts | undefined) =>
  partner && [partner.visibility, partner.subcategoryIds, partner.validFrom, partner.validTo];

/** What of an offer decides which purchases its partner is found by. */
const sold = (offer: OfferFacts | undefined): readonly unknown[] => {
  if (!offer || offer.subcategoryIds.length === 0) return [];
  return [
    offer.partnerId,
    offer.subcategoryIds,
    offer.branchOfficeIds,
    offer.visibility,
    offer.validFrom,
    offer.validTo,
  ];
};

/** What of an offer decides the least price that the card of its partner tells. */
const priced = (offer: OfferFacts | undefined) =>
  offer && [
    offer.partnerId,
    offer.priceType,
    offer.price,
    offer.discountPercent,
    offer.visibility,
    offer.validFrom,
    offer.validTo,
  ];

/** The lists a partner stands in. */
const listsOf = (
  { subcategories }: CatalogueModel,
  { subcategoryIds, mainCategoryId }: PartnerFacts,
): string[] => [
  ...(mainCategoryId === null ? [] : [name('category', mainCategoryId)]),
  ...subcategoryIds.flatMap((id) => {
    const of = subcategories.get(id);
    return [name('subcategory', id), ...(of ? [name('category', of.categoryId)] : [])];
  }),
];

/**
 * An offer that says itself what it is decides whether its partner is found by a purchase, and its price what the
 * partner's card tells: both in the partner's lists too.
 */
const byOffer = (model: CatalogueModel, change: RecordChange<OfferFacts>): string[] => {
  const { before, after } = change;
  const isAnnounced =
    !isDeepStrictEqual(sold(before), sold(after)) ||
    !isDeepStrictEqual(priced(before), priced(after));
  return both(change).flatMap(({ partnerId }) => {
    const of = isAnnounced ? model.partners.get(partnerId) : undefined;
    return [name('partner', partnerId), ...(of ? listsOf(model, of) : [])];
  });
};

/**
 * What ready answers are about (`about` in the contract) that these changes touched, which the model has followed. A
 * partner is named with its branch offices and its offers.
 */
export const touchedBy = (model: CatalogueModel, changes: Changes, applied: Applied): Changed => {
  const { tables, rows, isMissed } = changes;
  const isNamed = [...tables].every((table) => namedTables.has(table) && rows.has(table));
  if (isMissed || !isNamed) return 'everything';
  const touched = new Set<string>();
  const add = (names: readonly string[]): void => names.forEach((one) => touched.add(one));
  for (const change of applied.of(model.partners)) {
    for (const partner of both(change))
      add([name('partner', partner.id), ...listsOf(model, partner)]);
    if (!isDeepStrictEqual(counted(change.before), counted(change.after))) add(['counts']);
  }
  for (const { partnerId } of applied.of(model.offices).flatMap(both)) {
    const of = model.partners.get(partnerId);
    add([name('partner', partnerId), ...(of ? listsOf(model, of) : [])]);
  }
  for (const change of applied.of(model.offers)) add(byOffer(model, change));
  return touched.size > worthNaming ? 'everything' : [...touched];
};
