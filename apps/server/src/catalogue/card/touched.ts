import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '../../entity/changes/index.ts';
import type { TableName } from '../../entity/table/index.ts';
import type { Changed } from '../../platform/about.ts';
import type { CatalogueModel, PartnerRecord } from '../model/index.ts';

/** What answers of the catalogue are about. */
export const about = {
  /** A partner with its branch offices and offers. */
  partner: (id: number): string => `partner ${id}`,
  /** The partners of a category: which they are, their order and cards. */
  category: (id: number): string => `category ${id}`,
  subcategory: (id: number): string => `subcategory ${id}`,
  /** How many partners there are in each of all categories. */
  counts: 'counts',
} as const;

/** Tables of which a change touches what can be named; a change of any other may be seen anywhere. */
const named = new Set<TableName>(['partner', 'branch_office', 'offer']);
/** More than this are not worth naming. */
const most = 2_000;

const counted = (partner: PartnerRecord | undefined) =>
  partner && [partner.visibility, partner.subcategoryIds, partner.validFrom, partner.validTo];

/** Gathers what changes of the model touch. */
export const createTouched = ({ partners, offices, offers, subcategories }: CatalogueModel) => {
  let touched = new Set<string>();
  const touch = (...names: readonly string[]): void => {
    for (const name of names) if (touched.size < most) touched.add(name);
  };
  /** Where the partner stands. */
  const touchLists = ({ subcategoryIds, mainCategoryId }: PartnerRecord): void => {
    if (mainCategoryId !== null) touch(about.category(mainCategoryId));
    for (const id of subcategoryIds) {
      touch(about.subcategory(id));
      const of = subcategories.get(id);
      if (of) touch(about.category(of.categoryId));
    }
  };
  partners.onRecord((before, after) => {
    for (const partner of [before, after]) {
      if (!partner) continue;
      touch(about.partner(partner.id));
      touchLists(partner);
    }
    if (!isDeepStrictEqual(counted(before), counted(after))) touch(about.counts);
  });
  offices.onRecord((before, after) => {
    for (const office of [before, after]) {
      if (!office) continue;
      touch(about.partner(office.partnerId));
      const of = partners.get(office.partnerId);
      if (of) touchLists(of);
    }
  });
  offers.onRecord((before, after) => {
    for (const offer of [before, after]) if (offer) touch(about.partner(offer.partnerId));
  });
  return {
    /** What these changes touched, which the model has followed. */
    take: ({ tables, rows, isMissed }: Changes): Changed => {
      const names = [...touched];
      touched = new Set();
      const isNamed = [...tables].every((table) => named.has(table) && rows.has(table));
      return isMissed || !isNamed || names.length >= most ? 'everything' : names;
    },
  };
};
