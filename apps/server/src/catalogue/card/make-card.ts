import {
  blankCard,
  type CardView,
  distanceMode,
  type Language,
  resolveText,
  slug,
  withoutPostalCode,
} from '@cafeteria/contract';
import type {
  BranchOfficeFacts,
  CatalogueModel,
  CategoryFacts,
  OfferFacts,
  PartnerFacts,
  SubcategoryFacts,
} from '../model/index.ts';
import { leastOf } from './least-price.ts';

type CardModel = Pick<CatalogueModel, 'now' | 'primary' | 'categories' | 'officesOf'>;

/** Things are new for so long. */
export const newDays = 30;
const freshMs = newDays * 86_400_000;

/** Whether the sustainability badge holds: until its last day in Prague is over. */
export const badgeOf = (
  { sustainability, sustainabilityUntil }: PartnerFacts,
  time: number,
): PartnerFacts['sustainability'] =>
  sustainabilityUntil === null || sustainabilityUntil > time ? sustainability : null;

/** On a card the town is enough, and never wraps: the street is on the page it leads to. */
const townOf = ({ city, address }: BranchOfficeFacts): string => city || withoutPostalCode(address);

const distanceOf = ({ officesOf }: CardModel, { id }: PartnerFacts): CardView['distance'] => {
  const physical = officesOf(id).filter(({ lat }) => lat !== null);
  const mode = distanceMode(physical.length, false);
  const single = physical.length === 1 ? physical[0] : undefined;
  return {
    mode,
    meters: null,
    address: mode === 'address' && single ? townOf(single) : null,
    branchOfficeId: single?.id ?? null,
  };
};
const codeOf = (
  { categories }: CardModel,
  { mainCategoryId }: PartnerFacts,
): CardView['categoryCode'] =>
  (mainCategoryId === null ? undefined : categories.get(mainCategoryId)?.code) ?? null;

/** What a card has of its partner; `createdAt` is of what the card shows. */
const ofPartner = (model: CardModel, partner: PartnerFacts, createdAt: number) => {
  const now = model.now();
  return {
    colour: null,
    badges: { sustainability: badgeOf(partner, now), new: createdAt + freshMs > now },
    online: partner.online,
    distance: distanceOf(model, partner),
    categoryCode: codeOf(model, partner),
  };
};

/** `offers`: those whose least price the card tells. */
export const partnerCard = (
  model: CardModel,
  { partner, offers }: { readonly partner: PartnerFacts; readonly offers: readonly OfferFacts[] },
  language: Language,
): CardView => ({
  id: partner.id,
  title: partner.name,
  subtitle: resolveText(partner.shortDescription, language, model.primary),
  logo: partner.logo,
  image: partner.cover,
  benefitTypes: partner.benefitTypes,
  ...ofPartner(model, partner, partner.createdAt),
  type: 'PARTNER',
  route: slug(partner.name, partner.id),
  parentRoute: null,
  price: leastOf(offers) ?? null,
});

export const offerCard = (
  model: CardModel,
  { offer, partner }: { readonly offer: OfferFacts; readonly partner: PartnerFacts },
  language: Language,
): CardView => {
  const { primary } = model;
  return {
    id: offer.id,
    title: resolveText(offer.name, language, primary),
    subtitle: partner.name,
    logo: partner.logo,
    image: offer.image ?? partner.cover,
    benefitTypes: offer.benefitTypes ?? partner.benefitTypes,
    ...ofPartner(model, partner, offer.createdAt),
    type: 'OFFER',
    route: slug(resolveText(offer.name, primary, primary), offer.id),
    parentRoute: slug(partner.name, partner.id),
    price: {
      type: offer.priceType,
      amount: offer.price,
      percent: offer.discountPercent,
      original: offer.originalPrice,
    },
  };
};

export const categoryCard = (
  { primary }: CardModel,
  { id, name, description, image, colour, code }: CategoryFacts,
  language: Language,
): CardView => ({
  ...blankCard,
  type: 'CATEGORY',
  id,
  route: slug(resolveText(name, primary, primary), id),
  parentRoute: null,
  title: resolveText(name, language, primary),
  subtitle: resolveText(description, language, primary),
  image,
  colour,
  categoryCode: code,
});

export const subcategoryCard = (
  { primary }: CardModel,
  {
    subcategory,
    category,
  }: { readonly subcategory: SubcategoryFacts; readonly category: CategoryFacts },
  language: Language,
): CardView => ({
  ...blankCard,
  type: 'SUBCATEGORY',
  id: subcategory.id,
  route: slug(resolveText(subcategory.name, primary, primary), subcategory.id),
  parentRoute: slug(resolveText(category.name, primary, primary), category.id),
  title: resolveText(subcategory.name, language, primary),
  subtitle: resolveText(category.name, language, primary),
  image: subcategory.image ?? category.image,
  colour: category.colour,
  categoryCode: category.code,
});
