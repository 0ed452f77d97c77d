import type { CardView } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { drawPage } from '../testing/page.tsx';
import { offerCard, partnerCard, pictureOf } from '../testing/records.ts';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { CatalogueCard } from './CatalogueCard.tsx';

const price = {
  type: 'PRICE',
  amount: { amount: 100, currency: 'CZK' },
  percent: null,
  original: null,
} as const;
const priced: CardView = { ...offerCard, price };
const discounted: CardView = {
  ...offerCard,
  price: { type: 'DISCOUNT', amount: null, percent: 10, original: null },
};
const near: CardView = {
  ...partnerCard,
  distance: { mode: 'distance', meters: 500, address: null, branchOfficeId: 1 },
};
const inTown = { mode: 'address', meters: null, address: 'Praha', branchOfficeId: 1 } as const;

describe('a card', () =>
  everyFieldIsSeen<CardView>(
    partnerCard,
    {
      type: { is: 'OFFER' },
      id: 'the route holds it',
      route: { is: 'pekarna-2' },
      parentRoute: { is: 'pekarna-2', of: offerCard },
      title: { is: 'Pekárna' },
      subtitle: { is: 'Chléb' },
      logo: { is: pictureOf('a') },
      image: { is: pictureOf('b') },
      colour: 'the cards of categories are drawn elsewhere',
      badges: { parts: { sustainability: { is: 'SUSTAINABILITY_CHAMPION' }, new: { is: true } } },
      price: {
        parts: {
          type: { is: 'PRICE_FROM', of: priced },
          amount: { is: { amount: 200, currency: 'CZK' }, of: priced },
          percent: { is: 20, of: discounted },
          original: { is: { amount: 300, currency: 'CZK' }, of: priced },
        },
      },
      benefitTypes: 'lists are filtered by them; the page of the partner says them',
      online: { is: true },
      distance: {
        parts: {
          mode: { is: 'none', of: near },
          meters: { is: 600, of: near },
          address: { is: 'Brno', of: { ...near, distance: inTown } },
          branchOfficeId: 'the card leads to the partner',
        },
      },
      categoryCode: { is: 'SPORT' },
    },
    (card) => drawPage({ path: '/', at: '/', Screen: () => CatalogueCard({ card }) }),
  ));

describe('the order of a card', () => {
  const draw = (card: CardView) =>
    drawPage({ path: '/', at: '/', Screen: () => CatalogueCard({ card, action: 'srdce' }) });

  it('says the name before the heart that belongs to it', async () => {
    const html = await draw(partnerCard);
    expect(html).toContain('srdce');
    expect(html.indexOf('srdce')).toBeGreaterThan(html.lastIndexOf(partnerCard.title));
  });

  it('tells offers of one name apart by whose they are', async () => {
    const html = await draw(offerCard);
    expect(html).toContain(`aria-label="${offerCard.title}, ${offerCard.subtitle}"`);
  });
});
