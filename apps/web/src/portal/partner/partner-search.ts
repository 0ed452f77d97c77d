import { number, oneOf } from '../../shared/url-state/index.ts';

export const partnerTabs = ['ABOUT', 'WHAT_CAN_BE_BOUGHT'] as const;
export type PartnerTab = (typeof partnerTabs)[number];
/** The tab and the page of branch offices (zero-based); defaults are left out. */
export type PartnerSearch = {
  readonly tab?: PartnerTab | undefined;
  readonly pageNumber?: number | undefined;
};

export const readPartnerSearch = (search: Record<string, unknown>): PartnerSearch => {
  const tab = oneOf(partnerTabs, search.tab);
  const page = number(search.pageNumber) ?? 0;
  return {
    tab: tab === 'ABOUT' ? undefined : tab,
    pageNumber: Number.isInteger(page) && page > 0 ? page : undefined,
  };
};
