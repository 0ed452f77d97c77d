/** pgBackRest, which backs up a server's PostgreSQL with its log: as it is set up on this machine, by its stanza. */
import { spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { codeOf } from '../error-code.ts';
import { findPostgresUser } from '../postgres/index.ts';

/** What it tells of a stanza (`info --output=json`), as far as it is asked here. */
const Info = z.array(
  z.object({
    status: z.object({ code: z.int(), message: z.string() }),
    cipher: z.string(),
    db: z.array(z.object({ version: z.string() })),
    backup: z.array(
      z.object({ label: z.string(), timestamp: z.object({ start: z.int(), stop: z.int() }) }),
    ),
  }),
);
export type ServerBackup = { readonly label: string; readonly endedAt: Date };
type Stanza = {
  /** The major version of the PostgreSQL that is backed up now. */
  readonly version: string;
  /** The oldest first. */
  readonly backups: readonly ServerBackup[];
};

type Target = {
  /** Into another folder than the server's own. */
  readonly folder?: string;
  readonly label?: string;
  /** The log is read up to here; without it to its end. */
  readonly until?: Date;
};
export type Pgbackrest = {
  readonly look: () => Promise<Stanza>;
  /** What has changed since the last one; a whole one where there is none, or where it is wanted. */
  readonly take: (isWhole: boolean) => Promise<ServerBackup>;
  readonly putBack: (target: Target) => Promise<void>;
};

/** PostgreSQL's account: what root wrote as itself, the server could not read. */
const ownAccount = () => findPostgresUser(['postgres']);

const complaintOf = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => line.includes('ERROR:'));
  return (at < 0 ? lines.slice(-1) : lines.slice(at)).join('\n').replace(/^.*ERROR: /, '');
};

const call = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...ownAccount(),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, all] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk);
      all += String(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      all += String(chunk);
    });
    child.once('error', (error) =>
      reject(
        codeOf(error) === 'ENOENT'
          ? new Error(
              'BACKUP_PGBACKREST_STANZA needs pgBackRest on the machine this is run on: install it, ' +
                'or run this where the database or its repository is',
            )
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`pgbackrest: ${complaintOf(all)}`)),
    );
  });

const atMoment = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');
const optionsOf = ({ folder, label, until }: Target): readonly string[] => [
  // of another machine's server it is told by its configuration; a scratch place is on this one
  ...(folder
    ? ['--reset-pg1-host', `--pg1-path=${folder}`, `--tablespace-map-all=${folder}.spaces`]
    : []),
  ...(label ? [`--set=${label}`] : []),
  ...(until
    ? ['--type=time', `--target=${atMoment(until)}`, '--target-action=promote']
    : ['--type=default']),
];

/** `config` is another file than the machine's own. */
export const openPgbackrest = (
  stanza: string,
  { program = 'pgbackrest', config }: { readonly program?: string; readonly config?: string } = {},
): Pgbackrest => {
  const always = [...(config ? [`--config=${config}`] : []), `--stanza=${stanza}`];
  const run = (command: string, args: readonly string[] = []) =>
    call(program, [...always, ...args, command]);
  const look = async (): Promise<Stanza> => {
    const [found] = Info.parse(JSON.parse(await run('info', ['--output=json'])));
    // 2: it is there, and has no backup yet
    if (!found || ![0, 2].includes(found.status.code))
      throw new Error(`pgbackrest, stanza ${stanza}: ${found?.status.message ?? 'is not there'}`);
    if (['none', 'mixed'].includes(found.cipher))
      throw new Error(
        `pgbackrest, stanza ${stanza}: a backup holds the data of everybody and is never kept in the clear: ` +
          'set repo1-cipher-type and repo1-cipher-pass, and create the stanza again',
      );
    return {
      version: found.db.at(-1)?.version ?? '',
      backups: found.backup.map(({ label, timestamp }) => ({
        label,
        endedAt: new Date(timestamp.stop * 1_000),
      })),
    };
  };
  return {
    look,
    take: async (isWhole) => {
      await look();
      await run('backup', [`--type=${isWhole ? 'full' : 'incr'}`, '--start-fast']);
      const newest = (await look()).backups.at(-1);
      if (!newest) throw new Error(`pgbackrest, stanza ${stanza}: it has kept no backup`);
      return newest;
    },
    putBack: async (target) => void (await run('restore', optionsOf(target))),
  };
};
