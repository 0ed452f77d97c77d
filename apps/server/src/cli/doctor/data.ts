import { existsSync, statSync } from 'node:fs';
import { keysOf } from '../../keys.ts';
import { readUpkeep } from '../../kernel/upkeep/index.ts';
import {
  type Db,
  isKnownKey,
  lookAtStandby,
  openDatabase,
  readFingerprints,
} from '../../platform/db/index.ts';
import { compareMigrations } from '../../platform/migrations/index.ts';
import { findOperator } from '../../people/records/operator/index.ts';
import {
  lookAtArchive,
  lookAtStandbys,
  readQueues,
  type StandbysLook,
} from '../../system/watch/index.ts';
import { keyFile, listBackups, migrations, openBackups, timeOf } from '../backup/index.ts';
import {
  type Check,
  days,
  fail,
  type Finding,
  ofConfig,
  ofDatabase,
  ok,
  skip,
  warn,
} from './check.ts';
import { type DatabaseFacts, readFacts } from './data.queries.ts';
import { locksCheck } from './locks.ts';

const oldestVersion = 150_000;
const patientSeconds = 2;
const lateJobSeconds = 900;
const [nightSeconds, backupSeconds, trialSeconds] = [30 * 3_600, 26 * 3_600, 35 * 86_400];
/** What the jobs hold, and the listener. */
const besidePool = 5;

const databaseCheck: Check = ofConfig('database', async (config, { database }) => {
  if ('missing' in database)
    return database.isNew
      ? ok('there is none yet: npm start makes it')
      : fail(
          database.missing,
          'docs/operations.md: When the bundled PostgreSQL cannot start; DATABASE_URL',
        );
  const { version, maxConnections, isStandby } = await readFacts(database.db);
  const says = `PostgreSQL ${Math.floor(version / 10_000)}, ${maxConnections} connections`;
  if (version < oldestVersion) return fail(says, 'install PostgreSQL 15 or newer');
  if (isStandby)
    return fail(`${says}, a standby that takes no writing`, 'point DATABASE_URL at the primary');
  return config.databasePool + besidePool > maxConnections
    ? fail(
        says,
        `set DATABASE_POOL to ${maxConnections - besidePool} at most, for all nodes together`,
      )
    : ok(says);
});

export const connectionFinding = ({
  isLocal,
  tls,
}: Pick<DatabaseFacts, 'isLocal' | 'tls'>): Finding => {
  if (tls) return ok(tls);
  return isLocal
    ? skip('stays on this machine')
    : warn(
        'in the clear over the network, as ALLOW_UNENCRYPTED lets it in production',
        'sslmode=verify-full in DATABASE_URL (docs/operations.md, The way to the database)',
      );
};
const wayCheck = ofDatabase('way to the database', async ({ db }) =>
  connectionFinding(await readFacts(db)),
);

const replicaCheck = ofDatabase('replica for reports', async ({ pool }, { replica }) => {
  if (!replica) return skip('none is set (DATABASE_REPLICA_URL)');
  const todo =
    'reports are answered by the primary until then (docs/operations.md, A replica for reports)';
  const standby = openDatabase({ url: replica.url, readsOnly: true, max: 1 });
  try {
    const { follows, lagSeconds } = await lookAtStandby(standby.pool, pool);
    if (!follows) return warn('it follows no primary', 'point DATABASE_REPLICA_URL at a standby');
    const says = `${lagSeconds.toFixed(1)} s behind`;
    return lagSeconds > replica.maxLagSeconds ? warn(says, todo) : ok(says);
  } catch (error) {
    return warn(error instanceof Error ? error.message : String(error), todo);
  } finally {
    await standby.close();
  }
});

export const standbysFinding = ({ following, synchronous, wanted }: StandbysLook): Finding => {
  if (following === 0 && wanted === 0) return skip('none follows this server');
  const says = `${following} follow`;
  if (synchronous === null)
    return following < wanted
      ? fail(`${says}, a commit waits for ${wanted}`, 'docs/runbook.md, ReplicaIsLost')
      : ok(`${says}; for whom a commit waits, this role may not see (grant pg_monitor)`);
  if (synchronous < wanted)
    return fail(
      `${says}, a commit waits for ${wanted} and ${synchronous} are there: nothing is written`,
      'docs/runbook.md, ReplicaIsLost',
    );
  return ok(`${says}, ${synchronous} before a commit is answered`);
};
const standbysCheck = ofDatabase('standbys', async ({ db }) =>
  standbysFinding(await lookAtStandbys(db)),
);

/** Of the server's own log, as a standby or pgBackRest needs it; our backups do without. */
const archiveCheck = ofDatabase('archive of the log', async ({ db }) => {
  const found = await lookAtArchive(db);
  if (!found) return skip('the server archives none');
  const waits = `${Math.round(found.waitingBytes / 1_000_000)} MB wait`;
  if (found.failingSeconds === null) return ok(`takes what there is, ${waits}`);
  const since = `since ${Math.ceil(found.failingSeconds / 60)} min`;
  return fail(
    `${found.hasTaken ? `takes nothing ${since}` : 'has never taken anything'}, ${waits}`,
    'docs/runbook.md, ArchiveFails',
  );
});

const clockCheck = ofDatabase('clock', async ({ db }, _config, { now }) => {
  const { clock } = await readFacts(db);
  const apart = Math.abs(Date.parse(clock) - now().getTime()) / 1_000;
  const says = `${apart.toFixed(1)} s from the database's`;
  return apart > patientSeconds
    ? fail(
        says,
        'let both machines follow a time server (chrony): codes and signatures hold for seconds',
      )
    : ok(says);
});

