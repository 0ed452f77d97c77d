import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { Id } from '../values/text.ts';

const view = { method: 'POST', access: 'public', params: Id, response: Empty } as const;
/**
 * Sent when somebody opens a page, for SCORING. The answer is always the same; repeats by one
 * reader count once in half an hour.
 */
export const viewRoutes = {
  partner: route({ ...view, path: '/api/partner/:id/view', summary: 'Count a look at a partner' }),
  offer: route({ ...view, path: '/api/offer/:id/view', summary: 'Count a look at an offer' }),
};
