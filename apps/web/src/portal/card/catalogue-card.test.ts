import type { CardView } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { drawPage } from '../testing/page.tsx';
import { offerCard, partnerCard, pictureOf } from '../testing/records.ts';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { CatalogueCard } from './CatalogueCard.tsx';

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
      colour: 'the tiles of categories are drawn elsewhere',
      badges: { is: { sustainability: null, new: true } },
      price: {
        is: {
          type: 'PRICE',
          amount: { amount: 100, currency: 'CZK' },
          percent: null,
          original: null,
        },
        of: offerCard,
      },
      benefitTypes: 'lists are filtered by them; the page of the partner says them',
      online: { is: true },
      distance: { is: { mode: 'distance', meters: 500, address: null, branchOfficeId: 1 } },
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
