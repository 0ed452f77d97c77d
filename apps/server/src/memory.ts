import type pg from 'pg';
import type { Logger } from 'pino';
import { createCatalogue, createTouched } from './catalogue/card/index.ts';
import type { ServerConfig } from './config/index.ts';
import { createSearch } from './discovery/search/index.ts';
import {
  createClock,
  createKepts,
  createReadModels,
  createReplica,
  followCatalogue,
  watchReplica,
} from './entity/changes/index.ts';
import type { TableName } from './entity/table/index.ts';
import type { Db } from './platform/db/index.ts';
import { type Changed, type OwnAnswers, type ResponseCache } from './platform/http/index.ts';
import { tables } from './tables.ts';

type Options = {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: Logger;
};

/** Answers kept as ready bytes: everybody's of an audience, and one person's own. */
export type ReadyAnswers = { readonly cache: ResponseCache; readonly own: OwnAnswers };
/** Nothing of these is told to a person as their own: an administrator saves them all day. */
const impersonal = new Set<TableName>([
  'partner',
  'branch_office',
  'offer',
  'category',
  'subcategory',
]);

/** What is kept in memory of the catalogue, and what follows its changes. */
export const keepCatalogue = async (
  { db, pool, log, config }: Options,
  { cache, own }: ReadyAnswers,
) => {
  const clock = createClock();
  const replica = createReplica(db);
  const { follow } = replica;
  const catalogue = createCatalogue({ follow, clock, primary: config.primaryLanguage });
  const touched = createTouched(catalogue.model);
  const search = createSearch(replica, catalogue);
  const kepts = createKepts();
  const drop = (changed: Changed): void => {
    kepts.drop(changed);
    cache.drop(changed);
  };
  const readModels = createReadModels({
    // what was answered from the model before is not answered again
    onRenewed: () => drop([]),
    onError: (error) => log.warn(`read model: ${error.message}`),
  });
  const follower = await followCatalogue({
    db,
    pool,
    tables,
    onChange: async (changes) => {
      await replica.apply(changes);
      drop(touched.take(changes));
      if (changes.isMissed || ![...changes.tables].every((table) => impersonal.has(table)))
        own.forget();
      readModels.drop(changes);
    },
    onTime: clock.hear,
    log: (message) => log.warn(message),
  });
  // what changes while it is read is followed from here on
  await replica.load();
  const watch = watchReplica({
    replica,
    refresh: follower.refresh,
    onMended: () => drop('everything'),
    log: (text) => log.warn(text),
  });
  return {
    readModels,
    kepts,
    follower,
    replica,
    models: { catalogue, search },
    gauges: [...watch.gauges, search.gauge],
    stopFollowing: async (): Promise<void> => {
      await readModels.stop();
      watch.stop();
      await follower.stop();
    },
  };
};
