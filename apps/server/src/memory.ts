import type pg from 'pg';
import type { Logger } from 'pino';
import { createCatalogue } from './catalogue/card/index.ts';
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
import type { Db } from './platform/db/index.ts';
import type { ResponseCache } from './platform/http/index.ts';
import { tables } from './tables.ts';

type Options = {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: Logger;
};

/** What is kept in memory of the catalogue, and what follows its changes. */
export const keepCatalogue = async ({ db, pool, log, config }: Options, cache: ResponseCache) => {
  const clock = createClock();
  const replica = createReplica(db);
  const { follow } = replica;
  const catalogue = createCatalogue({ follow, clock, primary: config.primaryLanguage });
  const search = createSearch(replica, catalogue);
  const readModels = createReadModels({
    // what was answered from the model before is not answered again
    onRenewed: () => cache.clear(),
    onError: (error) => log.warn(`read model: ${error.message}`),
  });
  const kepts = createKepts();
  const follower = await followCatalogue({
    db,
    pool,
    tables,
    onChange: async (changes) => {
      await replica.apply(changes);
      kepts.clear();
      cache.clear();
      readModels.drop(changes);
    },
    onTime: clock.hear,
    log: (message) => log.warn(message),
  });
  // what changes while it is read is followed from here on
  await replica.load();
  const watch = watchReplica({ replica, refresh: follower.refresh, log: (text) => log.warn(text) });
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
