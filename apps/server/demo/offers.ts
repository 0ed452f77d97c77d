import type { Currency, OfferForm } from '@cafeteria/contract';
import type { Brand } from './brands.ts';
import type { DemoOffer, DemoPartner } from './content.ts';
import { demoCurrencies } from './currencies.ts';
import { daysFrom } from './dates.ts';
import { mediaUuid } from './media.ts';
import { createRandom, type Random } from './random.ts';
import { bullets, emphasis, joinTexts, paragraph } from './text.ts';
import { ctaLabels, offerClosing, offerConditions, offerIntros } from './vocab/common.ts';
import { generalOffers } from './vocab/general-offers.ts';
import type { Vocabulary } from './vocab/countries/index.ts';
import type { OfferTemplate } from './vocab/trade.ts';

const total = 1_000;
type Price = Pick<OfferForm, 'priceType' | 'price' | 'originalPrice' | 'discountPercent'>;

/** Prices as shops write them: 1 290 Kč, 149 Kč; 24,90 €. In minor units. */
const niceAmount: Readonly<Record<Currency, (crowns: number) => number>> = {
  CZK: (crowns) => {
    const step = crowns < 200 ? 5 : crowns < 1_000 ? 10 : crowns < 5_000 ? 50 : 100;
    const rounded = Math.round(crowns / step) * step;
    return (rounded >= 300 && rounded % 100 === 0 ? rounded - 10 : rounded) * 100;
  },
  EUR: (crowns) => {
    const euros = crowns / 24.5;
    return euros < 20
      ? Math.max(90, Math.round(euros * 2) * 50 - 10)
      : Math.round(euros) * 100 - (euros < 100 ? 10 : 0);
  },
};

const priceOf = ([kind, from, to]: OfferTemplate, currency: Currency, random: Random): Price => {
  if (kind === 'D' || kind === 'U') {
    const discountPercent = random.int(Math.ceil(from / 5), Math.floor(to / 5)) * 5;
    return {
      priceType: kind === 'D' ? 'DISCOUNT' : 'DISCOUNT_UPTO',
      price: null,
      originalPrice: null,
      discountPercent,
    };
  }
  if (kind === 'V') {
    const crowns = random.int(from / 500, to / 500) * 500;
    return {
      priceType: 'PRICE',
      price: { amount: (crowns / demoCurrencies[currency].crownsOfVoucher) * 100, currency },
      originalPrice: null,
      discountPercent: null,
    };
  }
  const crowns = from + random.next() ** 1.4 * (to - from);
  const amount = niceAmount[currency](crowns);
  const original = niceAmount[currency](crowns * (1.12 + random.next() * 0.3));
  const reduced = kind === 'P' && original > amount && random.chance(0.45);
  return {
    priceType: kind === 'P' ? 'PRICE' : 'PRICE_FROM',
    price: { amount, currency },
    originalPrice: reduced ? { amount: original, currency } : null,
    discountPercent: null,
  };
};

/** What the short description has not said. */
const descriptionOf = (random: Random): OfferForm['description'] =>
  joinTexts(
    [
      paragraph([random.pick(offerIntros)]),
      bullets(random.some(offerConditions, random.int(2, 3))),
      ...(random.chance(0.3) ? [paragraph([emphasis(offerClosing)])] : []),
    ],
    '',
  );

type Validity = Pick<OfferForm, 'validFrom' | 'validTo'> & { active: boolean };
const validityOf = (id: number, random: Random, now: Date): Validity => {
  if (id % 55 === 13) return { active: false, validFrom: null, validTo: null };
  if (id % 60 === 29)
    return {
      active: true,
      validFrom: daysFrom(now, random.int(3, 45)),
      validTo: daysFrom(now, random.int(60, 150)),
    };
  if (id % 65 === 47)
    return {
      active: true,
      validFrom: daysFrom(now, -300),
      validTo: daysFrom(now, -random.int(2, 90)),
    };
  if (random.chance(0.3))
    return {
      active: true,
      validFrom: daysFrom(now, -random.int(5, 90)),
      validTo: daysFrom(now, random.int(14, 240), 22),
    };
  return { active: true, validFrom: null, validTo: null };
};