type Compared = Awaited<ReturnType<typeof compareMigrations>>;
export const migrationFinding = ({ pending, changed, unknown, applied }: Compared): Finding => {
  if (changed.length > 0)
    return fail(
      `${changed.join(', ')} changed since`,
      'put back the files as they were: migrations are append only',
    );
  if (unknown.length > 0)
    return fail(
      `${unknown.join(', ')}: of a newer version`,
      'run that version, or put back the backup from before it',
    );
  const named = pending.map(({ name }) => name).join(', ');
  if (pending.length > 0 && pending.every(({ kind }) => kind === 'contract'))
    return warn(
      `${named}: contracts wait for nodes of an older version`,
      'stop those; the others apply them within two minutes',
    );
  return pending.length > 0
    ? warn(`${pending.length} wait: ${named}`, 'take a backup; the next start applies them')
    : ok(`${applied} applied, none waits`);
};
const migrationCheck = ofDatabase('migrations', async ({ pool }) =>
  migrationFinding(await compareMigrations(pool, migrations)),
);

const missingKey = async (db: Db, file: string): Promise<Finding> => {
  // before its first start an installation has no table of them
  const known = await readFingerprints(db).catch(() => []);
  return known.length > 0
    ? fail(
        `${file} is missing, and the database is sealed with a key`,
        'put the file back (a backup has it), or set ENCRYPTION_KEY',
      )
    : warn(`${file} is not there yet`, 'the first start makes it');
};
const keyCheck = ofDatabase('key', async ({ db }, config) => {
  const file = keyFile(config.dataDir);
  if (!config.encryptionKey && !existsSync(file)) return missingKey(db, file);
  if (existsSync(file) && (statSync(file).mode & 0o077) !== 0)
    return fail(`${file} can be read by others of this machine`, `chmod 600 ${file}`);
  const keys = keysOf(config);
  const known = await readFingerprints(db);
  if (!known.every((one) => isKnownKey(one, keys)))
    return fail(
      'the database was sealed with another key',
      'set it, or name it in ENCRYPTION_KEYS_OLD',
    );
  return known.length > 1 || keys.length > 1
    ? warn(
        `${keys.length} keys are read`,
        'npm run rekey, then take the old ones away (docs/operations.md, Keys)',
      )
    : ok('the one everything is sealed with');
});

const ageOf = async (
  db: Parameters<typeof readUpkeep>[0],
  wanted: string,
  limit: number,
  todo: string,
): Promise<Finding> => {
  const found = (await readUpkeep(db)).find(({ name }) => name === wanted);
  if (!found) return skip('not known');
  const { ageSeconds, isDone, findings } = found;
  const says = isDone ? `${days(ageSeconds)} ago` : 'never';
  if (findings > 0)
    return fail(`${says}, ${findings} differences`, 'docs/runbook.md, LedgerDiffers');
  return ageSeconds > limit ? warn(says, todo) : ok(says);
};

const jobsCheck = ofDatabase('jobs', async ({ db }) => {
  const queues = await readQueues(db);
  const late = queues.filter(({ oldestSeconds }) => oldestSeconds > lateJobSeconds);
  return late.length > 0
    ? warn(
        late.map(({ name, oldestSeconds }) => `${name} since ${days(oldestSeconds)}`).join(', '),
        'is the portal running? docs/runbook.md, JobsWait',
      )
    : ok(`${queues.length} kinds, none waits long`);
});

const operatorCheck = ofDatabase('operator', async ({ db }) => {
  // before its first start an installation has no table of it
  const operator = await findOperator(db).catch(() => null);
  return operator
    ? ok(operator.name)
    : warn('the portal does not say who runs it', 'name the company in /admin/operator');
});

const backupCheck = ofConfig('backups', async (config, { now }) => {
  const { backup } = config;
  const backups = openBackups(config);
  if (backup.recipients.length === 0)
    return warn(
      'none is set up',
      'npm run backup -- --new-key <file>, then BACKUP_RECIPIENTS and cron',
    );
  const names = await listBackups(backups).catch((error: Error) => error);
  if (names instanceof Error)
    return fail(
      `they are not to be had: ${names.message}`,
      'docs/operations.md, Backup and restore',
    );
  const [newest] = names;
  const at = newest && timeOf(newest);
  if (!at) return warn(`none in ${backups.place}`, 'npm run backup, and cron');
  const age = (now().getTime() - at.getTime()) / 1_000;
  const says = `${newest}, ${days(age)} ago${backup.s3 ? ` in ${backups.place}` : ''}`;
  return age > backupSeconds ? warn(says, 'docs/runbook.md, BackupIsOld') : ok(says);
});

export const dataChecks: readonly Check[] = [
  databaseCheck,
  wayCheck,
  replicaCheck,
  standbysCheck,
  archiveCheck,
  clockCheck,
  locksCheck,
  migrationCheck,
  keyCheck,
  ofDatabase('check of the ledger', ({ db }) =>
    ageOf(db, 'ledger.check', nightSeconds, 'it runs at 1:30: docs/runbook.md, LedgerIsUnchecked'),
  ),
  ofDatabase('comparison of the books', ({ db }) =>
    ageOf(db, 'book.compare', nightSeconds, 'it runs at 1:50: docs/runbook.md, LedgerIsUnchecked'),
  ),
  operatorCheck,
  jobsCheck,
  backupCheck,
  ofDatabase('backup put back on trial', ({ db }) =>
    ageOf(db, 'backup.verify', trialSeconds, 'npm run backup -- --verify --key <file>'),
  ),
];
