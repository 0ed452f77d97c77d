import type { ClientLogEntry, clientLogRoutes } from '@cafeteria/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../kernel/deps.ts';
import { addressGroup, AppError, createLimit } from '../../platform/http/index.ts';
import { insertClientLog, listClientLog } from './client-log.queries.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Reports of one session, or of one anonymous address, in a minute. */
const maxOfCaller = 30;
/** …and of one address, however many sessions it opens. */
const maxOfAddress = 60;
/** Reports of traces of one address in a minute. */
const maxTraced = 120;
/** Characters of one address, and of all together, in an hour. */
const charactersOfAddress = 5_000_000;
const charactersOfAll = 50_000_000;

type Entry = z.output<typeof ClientLogEntry>;
const lengthOf = ({ message, metadata, stacktrace, url, userAgent }: Entry): number =>
  [message, metadata, stacktrace, url, userAgent].reduce<number>(
    (sum, text) => sum + (text?.length ?? 0),
    0,
  );

/** Whether a report may be kept: anybody may send them, and the disk has an end. */
const createLimits = () => {
  const ofCaller = createLimit({ max: maxOfCaller, windowMs: minuteMs });
  const ofAddress = createLimit({ max: maxOfAddress, windowMs: minuteMs });
  const written = createLimit({ max: charactersOfAddress, windowMs: hourMs });
  const writtenByAll = createLimit({ max: charactersOfAll, windowMs: hourMs, keys: 1 });
  return (caller: string, ip: string, length: number): boolean => {
    const address = addressGroup(ip);
    return (
      ofCaller.take(caller) &&
      ofAddress.take(address) &&
      written.take(address, length) &&
      writtenByAll.take('all', length)
    );
  };
};

/** One-time codes in an address would let a reader of the log act as the user. */
const scrub = (url: string): string =>
  url
    .replaceAll(/([?&#]code=)[^&#]*/gi, '$1…')
    .replaceAll(/((?:%3F|%26|%23)code%3D)[^&#%]*/gi, '$1…');
const storable = (text: string | null | undefined): string | null =>
  text?.replaceAll('\0', '\uFFFD') ?? null;

export const clientLogHandlers = ({ db, tracing }: Deps): Handlers<typeof clientLogRoutes> => {
  const isWithinLimits = createLimits();
  const traced = createLimit({ max: maxTraced, windowMs: minuteMs });
  return {
    write: async ({ body }, { ip, session }) => {
      const caller = session?.id ?? addressGroup(ip);
      if (!isWithinLimits(caller, ip, lengthOf(body)))
        throw new AppError('common.error.tooManyRequests');
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
    trace: async ({ body }, { ip }) => {
      // a report too many is missed by nobody who uses the portal
      if (tracing && traced.take(addressGroup(ip))) tracing.note(body.spans);
      return {};
    },
    list: (query) => listClientLog(db, query),
  };
};
