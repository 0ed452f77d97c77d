import type { Followed } from '../../kernel/changes/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import type {
  ClientFacts,
  ClientVisibility,
  OfferFacts,
  PartnerFacts,
  SubcategoryFacts,
} from './records.queries.ts';

/** What an employer shows its people of the catalogue, ready to be asked. */
type Selection = {
  readonly mode: ClientFacts['mode'];
  readonly listed: ReadonlySet<number>;
  readonly hidden: ReadonlySet<number>;
};
/** An employer nobody knows shows nothing. */
const nothing: Selection = { mode: 'ONLY_LISTED', listed: new Set(), hidden: new Set() };

/**
 * What somebody sees; the same rules as the SQL of `catalogue/visibility`, which a test compares (decision 0257).
 * Nothing here asks whether a record is live: it is handed live ones.
 */
export type Sees = {
  readonly category: (id: number) => boolean;
  readonly partner: (partner: PartnerFacts) => boolean;
  /** …of a partner that is seen. */
  readonly offer: (offer: OfferFacts) => boolean;
};

const isAllowed = ({ mode, clientIds }: ClientVisibility, audience: Audience): boolean => {
  if (audience.kind === 'all') return true;
  if (audience.kind === 'public') return mode !== 'ONLY';
  return mode === 'ALL' || clientIds.includes(audience.clientId) === (mode === 'ONLY');
};
const isListed = ({ mode, listed }: Selection, partnerId: number): boolean =>
  mode === 'ALL' || listed.has(partnerId) === (mode === 'ONLY_LISTED');

type Records = {
  readonly clients: Followed<ClientFacts>;
  readonly subcategories: Followed<SubcategoryFacts>;
};

/** Says what each audience sees. */
export const createVisibility = ({ clients, subcategories }: Records) => {
  const selections = new Map<number, Selection>();
  clients.onRecord((before, after) => {
    if (before) selections.delete(before.id);
    if (after)
      selections.set(after.id, {
        mode: after.mode,
        listed: new Set(after.partnerIds),
        hidden: new Set(after.hiddenCategoryIds),
      });
  });
  const isAnyShown = (subcategoryIds: readonly number[], hidden: ReadonlySet<number>): boolean =>
    subcategoryIds.some((id) => {
      const subcategory = subcategories.get(id);
      return subcategory !== undefined && !hidden.has(subcategory.categoryId);
    });
  return (audience: Audience): Sees => {
    if (audience.kind !== 'client')
      return {
        category: () => true,
        partner: ({ visibility }) => isAllowed(visibility, audience),
        offer: ({ visibility }) => isAllowed(visibility, audience),
      };
    const selection = selections.get(audience.clientId) ?? nothing;
    const { hidden } = selection;
    const isKnown = selection !== nothing;
    return {
      category: (id) => isKnown && !hidden.has(id),
      partner: ({ id, visibility, subcategoryIds }) =>
        isAllowed(visibility, audience) &&
        isListed(selection, id) &&
        (hidden.size === 0 || isAnyShown(subcategoryIds, hidden)),
      offer: ({ visibility, subcategoryIds }) =>
        isAllowed(visibility, audience) &&
        (hidden.size === 0 || subcategoryIds.length === 0 || isAnyShown(subcategoryIds, hidden)),
    };
  };
};
