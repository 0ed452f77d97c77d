import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries, openToOthers, type PostgresBinaries } from './postgres-binaries.ts';
import {
  closeDataDir,
  findDataOwner,
  findHome,
  findSocketDir,
  ownFolder,
  socketPort,
} from './postgres-home.ts';
import { findPostgresUser, isRoot, type PostgresUser } from './postgres-user.ts';
import {
  clearReusedPid,
  isAlive,
  launchPostmaster,
  probe,
  readPid,
  stopPostmaster,
  type Postmaster,
  type SocketConnection,
} from './postmaster.ts';
import { watchPostmaster } from './watch-postmaster.ts';

export type EmbeddedPostgres = {
  connection: SocketConnection;
  /** True when a server was already running over these data. */
  readonly adopted: boolean;
  /** Closes the server in order; leaves an adopted one alone while the process that started it lives. */
  stop: () => Promise<void>;
};
type Options = {
  dataDir: string;
  log?: (message: string) => void;
  /** Told when the server has died and when it is back. */
  warn?: (message: string) => void;
  settings?: Record<string, string>;
  /** Who asks whether it answers, and which database: of data that another has made. */
  as?: { readonly user: string; readonly database: string };
  /** Variables the server runs with beside its own: a shifted clock of tests. */
  env?: Record<string, string>;
  /** Called when the server has died and cannot be started again. */
  onLost?: (error: Error) => void;
};
type Place = {
  home: string;
  data: string;
  user?: PostgresUser;
  binaries: PostgresBinaries;
  socketDir: string;
  logFile: string;
};

const defaults = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};
const patience = 60_000;

/**
 * Starts (or adopts) the PostgreSQL that keeps its data in `dataDir`, and resolves when it answers
 * queries. `settings` are server settings, such as `{ fsync: 'off' }` for tests. Errors say why it
 * failed and what can be done.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  log = () => {},
  warn = log,
  settings = {},
  as,
  env = {},
  onLost = () => {},
}: Options): Promise<EmbeddedPostgres> => {
  const logFile = path.join(path.resolve(dataDir), 'postgres.log');
  try {
    closeDataDir(path.resolve(dataDir), isRoot());
    const place = findPlace(path.resolve(dataDir), logFile);
    place.binaries.env = { ...place.binaries.env, ...env };
    if (place.home !== path.resolve(dataDir))
      log(`${dataDir} is closed to other users; PostgreSQL keeps its data in ${place.home}`);
    if (!existsSync(place.data)) {
      log('creating the database, once');
      createCluster(place, settings.fsync === 'off');
    }
    return await start(
      place,
      { ...defaults, ...settings },
      {
        as: as ?? { user: 'app', database: 'postgres' },
        warn,
        onLost: (error) => onLost(explained(error, logFile)),
      },
    );
  } catch (error) {
    throw as ? notStarted('PostgreSQL', error, logFile) : explained(error, logFile);
  }
};

const findPlace = (dataDir: string, logFile: string): Place => {
  const owner = isRoot() ? findDataOwner(dataDir) : undefined;
  const user = owner ?? findPostgresUser();
  const home = owner ? dataDir : findHome(dataDir, user);
  const { data, ...found } = findBinaries(home);
  const binaries = user ? openToOthers(found, home) : found;
  return {
    home,
    data,
    ...(user && { user }),
    binaries,
    socketDir: findSocketDir(home, user),
    logFile,
  };
};

// made beside and renamed, so that neither a crash nor a second process leaves or meets half a cluster
const createCluster = ({ home, data, user, binaries }: Place, quick: boolean) => {
  const half = `${data}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  ownFolder(half, user);
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C'];
  const args = [
    '-D',
    half,
    '-U',
    'app',
    '-A',
    'trust',
    '-E',
    'UTF8',
    ...locale,
    '--no-instructions',
    ...(quick ? ['--no-sync'] : []),
  ];
  const done = spawnSync(path.join(binaries.bin, 'initdb'), args, {
    ...user,
    cwd: home,
    env: binaries.env,
    encoding: 'utf8',
  });
  if (done.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`initdb: ${done.error?.message ?? (done.stderr || done.stdout).trim()}`);
  }
  try {
    renameSync(half, data);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(data)) throw error;
  }
};

/** A start writes up to a few pieces of its log, of 16 MB each. */
const startBytes = 64 * 1024 * 1024;
const hasRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= startBytes;
};

type Given = Required<Pick<Options, 'as' | 'warn' | 'onLost'>>;

const start = async (
  place: Place,
  settings: Record<string, string>,
  { as, warn, onLost }: Given,
): Promise<EmbeddedPostgres> => {
  const { data, home, socketDir } = place;
  const connection = { host: socketDir, port: socketPort, ...as };
  const starterFile = path.join(home, 'starter.pid');
  const launch = () => {
    clearReusedPid(data);
    return launchPostmaster({
      command: path.join(place.binaries.bin, 'postgres'),
      env: place.binaries.env,
      cwd: home,
      logFile: place.logFile,
      args: [
        '-D',
        data,
        '-k',
        socketDir,
        '-p',
        String(socketPort),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      ...(place.user && { user: place.user }),
    });
  };
  let child: Postmaster | undefined;
  const begin = async (): Promise<number | undefined> => {
    child = await waitUntilReady(connection, launch);
    if (child) writeFileSync(starterFile, String(process.pid));
    return child?.pid ?? readPid(data);
  };
  const watch = watchPostmaster({
    pid: await begin(),
    revive: begin,
    hasRoom: () => hasRoom(path.join(data, 'pg_wal')),
    log: warn,
    onLost,
  });
  const stop = async () => {
    await watch.stop();
    const starter = existsSync(starterFile) ? Number(readFileSync(starterFile, 'utf8')) : 0;
    const pid = child?.pid ?? readPid(data);
    if (pid && (child || !isAlive(starter))) await stopPostmaster(pid);
  };
  return {
    connection,
    get adopted() {
      return !child;
    },
    stop,
  };
};

/** Resolves to the process we started, or undefined when an already running one answered. */
const waitUntilReady = async (
  connection: SocketConnection,
  launch: () => Postmaster,
): Promise<Postmaster | undefined> => {
  let child: Postmaster | undefined;
  let failures = 0;
  for (let deadline = Date.now() + patience; Date.now() < deadline; await sleep(10)) {
    const state = await probe(connection);
    if (state === 'ready') return child?.exited ? undefined : child;
    if (state === 'starting') deadline = Date.now() + patience;
    if (state !== 'absent' || (child && !child.exited)) continue;
    // one that closes still holds its lock for a moment
    if (child && (failures += 1) > 5) break;
    if (failures > 0) await sleep(100 * failures);
    child = launch();
  }
  throw new Error('it ended, or did not answer, again and again');
};

const notStarted = (what: string, error: unknown, logFile: string, ways = ''): Error => {
  const reason = error instanceof Error ? error.message : String(error);
  const tail = existsSync(logFile)
    ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-6).join('\n  ')
    : '';
  return new Error(
    [
      `${what} could not start: ${reason}`,
      ...(tail ? [`The end of ${logFile}:\n  ${tail}`] : []),
      ...(ways ? [ways] : []),
    ].join('\n'),
    { cause: error },
  );
};
const explained = (error: unknown, logFile: string): Error =>
  notStarted(
    'The bundled PostgreSQL',
    error,
    logFile,
    'Two ways out: install PostgreSQL 15 or newer on this machine, or set DATABASE_URL to a running one.',
  );
