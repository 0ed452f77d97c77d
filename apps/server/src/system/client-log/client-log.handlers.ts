import type { clientLogRoutes } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../entity/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { insertClientLog, listClientLog } from './client-log.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

const perMinute = 30;
/** One-time codes in an address would let a reader of the log act as the user. */
const scrub = (url: string): string =>
  url.replaceAll(/([?&]code=)[^&#]*/gi, '$1…').replaceAll(/((?:%3F|%26)code%3D)[^&#%]*/gi, '$1…');
const storable = (text: string | null | undefined): string | null =>
  text?.replaceAll('\0', '\uFFFD') ?? null;

export const clientLogHandlers = ({ db }: Deps): Handlers<typeof clientLogRoutes> => {
  const counts = new LRUCache<string, { used: number }>({ max: 10_000, ttl: 60_000 });
  return {
    write: async ({ body }, { request, session }) => {
      const caller = session?.tokenHash.toString('base64') ?? request.ip;
      const count = counts.get(caller) ?? { used: 0 };
      if (count.used >= perMinute) throw new AppError('common.error.tooManyRequests');
      count.used += 1;
      if (count.used === 1) counts.set(caller, count);
      await insertClientLog(
        db,
        {
          ...body,
          url: scrub(body.url),
          metadata: storable(body.metadata),
          stacktrace: storable(body.stacktrace),
        },
        session?.user.id ?? null,
      );
      return {};
    },
    list: (query) => listClientLog(db, query),
  };
};
