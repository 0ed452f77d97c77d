import type { OfferView } from '@cafeteria/contract';
import { describe } from 'vitest';
import { drawPage } from '../testing/page.tsx';
import { offerCard, partnerCard, pictureOf } from '../testing/records.ts';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { offerQuery } from './offer-data.ts';
import { OfferScreen } from './OfferScreen.tsx';

const offer: OfferView = {
  id: 1,
  route: 'kava-1',
  name: 'Káva',
  shortDescription: '',
  description: '',
  price: { type: 'PRICE', amount: null, percent: null, original: null },
  images: [],
  benefitTypes: [],
  ctaUrl: null,
  ctaLabel: '',
  hasPromoCode: false,
  validTo: null,
  partner: partnerCard,
  categoryRoute: null,
  categoryName: '',
  others: [],
};
const ordered: OfferView = { ...offer, ctaUrl: 'kavarna.cz' };
const inCategory: OfferView = { ...offer, categoryRoute: 'sport-6' };
const amount = { amount: 100, currency: 'CZK' } as const;

describe('the page of an offer', () =>
  everyFieldIsSeen<OfferView>(
    offer,
    {
      id: 'the address and the heart hold it',
      route: 'it is the address, which the route compares',
      name: { is: 'Čaj' },
      shortDescription: { is: 'Horká' },
      description: { is: '<p>Z Etiopie</p>' },
      price: { is: { ...offer.price, amount }, whole: 'a card has the same' },
      images: { is: [pictureOf('a')] },
      benefitTypes: { is: ['card'] },
      ctaUrl: { is: 'kavarna.cz' },
      ctaLabel: { is: 'Objednat', of: ordered },
      hasPromoCode: { is: true },
      validTo: { is: '2027-01-01T00:00:00Z' },
      partner: {
        is: { ...partnerCard, title: 'Pekárna' },
        whole: 'the page of the partner has it',
      },
      categoryRoute: { is: 'sport-6' },
      categoryName: { is: 'Sport', of: inCategory },
      others: { is: [offerCard] },
    },
    (record) =>
      drawPage({
        Screen: OfferScreen,
        path: '/partner/$partnerRoute/$offerRoute',
        at: '/partner/kavarna-1/kava-1',
        loaded: { offerId: record.id },
        fill: (client) => client.setQueryData(offerQuery(record.id).queryKey, record),
      }),
  ));