const visibilityOf = (id: number): OfferForm['visibility'] => {
  if (id % 170 === 90) return { mode: 'ONLY', clientIds: [1 + (id % 3)] };
  return id % 250 === 120 ? { mode: 'EXCEPT', clientIds: [3] } : { mode: 'ALL', clientIds: [] };
};

const codeAlphabet = 'ABCDEFGHJKLMNPRSTUVXYZ23456789';
const promoCode = (slug: string, random: Random): string =>
  `${slug.replaceAll('-', '').slice(0, 6).toUpperCase()}-${Array.from({ length: 5 }, () => codeAlphabet.charAt(random.int(0, codeAlphabet.length - 1))).join('')}`;

type Made = { readonly now: Date; readonly vocabulary: Vocabulary };
const buildOne = (
  id: number,
  brand: Brand,
  partner: DemoPartner,
  template: OfferTemplate,
  position: number,
  { now, vocabulary }: Made,
): DemoOffer => {
  const random = createRandom('offer', brand.name, position);
  const [kind, , , name, short] = template;
  const { active, validFrom, validTo } = validityOf(id, random, now);
  const onWeb = partner.input.online && random.chance(0.6);
  const discount = kind === 'D' || kind === 'U';
  const input: OfferForm = {
    partnerId: brand.id,
    name: joinTexts([name]),
    shortDescription: joinTexts([short]),
    description: descriptionOf(random),
    ...priceOf(template, vocabulary.currency, random),
    subcategoryIds: random.chance(0.2) ? partner.input.subcategoryIds.slice(0, 1) : null,
    branchOfficeIds: null,
    benefitTypes: null,
    images: random.chance(0.25)
      ? [mediaUuid.offer(id), mediaUuid.cover(brand.slug)]
      : [mediaUuid.offer(id)],
    ctaUrl: onWeb
      ? `https://www.${brand.slug}.example/${vocabulary.plain.offer}/${position + 1}`
      : null,
    ctaLabel: onWeb ? joinTexts([random.pick(ctaLabels)]) : { cs: null, sk: null, en: null },
    promoCode: (onWeb || discount) && random.chance(0.5) ? promoCode(brand.slug, random) : null,
    validFrom,
    validTo,
    position,
    visibility: visibilityOf(id),
  };
  const age = id % 28 === 5 ? random.int(1, 25) : random.int(31, 500);
  return { id, active, dateCreated: daysFrom(now, -age, 10), input };
};

/** Which templates each brand offers: its trade's own first, general ones after them, a thousand in all. */
const templatesByBrand = (brands: readonly Brand[]): OfferTemplate[][] => {
  const lists = brands.map(({ name, trade }) => {
    const random = createRandom('offers', name);
    return [...random.some(trade.offers, trade.offers.length), ...random.some(generalOffers, 3)];
  });
  const counts = brands.map(({ name }) => createRandom('offer count', name).int(1, 5));
  let left = total - counts.reduce((sum, count) => sum + count, 0);
  for (let turn = 0; left !== 0 && turn < 10_000; turn += 1) {
    const at = (turn * 7) % brands.length;
    const count = counts[at] ?? 0;
    const step = left > 0 ? Number(count < (lists[at]?.length ?? 0)) : -Number(count > 1);
    counts[at] = count + step;
    left -= step;
  }
  return lists.map((list, at) => list.slice(0, counts[at]));
};

export const buildOffers = (
  brands: readonly Brand[],
  partners: readonly DemoPartner[],
  made: Made,
): DemoOffer[] => {
  const built: DemoOffer[] = [];
  const lists = templatesByBrand(brands);
  for (const [at, brand] of brands.entries()) {
    const partner = partners[at];
    if (!partner) continue;
    for (const [position, template] of (lists[at] ?? []).entries())
      built.push(buildOne(built.length + 1, brand, partner, template, position, made));
  }
  return built;
};
