import type { Country } from '@cafeteria/contract';
import type { Clock, Follow } from '../../kernel/changes/index.ts';
import type { PrimaryLanguage } from '../../kernel/caller/index.ts';
import { byPartner } from './owned.ts';
import {
  type OfferFacts,
  type PartnerFacts,
  readBranchOffices,
  readCategories,
  readClients,
  readOffers,
  readPartners,
  readSubcategories,
} from './records.queries.ts';
import { createVisibility } from './visible.ts';

type Options = {
  readonly follow: Follow;
  readonly clock: Clock;
  readonly primary: PrimaryLanguage;
  /** Whose law says how a purchase may be paid. */
  readonly country: Country;
};
type Holding = { readonly validFrom: number | null; readonly validTo: number | null };

/** Whether it holds at a time. */
export const holdsAt = ({ validFrom, validTo }: Holding, time: number): boolean =>
  (validFrom === null || validFrom <= time) && (validTo === null || validTo > time);

/**
 * The catalogue in memory: PostgreSQL is the truth, this follows it row by row (decision 0072). Everything that can be
 * answered from it is answered at once, for any audience.
 */
export const createModel = ({ follow, clock, primary, country }: Options) => {
  const partners = follow({ table: 'partner', read: readPartners });
  const offices = follow({ table: 'branch_office', read: readBranchOffices });
  const offers = follow({ table: 'offer', read: readOffers });
  const categories = follow({ table: 'category', read: readCategories });
  const subcategories = follow({ table: 'subcategory', read: readSubcategories });
  const clients = follow({ table: 'client', read: readClients });

  const partnerListeners: ((id: number) => void)[] = [];
  const tellPartner = (id: number): void => {
    for (const listener of partnerListeners) listener(id);
  };
  const filingListeners: (() => void)[] = [];
  const tellFiling = (): void => {
    for (const listener of filingListeners) listener();
  };
  const timeListeners: (() => void)[] = [];
  partners.onRecord((before, after) => tellPartner((after ?? before)?.id ?? 0));
  categories.onRecord(tellFiling);
  subcategories.onRecord(tellFiling);
  return {
    primary,
    country,
    now: clock.now,
    partners,
    offices,
    offers,
    categories,
    subcategories,
    clients,
    officesOf: byPartner(offices, tellPartner),
    offersOf: byPartner(offers, tellPartner),
    sees: createVisibility({ clients, subcategories }),
    isLive: (record: PartnerFacts | OfferFacts): boolean => holdsAt(record, clock.now()),
    /** Hears of each partner of which something changed: itself, its branch offices, its offers. */
    onPartner: (listener: (id: number) => void): void => void partnerListeners.push(listener),
    /** Hears when a category or subcategory changed. */
    onFiling: (listener: () => void): void => void filingListeners.push(listener),
    /** Hears when something came into its time or left it: a validity, a badge, being new. */
    onTimePassed: (listener: () => void): void => void timeListeners.push(listener),
    timePassed: (): void => {
      for (const listener of timeListeners) listener();
    },
  };
};
export type CatalogueModel = ReturnType<typeof createModel>;
