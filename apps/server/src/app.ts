import {
  api,
  CardView,
  MapBranchOffice,
  idempotencyHeader,
  personHeader,
  type RoleRules,
} from '@cafeteria/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ServerConfig } from './config/index.ts';
import { buildFeatures, laggingFeatures } from './handlers.ts';
import { recordRefusals } from './kernel/audit/index.ts';
import { catalogueWriter, unseenWriter } from './kernel/changes/index.ts';
import { createMachines } from './money/credential/index.ts';
import { createPlaceService } from './discovery/place/index.ts';
import { allJobs } from './jobs.ts';
import {
  type Deposits,
  openDeposits,
  registerGateNotifications,
  startPolling,
} from './money/deposit/index.ts';
import { type Gate, registerDemoGate } from './money/gate/index.ts';
import { moneyGauges } from './money/watch/index.ts';
import { readVersion } from './system/config/index.ts';
import { machineGauges, standbyGauges } from './system/watch/index.ts';
import { upkeepGauges } from './kernel/upkeep/index.ts';
import { messageGauges } from './messages/outbox/index.ts';
import { registerUnsubscription } from './people/own/subscription/index.ts';
import { registerDirectory } from './people/intake/directory/index.ts';
import { registerEmployerCallback } from './people/sign-in/employer-sign-in/index.ts';
import { secretsOf } from './keys.ts';
import { keepCatalogue } from './memory.ts';
import { tables } from './tables.ts';
import { type Db, listen, type Standby, subscribe } from './platform/db/index.ts';
import type { Deps } from './kernel/deps.ts';
import { createHeavyWork } from './platform/heavy-work.ts';
import {
  createHttpServer,
  createReadyAnswers,
  type HttpTools,
  implementAll,
  type ProductGauge,
  type ReadyAnswers,
  readyHeaders,
  registerDocumentation,
  createRefusedAnswers,
  createRefusedProofs,
  registerErrorHandler,
  registerOperations,
} from './platform/http/index.ts';
import type { Jobs } from './platform/jobs/index.ts';
import { findMediaHash } from './content/media/index.ts';
import { openMediaFiles } from './media-files.ts';
import { createMediaStore, type MediaStore } from './platform/media-store/index.ts';
import { createScanner } from './platform/scanner/index.ts';
import { startTracing, traceHeader, type Tracing } from './platform/tracing/index.ts';
import { createOfficeReader } from './platform/office-file/index.ts';
import {
  type Caller,
  createCallers,
  createSenders,
  createSessionMemory,
  createSessions,
  csrfHeader,
  peopleOf,
  sessionChannel,
  type SessionMemory,
} from './kernel/caller/index.ts';

export type AppDeps = {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Where routes that may lag are answered, if there is one. */
  readonly standby?: Standby | undefined;
  readonly jobs: Jobs;
  readonly log: Logger;
  /** Instead of the configured one; tests bring theirs. */
  readonly gate?: Gate | undefined;
  /** Instead of the contract's; tests make up roles. */
  readonly rules?: RoleRules | undefined;
};

const documentation = {
  title: 'Cafeteria',
  version: '1',
  description:
    'Employee-benefits portal. Sign in with the portal; writes need the header from GET /api/csrf.',
};

const openMedia = async (
  config: ServerConfig,
  { db, log }: Pick<AppDeps, 'db' | 'log'>,
): Promise<MediaStore> => {
  const media = createMediaStore({
    files: openMediaFiles(config),
    cores: config.cores,
    log: (message) => log.warn(message),
    hashOf: (uuid) => findMediaHash(db, uuid),
  });
  await media.sweep();
  return media;
};

/** Deposits of the API: their gate's notifications, and their clock once there is something to listen to. */
const startDeposits = async (
  app: FastifyInstance,
  deps: Deps,
  ownGate: Gate | undefined,
): Promise<Deposits> => {
  const deposits = await openDeposits(deps, ownGate);
  const { tools } = deposits;
  registerDemoGate(app, deps);
  registerGateNotifications(app, deposits);
  if (tools) app.addHook('onListen', async () => deps.onClose(startPolling(tools)));
  return deposits;
};

const openTraces = async ({ tracing }: ServerConfig, log: Logger): Promise<Tracing | undefined> =>
  tracing &&
  startTracing({ ...tracing, version: (await readVersion()).appVersion }, (line) => log.warn(line));

const openAnswers = (
  { webOrigin, cookie }: ServerConfig,
  memory: SessionMemory,
  rules: RoleRules | undefined,
): ReadyAnswers =>
  createReadyAnswers(readyHeaders(webOrigin), createSenders(memory, cookie, rules));

