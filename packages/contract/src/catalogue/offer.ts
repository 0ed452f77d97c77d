import * as z from 'zod/mini';
import { PartnerId } from './branch-office.ts';
import { crudRoutes, Published } from '../http/crud.ts';
import { Order, orderRoute } from '../http/order.ts';
import { BenefitType, PriceType, PublicationState } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { uploadLimit } from '../vocabulary/limits.ts';
import { MediaRef } from '../values/media.ts';
import { Money } from '../values/money.ts';
import { adminListQuery } from '../http/page.ts';
import { BenefitTypes, catalogueTags } from './partner.ts';
import { queryBoolean, queryId } from '../http/query.ts';
import {
  Id,
  id,
  ids,
  instant,
  localizedText,
  patternText,
  requiredLocalizedText,
  text,
  uniqueItems,
  uuid,
  shownHtml,
  shownText,
} from '../values/text.ts';
import { isReversed } from '../rules/publication.ts';
import { PriceTag, CardView } from './card.ts';
import { Visibility } from '../values/visibility.ts';

const offerFields = z.strictObject({
  partnerId: id(),
  name: requiredLocalizedText(120),
  shortDescription: localizedText(160),
  description: localizedText(20_000),
  priceType: PriceType,
  price: z.nullable(Money),
  originalPrice: z.nullable(Money),
  discountPercent: z.nullable(
    z.int().check(z.minimum(1, 'validation.range'), z.maximum(100, 'validation.range')),
  ),
  subcategoryIds: z.nullable(ids(60)),
  branchOfficeIds: z.nullable(ids(500)),
  benefitTypes: z.nullable(BenefitTypes),
  images: z
    .array(uuid())
    .check(z.maxLength(uploadLimit.gallery, 'validation.maxItems'), uniqueItems()),
  ctaUrl: z.nullable(patternText('url', 500)),
  ctaLabel: localizedText(40),
  promoCode: z.nullable(text(80)),
  validFrom: z.nullable(instant()),
  validTo: z.nullable(instant()),
  position: z.int().check(z.minimum(0, 'validation.range'), z.maximum(100_000, 'validation.range')),
  visibility: Visibility,
});
type OfferFields = z.output<typeof offerFields>;

/** Whether a price type says an amount; the others say a percentage. */
export const hasAmount = (type: PriceType): boolean => type === 'PRICE' || type === 'PRICE_FROM';
/** Which price fields an offer of a type needs: the message keys by field, empty when all is well. */
export const priceErrors = (
  offer: Pick<OfferFields, 'priceType' | 'price' | 'originalPrice' | 'discountPercent'>,
): [field: string, messageKey: string][] => {
  const errors: [string, string][] = [];
  if (hasAmount(offer.priceType)) {
    if (!offer.price) errors.push(['price', 'validation.required']);
    else if (offer.price.amount === 0) errors.push(['price', 'validation.positive']);
    if (offer.price && offer.originalPrice && offer.originalPrice.amount <= offer.price.amount)
      errors.push(['originalPrice', 'validation.originalPrice']);
  } else if (offer.discountPercent === null)
    errors.push(['discountPercent', 'validation.required']);
  return errors;
};

/** One concrete benefit of a partner; null lists inherit the partner's. */
export const OfferForm = offerFields
  .check((context) => {
    for (const [field, message] of priceErrors(context.value))
      context.issues.push({ code: 'custom', message, path: [field], input: context.value });
    if (isReversed(context.value))
      context.issues.push({
        code: 'custom',
        message: 'validation.interval',
        path: ['validTo'],
        input: context.value.validTo,
      });
  })
  .register(z.globalRegistry, { id: 'OfferForm' });
export type OfferForm = z.output<typeof OfferForm>;

export const OfferRecord = z
  .extend(z.extend(Published, offerFields.shape), {
    route: z.string(),
    partnerName: z.string(),
    partnerRoute: z.string(),
  })
  .register(z.globalRegistry, { id: 'OfferRecord' });
export type OfferRecord = z.output<typeof OfferRecord>;
export const OfferRow = z
  .extend(
    z.extend(
      Published,
      z.pick(offerFields, {
        partnerId: true,
        name: true,
        priceType: true,
        price: true,
        originalPrice: true,
        discountPercent: true,
        validFrom: true,
        validTo: true,
      }).shape,
    ),
    { partnerName: z.string(), image: z.nullable(uuid()) },
  )
  .register(z.globalRegistry, { id: 'OfferRow' });
export type OfferRow = z.output<typeof OfferRow>;
export const OfferFilter = z.extend(
  adminListQuery(['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED', 'POSITION']),
  {
    partnerId: queryId(),
    subcategoryId: queryId(),
    state: z.optional(PublicationState),
    expiring: queryBoolean(),
    untranslated: queryBoolean(),
  },
);
const offerCrud = crudRoutes('/api/admin/offer', {
  record: OfferRecord,
  row: OfferRow,
  form: OfferForm,
  filter: OfferFilter,
  invalidates: catalogueTags,
  tag: 'offer',
});
export const offerAdminRoutes = {
  ...offerCrud,
  order: orderRoute('/api/admin/partner/:partnerId/offer/order', {
    params: PartnerId,
    body: Order,
    invalidates: catalogueTags,
    summary: 'Put all offers of a partner in order',
  }),
};

/** An offer as readers see it. The promo code is not in it: it is asked for by signed-in users only. */
export const OfferView = z
  .object({
    id: id(),
    route: z.string(),
    name: shownText(),
    shortDescription: shownText(),
    description: shownHtml(),
    price: PriceTag,
    images: z.array(MediaRef),
    benefitTypes: z.array(BenefitType),
    ctaUrl: z.nullable(z.string()),
    ctaLabel: shownText(),
    hasPromoCode: z.boolean(),
    validTo: z.nullable(instant()),
    partner: CardView,
    categoryRoute: z.nullable(z.string()),
    categoryName: shownText(),
    others: z.array(CardView),
  })
  .register(z.globalRegistry, { id: 'OfferView' });
export type OfferView = z.output<typeof OfferView>;

export const offerRoutes = {
  get: route({
    method: 'GET',
    path: '/api/offer/:id',
    access: 'public',
    summary: 'One offer',
    params: Id,
    response: OfferView,
    tags: ['offer'],
    cache: 'catalogue',
    about: ['partner .partner.id'],
  }),
  ofPartner: route({
    method: 'GET',
    path: '/api/partner/:id/offer',
    access: 'public',
    summary: 'Live offers of a partner',
    params: Id,
    response: z.array(CardView),
    tags: ['offer'],
    cache: 'catalogue',
    about: ['partner :id'],
  }),
  promoCode: route({
    method: 'GET',
    path: '/api/offer/:id/promo-code',
    access: 'user',
    summary: 'The promo code, for signed-in users',
    params: Id,
    response: z.object({ promoCode: z.nullable(z.string()) }),
    tags: ['offer'],
  }),
};
