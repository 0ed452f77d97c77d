import type { viewRoutes } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { createViewCounter } from './view.counter.ts';
import type { ViewedType } from './view.queries.ts';
import type { Caller, Handlers } from '../../kernel/caller/index.ts';

export { viewJobs } from './view.jobs.ts';
export { recentViewsOfPartner } from './view.queries.ts';

const viewerOf = ({ session, request }: Pick<Caller, 'session' | 'request'>): string =>
  session?.id ?? request.ip;

export const viewHandlers = (deps: Deps): Handlers<typeof viewRoutes> => {
  const views = createViewCounter(deps);
  const count =
    (type: ViewedType) =>
    async ({ id }: { id: number }, caller: Pick<Caller, 'session' | 'request'>) => {
      views.count(viewerOf(caller), type, id);
      return {};
    };
  return { partner: count('PARTNER'), offer: count('OFFER') };
};