/** The server with what every API has: errors, health, figures, documentation. */
const openServer = async (
  {
    config,
    db,
    log,
    pool,
    tracing,
  }: Pick<AppDeps, 'pool'> & Pick<Deps, 'config' | 'db' | 'log' | 'tracing'>,
  ready: ReadyAnswers,
  gauges: readonly ProductGauge[],
) => {
  const app = await createHttpServer({
    log,
    ready,
    origin: config.webOrigin,
    trustProxy: config.trustedProxies,
    tls: config.tls,
    allowedHeaders: [
      csrfHeader,
      personHeader,
      idempotencyHeader,
      ...(tracing ? [traceHeader] : []),
    ],
    // what a file is called: a page that fetched it keeps it under that name
    exposedHeaders: [personHeader, 'content-disposition'],
  });
  tracing?.follow(app);
  const refused = createRefusedProofs((refusals) =>
    recordRefusals(db, refusals).catch((error: unknown) =>
      log.warn({ err: error }, 'what was refused is in the log alone'),
    ),
  );
  const answers = createRefusedAnswers();
  registerErrorHandler(app, (error, request) => {
    answers.note(error);
    refused.note(error, request);
  });
  registerOperations(app, db, ready, [
    ...machineGauges({ db, pool, config }),
    ...messageGauges(db),
    ...moneyGauges(db),
    ...upkeepGauges(db),
    answers.gauge,
    refused.gauge,
    ...gauges,
  ]);
  if (config.answers) await registerDocumentation(app, documentation);
  return { app, refused };
};

/** Hears what this process announces at once, and what others do in moments. */
const listener =
  ({ db, pool, onClose }: Pick<AppDeps, 'db' | 'pool'> & Pick<Deps, 'onClose'>): Deps['listen'] =>
  async (channel, onMessage) => {
    subscribe(db, channel, onMessage);
    onClose((await listen(pool, channel, onMessage)).stop);
  };

/** What the product says of its callers and of its answers. */
const toolsOf = ({ db, config, sessions, log }: Deps, ready: ReadyAnswers): HttpTools<Caller> => ({
  ready,
  lasting: new Set([CardView, MapBranchOffice]),
  heavy: createHeavyWork(),
  scan: config.scanner && createScanner(config.scanner, log),
  ...createCallers({
    db,
    sessions,
    primary: config.primaryLanguage,
    origins: [config.webOrigin, config.apiOrigin],
    findMachine: createMachines(db),
  }),
});

type Api = Pick<AppDeps, 'gate' | 'standby'> & {
  readonly ready: ReadyAnswers;
  readonly models: Parameters<typeof buildFeatures>[1];
  readonly places: Parameters<typeof buildFeatures>[2];
  readonly noteProof: (request: FastifyRequest) => void;
};
/** All that the product answers. A process that only works off jobs has none of it: everything is not found there. */
const registerAnswers = async (
  app: FastifyInstance,
  deps: Deps,
  { gate, standby, ready, models, places, noteProof }: Api,
): Promise<void> => {
  const deposits = await startDeposits(app, deps, gate);
  registerEmployerCallback(app, deps);
  registerDirectory(app, deps, noteProof);
  registerUnsubscription(app, deps);
  const features = await buildFeatures(deps, models, places, deposits);
  await app.register(async (instance) =>
    implementAll<typeof api, Caller>(instance, api, features, {
      ...toolsOf(deps, ready),
      lagging: standby && {
        features: laggingFeatures({ ...deps, db: standby.db }),
        prefer: standby.prefer,
      },
    }),
  );
};

/** Puts the API together from its dependencies; `app.close()` also stops what it started. */
export const buildApp = async ({ config, db, pool, standby, jobs, log, gate, rules }: AppDeps) => {
  const memory = createSessionMemory();
  const ready = openAnswers(config, memory, rules);
  const { renewals, keepers, follower, replica, gauges, models, stopFollowing } =
    await keepCatalogue({ db, pool, log, config }, ready);
  const closers: (() => Promise<void>)[] = [];
  const onClose: Deps['onClose'] = (work) => void closers.push(work);
  const media = await openMedia(config, { db, log });
  const tracing = await openTraces(config, log);
  const deps: Deps = {
    onClose,
    listen: listener({ db, pool, onClose }),
    db,
    config,
    log,
    jobs,
    sessions: createSessions(db, config.cookie, memory, rules),
    media,
    office: createOfficeReader(),
    ...(await secretsOf(db, config)),
    renewed: renewals.make,
    keep: keepers.make,
    fileKeeper: ready.files.keeperOf,
    tracing,
    write: catalogueWriter(db, follower),
    writeUnseen: unseenWriter(db),
    tables,
  };
  await deps.listen(sessionChannel, (message) => {
    memory.forget(message);
    ready.own.forget(peopleOf(message));
  });
  const { app, refused } = await openServer({ ...deps, pool }, ready, [
    ...gauges,
    ...standbyGauges(standby),
    deps.sessions.gauge,
  ]);
  onClose(refused.flush);
  const places = createPlaceService(deps, models.catalogue.model);
  const noteProof: Api['noteProof'] = (request) => refused.noteProof('scim.token', request);
  if (config.answers)
    await registerAnswers(app, deps, { gate, standby, ready, models, places, noteProof });
  jobs.define(...allJobs(deps, places));
  app.addHook('onClose', async () => {
    for (const work of closers) await work();
    await stopFollowing();
    await jobs.stop();
    media.close();
    deps.office.close();
    await tracing?.stop();
  });
  await app.ready();
  return { app, deps, follower, replica, models, ready, renewals };
};
