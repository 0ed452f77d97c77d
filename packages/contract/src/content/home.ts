import * as z from 'zod/mini';
import { CardGroup, CardView } from '../catalogue/card.ts';
import { queryCoordinate } from '../http/query.ts';
import { route } from '../http/route.ts';

/** What the home page shows beside slides and magazine. */
export const HomeView = z.object({
  rows: z.array(CardGroup),
  newest: z.array(CardView),
  nearby: z.array(CardView),
});

export const homeRoutes = {
  get: route({
    method: 'GET',
    path: '/api/tile/home',
    access: 'public',
    summary: 'What the home page shows',
    query: z.object({ lat: queryCoordinate(90), lng: queryCoordinate(180) }),
    response: HomeView,
    tags: ['tile', 'promoRow'],
    cache: 'catalogue',
  }),
};
