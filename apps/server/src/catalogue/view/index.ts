import type { viewRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import type { Context, Handlers } from '../../platform/http/index.ts';
import { createViewCounter } from './view.counter.ts';
import type { ViewedType } from './view.queries.ts';

export { pruneViews, recentViewsOfPartner } from './view.queries.ts';

const readerOf = ({ session, request }: Pick<Context, 'session' | 'request'>): string =>
  session?.tokenHash.toString('base64') ?? request.ip;

export const viewHandlers = (deps: Deps): Handlers<typeof viewRoutes> => {
  const views = createViewCounter(deps);
  const count =
    (type: ViewedType) =>
    async ({ id }: { id: number }, context: Pick<Context, 'session' | 'request'>) => {
      views.count(readerOf(context), type, id);
      return {};
    };
  return { partner: count('PARTNER'), offer: count('OFFER') };
};
