import {
  type CardView,
  distanceMode,
  type Language,
  languages,
  resolveText,
  slug,
} from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../entity/caller/index.ts';
import {
  type CatalogueModel,
  type OfferRecord,
  type PartnerRecord,
  shownTo,
} from '../model/index.ts';

/** Some 600 bytes each. */
const mostCards = 20_000;
const freshMs = 30 * 86_400_000;

type Kept = { readonly card: CardView; readonly until: number };
type CardType = CardView['type'];

const noDistance: CardView['distance'] = {
  mode: 'none',
  meters: null,
  address: null,
  branchOfficeId: null,
};

/** Makes the cards of partners, offers, categories and subcategories, and keeps them until what they show changes. */
export const createCards = (model: CatalogueModel) => {
  const { primary, categories, officesOf } = model;
  const kept = new LRUCache<string, Kept>({ max: mostCards });
  const forget = (type: CardType, id: number): void => {
    for (const language of languages) kept.delete(`${type}${language}${id}`);
  };
  model.onPartner((id) => {
    forget('PARTNER', id);
    for (const offer of model.offersOf(id)) forget('OFFER', offer.id);
  });
  model.offers.onRecord((before) => before && forget('OFFER', before.id));
  model.onFiling(() => kept.clear());

  const codeOf = ({ mainCategoryId }: PartnerRecord): CardView['categoryCode'] =>
    (mainCategoryId === null ? undefined : categories.get(mainCategoryId)?.code) ?? null;
  const distanceOf = ({ id }: PartnerRecord): CardView['distance'] => {
    const physical = officesOf(id).filter(({ lat }) => lat !== null);
    const mode = distanceMode(physical.length, false);
    const single = physical.length === 1 ? physical[0] : undefined;
    return {
      mode,
      meters: null,
      address: mode === 'address' && single ? single.address : null,
      branchOfficeId: single?.id ?? null,
    };
  };

  /** What a card has of its partner, and until when the badges stay as they are. */
  const ofPartner = (partner: PartnerRecord, createdAt: number) => {
    const now = model.now();
    const { sustainability, sustainabilityUntil } = partner;
    const hasBadge = sustainabilityUntil === null || sustainabilityUntil > now;
    const freshUntil = createdAt + freshMs;
    const boundaries = [hasBadge ? sustainabilityUntil : null, freshUntil];
    return {
      until: Math.min(...boundaries.flatMap((at) => (at !== null && at > now ? at : []))),
      common: {
        colour: null,
        badges: { sustainability: hasBadge ? sustainability : null, new: freshUntil > now },
        online: partner.online,
        distance: distanceOf(partner),
        categoryCode: codeOf(partner),
      },
    };
  };
  const textOf = (text: Parameters<typeof resolveText>[0], language: Language): string =>
    resolveText(text, language, primary);

  const makePartner = (partner: PartnerRecord, language: Language): Kept => {
    const { common, until } = ofPartner(partner, partner.createdAt);
    return {
      until,
      card: {
        id: partner.id,
        title: partner.name,
        subtitle: textOf(partner.shortDescription, language),
        logo: partner.logo,
        image: partner.cover,
        benefitTypes: partner.benefitTypes,
        ...common,
        type: 'PARTNER',
        route: slug(partner.name, partner.id),
        parentRoute: null,
        price: null,
      },
    };
  };
  const makeOffer = (offer: OfferRecord, partner: PartnerRecord, language: Language): Kept => {
    const { common, until } = ofPartner(partner, offer.createdAt);
    return {
      until,
      card: {
        id: offer.id,
        title: textOf(offer.name, language),
        subtitle: partner.name,
        logo: partner.logo,
        image: offer.image ?? partner.cover,
        benefitTypes: offer.benefitTypes ?? partner.benefitTypes,
        ...common,
        type: 'OFFER',
        route: slug(textOf(offer.name, primary), offer.id),
        parentRoute: slug(partner.name, partner.id),
        price: {
          type: offer.priceType,
          amount: offer.price,
          percent: offer.discountPercent,
          original: offer.originalPrice,
        },
      },
    };
  };
  const cardOf = (type: CardType, id: number, language: Language, make: () => Kept): CardView => {
    const key = `${type}${language}${id}`;
    const found = kept.get(key);
    if (found && found.until > model.now()) return found.card;
    const made = make();
    kept.set(key, made);
    return made.card;
  };

  const partnerCard = ({ language, audience }: Reader, id: number): CardView | undefined => {
    const partner = shownTo(model, audience).partner(id);
    return partner && cardOf('PARTNER', id, language, () => makePartner(partner, language));
  };
  const offerCard = ({ language, audience }: Reader, id: number): CardView | undefined => {
    const found = shownTo(model, audience).offer(id);
    return (
      found && cardOf('OFFER', id, language, () => makeOffer(found.offer, found.partner, language))
    );
  };
  const group = {
    subtitle: '',
    logo: null,
    badges: { sustainability: null, new: false },
    price: null,
    benefitTypes: [],
    online: false,
    distance: noDistance,
    parentRoute: null,
  } as const;
  const categoryCard = ({ language, audience }: Reader, id: number): CardView | undefined => {
    const category = shownTo(model, audience).category(id);
    if (!category) return;
    return {
      ...group,
      benefitTypes: [],
      type: 'CATEGORY',
      id,
      route: slug(textOf(category.name, primary), id),
      title: textOf(category.name, language),
      subtitle: textOf(category.description, language),
      image: category.image,
      colour: category.colour,
      categoryCode: category.code,
    };
  };
  const subcategoryCard = ({ language, audience }: Reader, id: number): CardView | undefined => {
    const found = shownTo(model, audience).subcategory(id);
    if (!found) return;
    const { subcategory, category } = found;
    return {
      ...group,
      benefitTypes: [],
      type: 'SUBCATEGORY',
      id,
      route: slug(textOf(subcategory.name, primary), id),
      parentRoute: slug(textOf(category.name, primary), category.id),
      title: textOf(subcategory.name, language),
      subtitle: textOf(category.name, language),
      image: subcategory.image ?? category.image,
      colour: category.colour,
      categoryCode: category.code,
    };
  };
  const makers = {
    PARTNER: partnerCard,
    OFFER: offerCard,
    CATEGORY: categoryCard,
    SUBCATEGORY: subcategoryCard,
  } as const;
  return {
    /** A card by what it shows; undefined where that is not live or the reader does not see it. */
    card: (reader: Reader, type: CardType, id: number): CardView | undefined =>
      makers[type](reader, id),
    /** Cards in the order of ids; what is not live or not seen is left out. */
    cards: (reader: Reader, type: CardType, ids: readonly number[]): CardView[] =>
      ids.flatMap((id) => makers[type](reader, id) ?? []),
  };
};
export type Cards = ReturnType<typeof createCards>;
