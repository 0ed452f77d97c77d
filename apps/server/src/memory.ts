import { countryCode } from '@cafeteria/contract';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createCatalogue, touchedBy } from './catalogue/card/index.ts';
import type { ServerConfig } from './config/index.ts';
import { createSearch } from './discovery/search/index.ts';
import {
  createClock,
  createRenewals,
  createReplica,
  followCatalogue,
  watchReplica,
} from './kernel/changes/index.ts';
import type { Db } from './platform/db/index.ts';
import type { ReadyAnswers } from './platform/http/index.ts';
import { type Changed, createKeepers } from './platform/keeper.ts';
import { tables } from './tables.ts';

type Options = {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: Logger;
};
/** Says that something changed that answers hold without naming it: what is about anything goes. */
const unnamed: Changed = [];

/** What is kept in memory of the catalogue, and what follows its changes (docs/save-to-reader.md). */
export const keepCatalogue = async ({ db, pool, log, config }: Options, ready: ReadyAnswers) => {
  const clock = createClock();
  const replica = createReplica(db);
  const { follow } = replica;
  const catalogue = createCatalogue({
    follow,
    clock,
    primary: config.primaryLanguage,
    country: countryCode[config.country],
  });
  const search = createSearch(replica, catalogue);
  const keepers = createKeepers();
  const drop = (changed: Changed): void => {
    keepers.drop(changed);
    ready.drop(changed);
  };
  const renewals = createRenewals({
    // where pins, addresses and towns are: answers made of the old ones name none of them
    onRenewed: () => drop(unnamed),
    onError: (error) => log.warn(`read model: ${error.message}`),
  });
  const follower = await followCatalogue({
    db,
    pool,
    tables,
    onChange: async (changes) => {
      const applied = await replica.apply(changes);
      drop(touchedBy(catalogue.model, changes, applied));
      renewals.touch(changes);
    },
    onTimePassed: () => {
      catalogue.model.timePassed();
      drop('everything');
    },
    onClock: clock.synchronize,
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
    renewals,
    keepers,
    follower,
    replica,
    models: { catalogue, search },
    gauges: [...follower.gauges, ...watch.gauges, search.gauge],
    stopFollowing: async (): Promise<void> => {
      await renewals.stop();
      watch.stop();
      await follower.stop();
    },
  };
};
