import { describe, expect, it } from 'vitest';
import { everyFieldIsShown, type Others } from '../../test/shown-fields.ts';
import type { OfferFacts, PartnerFacts } from '../model/index.ts';
import { offerCard, partnerCard } from './make-card.ts';

const now = Date.UTC(2026, 10, 22);
const picture = (uuid: string) => ({ uuid, width: 1, height: 1, crops: {} });
const everybody = { mode: 'ALL', clientIds: [] } as const;
const text = (cs: string) => ({ cs, sk: null, en: null });

const partner: PartnerFacts = {
  id: 1,
  name: 'Kavárna',
  nameSortCs: 'a',
  nameSortSk: 'a',
  shortDescription: text('Káva'),
  logo: null,
  cover: null,
  createdAt: 0,
  benefitTypes: ['card'],
  online: false,
  sustainability: null,
  sustainabilityUntil: null,
  score: 0,
  grade: null,
  mainCategoryId: null,
  healthcareProvider: false,
  visibility: everybody,
  subcategoryIds: [],
  validFrom: null,
  validTo: null,
};
const offer: OfferFacts = {
  id: 1,
  partnerId: 1,
  name: text('Snídaně'),
  shortDescription: text('Denně'),
  priceType: 'PRICE',
  price: null,
  originalPrice: null,
  discountPercent: null,
  benefitTypes: null,
  position: 1,
  createdAt: 0,
  visibility: everybody,
  subcategoryIds: [],
  branchOfficeIds: [],
  image: null,
  validFrom: null,
  validTo: null,
};

const othersOfPartner: Others<PartnerFacts> = {
  id: { is: 2 },
  name: { is: 'Pekárna' },
  nameSortCs: 'only lists are ordered by it',
  nameSortSk: 'only lists are ordered by it',
  shortDescription: { is: text('Chléb') },
  logo: { is: picture('a') },
  cover: { is: picture('b') },
  createdAt: { is: now },
  benefitTypes: { is: ['voucher'] },
  online: { is: true },
  sustainability: { is: 'SUSTAINABILITY_CHAMPION' },
  sustainabilityUntil: 'with a badge only, see below',
  score: 'only lists are ordered by it',
  grade: 'readers are not told',
  mainCategoryId: { is: 6 },
  healthcareProvider: 'decides what pays there: one is told of their own money beside the card',
  visibility: 'decides who gets the card',
  subcategoryIds: 'decides where the card stands',
  validFrom: 'decides when there is a card',
  validTo: 'decides when there is a card',
};
const othersOfOffer: Others<OfferFacts> = {
  id: { is: 2 },
  partnerId: 'the partner itself is given',
  name: { is: text('Večeře') },
  shortDescription: 'its page says it',
  priceType: { is: 'DISCOUNT' },
  price: { is: { amount: 100, currency: 'CZK' } },
  originalPrice: { is: { amount: 200, currency: 'CZK' } },
  discountPercent: { is: 10 },
  benefitTypes: { is: ['voucher'] },
  position: 'decides where the card stands',
  createdAt: { is: now },
  visibility: 'decides who gets the card',
  subcategoryIds: 'decides where the card stands',
  branchOfficeIds: 'decides where it holds',
  image: { is: picture('c') },
  validFrom: 'decides when there is a card',
  validTo: 'decides when there is a card',
};

type Model = Parameters<typeof partnerCard>[0];
const model: Model = Object.assign(Object.create(null), {
  primary: 'cs',
  now: () => now,
  categories: { get: (id: number) => ({ id, code: 'SPORT' }) },
  officesOf: () => [],
});
describe('the card of a partner', () => {
  everyFieldIsShown(partner, othersOfPartner, (one) =>
    partnerCard(model, { partner: one, offers: [] }, 'cs'),
  );
  it('has its badge until its last day is over', () => {
    const badged = { ...partner, sustainability: 'SUSTAINABILITY_CHAMPION' as const };
    const badges = [now - 1, now + 1].map(
      (sustainabilityUntil) =>
        partnerCard(model, { partner: { ...badged, sustainabilityUntil }, offers: [] }, 'cs').badges
          .sustainability,
    );
    expect(badges).toEqual([null, 'SUSTAINABILITY_CHAMPION']);
  });
  it('tells the least that can be had there, else the most that is taken off, else nothing', () => {
    const [cheap, dear] = [19_000, 45_000].map((amount) => ({
      ...offer,
      price: { amount, currency: 'CZK' as const },
    }));
    const off = { ...offer, priceType: 'DISCOUNT' as const, discountPercent: 15 };
    const prices = [[dear, cheap, off], [dear, off], [off], []].map((offers) => {
      const sold = offers.filter((one) => one !== undefined);
      const { price } = partnerCard(model, { partner, offers: sold }, 'cs');
      return price && [price.type, price.amount?.amount ?? price.percent];
    });
    expect(prices).toEqual([['PRICE_FROM', 19_000], ['PRICE', 45_000], ['DISCOUNT', 15], null]);
  });
});
describe('the card of an offer', () => {
  everyFieldIsShown(offer, othersOfOffer, (one) => offerCard(model, { offer: one, partner }, 'cs'));
});
