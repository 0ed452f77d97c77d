import { type CardView, type Language, languages } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import { lasting, lastingBut } from '../../platform/http/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import {
  type CatalogueModel,
  type OfferFacts,
  type PartnerFacts,
  shownTo,
} from '../model/index.ts';
import { leastOf } from './least-price.ts';
import { categoryCard, offerCard, partnerCard, subcategoryCard } from './make-card.ts';

/** Some 1,500 bytes each, with what is sent of them. */
const keptCards = 12_000;
type CardType = CardView['type'];

/** Cards of partners and offers, kept until what they show changes, or something comes into its time or leaves it. */
const createKeptCards = (model: CatalogueModel) => {
  const kept = new LRUCache<string, CardView>(atMost(keptCards));
  const keyOf = (type: CardType, id: number, language: Language) => `${type}${language}${id}`;
  const forget = (type: CardType, id: number): void => {
    for (const language of languages) kept.delete(keyOf(type, id, language));
  };
  model.onPartner((id) => {
    forget('PARTNER', id);
    for (const offer of model.offersOf(id)) forget('OFFER', offer.id);
  });
  model.offers.onRecord((before) => before && forget('OFFER', before.id));
  model.onFiling(() => kept.clear());
  model.onTimePassed(() => kept.clear());
  return (type: CardType, id: number, language: Language, make: () => CardView): CardView => {
    const key = keyOf(type, id, language);
    const card = kept.get(key) ?? lasting(make());
    kept.set(key, card);
    return card;
  };
};

type Sold = {
  /** The live offers of a partner. */
  readonly live: readonly OfferFacts[];
  /** Whether everyone who sees the partner sees each of these, as is nearly always so: then no audience is checked. */
  readonly isForAll: boolean;
};
const forEverybody = ({ visibility }: OfferFacts): boolean => visibility.mode === 'ALL';

/** What partners sell now; kept as their cards are, for each list asks it of each of its cards. */
const createSold = (model: CatalogueModel) => {
  const kept = new LRUCache<number, Sold>(atMost(keptCards));
  model.onPartner((id) => kept.delete(id));
  model.onTimePassed(() => kept.clear());
  const find = (id: number): Sold => {
    const live = model.offersOf(id).filter((offer) => model.isLive(offer));
    return {
      live,
      isForAll: live.every((offer) => forEverybody(offer) && offer.subcategoryIds.length === 0),
    };
  };
  return (id: number): Sold => {
    const sold = kept.get(id) ?? find(id);
    kept.set(id, sold);
    return sold;
  };
};

/** The cards of partners: one for all who see the same offers there, of which it tells the least price. */
const createPartnerCards = (model: CatalogueModel, kept: ReturnType<typeof createKeptCards>) => {
  const soldBy = createSold(model);
  return ({ language, audience }: Reader, partner: PartnerFacts): CardView => {
    const { live, isForAll } = soldBy(partner.id);
    const card = kept('PARTNER', partner.id, language, () =>
      partnerCard(model, { partner, offers: live.filter(forEverybody) }, language),
    );
    if (isForAll) return card;
    const { offer: isSeen } = model.sees(audience);
    return live.every((offer) => isSeen(offer) === forEverybody(offer))
      ? card
      : lastingBut(card, { price: leastOf(live.filter(isSeen)) ?? null });
  };
};

/** The cards of partners, offers, categories and subcategories. */
export const createCards = (model: CatalogueModel) => {
  const kept = createKeptCards(model);
  const ofPartner = createPartnerCards(model, kept);
  const makers: Record<CardType, (reader: Reader, id: number) => CardView | undefined> = {
    PARTNER: (reader, id) => {
      const found = shownTo(model, reader.audience).partner(id);
      return found && ofPartner(reader, found);
    },
    OFFER: ({ language, audience }, id) => {
      const found = shownTo(model, audience).offer(id);
      return found && kept('OFFER', id, language, () => offerCard(model, found, language));
    },
    CATEGORY: ({ language, audience }, id) => {
      const found = shownTo(model, audience).category(id);
      return found && categoryCard(model, found, language);
    },
    SUBCATEGORY: ({ language, audience }, id) => {
      const found = shownTo(model, audience).subcategory(id);
      return found && subcategoryCard(model, found, language);
    },
  };
  return {
    /** A card by what it shows; undefined where that is not live or the reader does not see it. */
    card: (reader: Reader, type: CardType, id: number): CardView | undefined =>
      makers[type](reader, id),
    /** Cards in the order of ids; what is not live or not seen is left out. */
    cards: (reader: Reader, type: CardType, ids: readonly number[]): CardView[] =>
      ids.flatMap((id) => makers[type](reader, id) ?? []),
  };
};
