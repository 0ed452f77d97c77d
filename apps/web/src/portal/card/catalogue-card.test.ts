import type { CardView } from '@cafeteria/contract';
import { describe } from 'vitest';
import { drawPage } from '../testing/page.tsx';
import { offerCard, partnerCard, pictureOf } from '../testing/records.ts';
import { everyFieldIsSeen } from '../testing/seen.ts';
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
