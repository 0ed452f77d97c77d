import { LRUCache } from 'lru-cache';
import type { Followed } from '../../kernel/changes/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import { atMost } from '../../platform/at-most.ts';
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
 * What somebody sees; the same rules as the SQL of `catalogue/visibility`, which a test compares. Nothing here asks
 * whether a record is live: it is handed live ones.
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

/** Which partners a client's people see, as far as somebody asked: by id, so that lists cost a look for each. */
class Verdicts {
  static readonly #unknown = 0;
  static readonly #seen = 1;
  static readonly #hidden = 2;
  #of = new Uint8Array(0);

  /** What is known of a partner, else what `judge` says. */
  get(id: number, judge: () => boolean): boolean {
    const known = this.#of[id] ?? Verdicts.#unknown;
    if (known !== Verdicts.#unknown) return known === Verdicts.#seen;
    const isSeen = judge();
    if (id >= this.#of.length) this.#grow(id);
    this.#of[id] = isSeen ? Verdicts.#seen : Verdicts.#hidden;
    return isSeen;
  }
  forget(id: number): void {
    if (id < this.#of.length) this.#of[id] = Verdicts.#unknown;
  }
  #grow(id: number): void {
    const larger = new Uint8Array(Math.ceil((id + 1) / growth) * growth);
    larger.set(this.#of);
    this.#of = larger;
  }
}
const growth = 1_024;
/** Clients whose verdicts are kept: a byte for each partner, 5 MB of 5,000. */
const keptClients = 1_000;

/** The verdicts of each client's people, until what they are made of changes. */
const createVerdicts = ({ clients, partners, subcategories }: Records) => {
  const kept = new LRUCache<number, Verdicts>(atMost(keptClients));
  partners.onRecord((before, after) => {
    const id = (after ?? before)?.id ?? 0;
    for (const verdicts of kept.values()) verdicts.forget(id);
  });
  subcategories.onRecord(() => kept.clear());
  clients.onRecord((before, after) => void kept.delete((after ?? before)?.id ?? 0));
  return (clientId: number): Verdicts => {
    const verdicts = kept.get(clientId) ?? new Verdicts();
    kept.set(clientId, verdicts);
    return verdicts;
  };
};

type Records = {
  readonly clients: Followed<ClientFacts>;
  readonly partners: Followed<PartnerFacts>;
  readonly subcategories: Followed<SubcategoryFacts>;
};

/** Says what each audience sees. */
export const createVisibility = (records: Records) => {
  const { clients, subcategories } = records;
  const verdictsOf = createVerdicts(records);
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
    const verdicts = verdictsOf(audience.clientId);
    return {
      category: (id) => isKnown && !hidden.has(id),
      partner: ({ id, visibility, subcategoryIds }) =>
        verdicts.get(
          id,
          () =>
            isAllowed(visibility, audience) &&
            isListed(selection, id) &&
            (hidden.size === 0 || isAnyShown(subcategoryIds, hidden)),
        ),
      offer: ({ visibility, subcategoryIds }) =>
        isAllowed(visibility, audience) &&
        (hidden.size === 0 || subcategoryIds.length === 0 || isAnyShown(subcategoryIds, hidden)),
    };
  };
};
