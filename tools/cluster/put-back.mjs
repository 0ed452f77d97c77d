/**
 * npm run cluster -- --put-back: a cluster under Patroni whose log and backups go by pgBackRest into a store that
 * speaks S3; everybody is stopped, one member is put back as of a moment, and the others follow it, by the commands of
 * docs/operations.md. Ends with 1 where what is there afterwards is not what was there at that moment.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findNode, memoryFlags, root } from '../node.mjs';
import { scope } from './database-config.mjs';
import { operatorUrl, urlOf } from './nodes.mjs';
import { until } from './wait.mjs';

const say = (line) =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
export const pgbackrestFile = (folder, index) => path.join(folder, `pgbackrest${index}.conf`);
export const pgbackrestCommand = (folder, index) =>
  `pgbackrest --config=${pgbackrestFile(folder, index)} --stanza=main archive-push %p`;

const configOf = ({ folder, ports, store }, index) =>
  [
    '[global]',
    'repo1-type=s3',
    'repo1-path=/cluster',
    `repo1-s3-bucket=${store.bucket}`,
    'repo1-s3-endpoint=127.0.0.1',
    `repo1-storage-port=${ports.s3}`,
    'repo1-s3-region=us-east-1',
    `repo1-s3-key=${store.known}`,
    `repo1-s3-key-secret=${store.known}`,
    'repo1-s3-uri-style=path',
    'repo1-storage-verify-tls=n',
    'repo1-cipher-type=aes-256-cbc',
    'repo1-cipher-pass=of the play',
    `log-path=${folder}/pgbackrest`,
    `lock-path=${folder}/pgbackrest/lock${index}`,
    'log-level-console=warn',
    '[main]',
    `pg1-path=${folder}/postgres/pg${index}`,
    `pg1-port=${ports.patroni[index].postgres}`,
    `pg1-socket-path=${folder}/postgres`,
    'pg1-user=postgres',
    '',
  ].join('\n');

const run = (command, args, { env = {}, input, account } = {}) => {
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const given = { encoding: 'utf8', cwd: root, input, timeout: 120_000, ...as };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...given,
    env: { PATH: process.env.PATH, HOME: '/tmp', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', ...env },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`);
  return stdout.trim();
};

/** What is asked of the server that answers now. */
const ask = async (port, text) => {
  const client = new pg.Client({ connectionString: operatorUrl(port) });
  await client.connect();
  try {
    return (await client.query(text)).rows[0];
  } finally {
    await client.end();
  }
};
const movements = async (port) => Number((await ask(port, 'select count(*) as n from movement')).n);

/** The commands an operator runs, each where they would run it. */
const commandsOf = (cluster, key) => {
  const { folder, ports, programs } = cluster;
  const { account } = programs;
  const environment = (index) => ({
    DATABASE_URL: urlOf(ports.haproxy),
    DATA_DIR: path.join(folder, 'data'),
    API_PORT: String(ports.api[0]),
    SERVE_WEB: 'false',
    DEMO: 'true',
    ADMIN_SECOND_FACTOR: 'off',
    ENCRYPTION_KEY: cluster.key,
    LOG_LEVEL: 'warn',
    BACKUP_FOLDER: path.join(folder, 'backup'),
    BACKUP_PGBACKREST_STANZA: 'main',
    BACKUP_RECIPIENTS: key.recipient,
    PGBACKREST_CONFIG: pgbackrestFile(folder, index),
  });
  const cli = (index, file, ...args) =>
    run(findNode(), [`apps/server/src/cli/${file}`, ...args], { env: environment(index) });
  const ctl = (args, input) =>
    run(programs.patronictl, ['-c', path.join(folder, 'patroni0.yml'), ...args], { input });
  const dataOf = (index) => path.join(folder, 'postgres', `pg${index}`);
  const postgres = (index, ...args) =>
    run(path.join(programs.postgres, 'pg_ctl'), ['-D', dataOf(index), '-w', ...args], {
      account,
      // an operator has one file, in its usual place
      env: { PGBACKREST_CONFIG: pgbackrestFile(folder, index) },
    });
  const isReady = () =>
    fetch(`http://localhost:${ports.api[0]}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    startPortal: async (index) => {
      const file = path.join(root, 'apps/server/src/main.ts');
      const env = environment(index);
      cluster.children.start('portal', findNode(), [...memoryFlags, file], { env });
      await until(isReady, 'the portal is ready', 120_000);
    },
    playDay: (index) =>
      cli(index, 'till/main.ts', 'day', '--api', `http://localhost:${ports.api[0]}`),
    cli,
    ctl,
    dataOf,
    postgres,
    pgbackrest: (index, ...args) =>
      run('pgbackrest', [`--config=${pgbackrestFile(folder, index)}`, '--stanza=main', ...args], {
        account,
      }),
    isRecovering: (index) =>
      run(
        path.join(programs.postgres, 'psql'),
        [
          ['-h', path.join(folder, 'postgres'), '-p', String(ports.patroni[index].postgres)],
          ['-U', 'postgres', '-Atc', 'select pg_is_in_recovery()', 'postgres'],
        ].flat(),
        { account },
      ) === 't',
  };
};

/** What each member is told of its store, before the first starts. */
export const preparePgbackrest = (cluster) => {
  const { folder, ports, programs } = cluster;
  const owned = ['pgbackrest', ...ports.patroni.map((_one, index) => `pgbackrest/lock${index}`)];
  for (const name of owned) {
    mkdirSync(path.join(folder, name));
    if (programs.account)
      chownSync(path.join(folder, name), programs.account.uid, programs.account.gid);
  }
  for (const index of ports.patroni.keys())
    writeFileSync(pgbackrestFile(folder, index), configOf(cluster, index));
};

const stopAll = async ({ databases, ports, children }) => {
  await children.stop('portal', 20_000);
  await Promise.all([...ports.patroni.keys()].map((index) => databases.stopMember(index)));
};
const empty = (folder) => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
};

/** Everybody is stopped; the member's folder is filled, PostgreSQL reads its log alone, and Patroni takes it over. */
const putBackOne = async (cluster, commands, { index, to }) => {
  const { databases } = cluster;
  empty(commands.dataOf(index));
  say(commands.cli(index, 'backup/restore.ts', '--to', to, '--key', `${cluster.folder}/key.txt`));
  const alone = '-c synchronous_standby_names= -c listen_addresses=';
  commands.postgres(
    index,
    '-t',
    '120',
    '-l',
    `${cluster.folder}/pgbackrest/alone.log`,
    '-o',
    alone,
    'start',
  );
  await until(() => !commands.isRecovering(index), 'it opens for writing');
  say('PostgreSQL has read its log up to the moment, and writes');
  commands.postgres(index, '-m', 'fast', 'stop');
  say(commands.ctl(['remove', scope], `${scope}\nYes I am aware\n`));
  databases.startMember(index);
  const leads = async () => (await databases.indexOf('leader').catch(() => -1)) === index;
  await until(leads, 'Patroni leads with what was put back', 120_000);
  say('Patroni leads with it');
};

const followAll = async ({ ports, databases }, commands, index) => {
  for (const other of ports.patroni.keys()) if (other !== index) databases.startMember(other);
  for (const other of ports.patroni.keys()) {
    if (other === index) continue;
    const isThere = () => commands.ctl(['list', scope]).includes(`pg${other}`);
    await until(isThere, `pg${other} has come`);
    say(commands.ctl(['reinit', scope, `pg${other}`, '--force', '--wait']));
  }
  await databases.wait();
};

/** Plays it with a cluster that is open, and has no node yet. */
export const playPutBack = async (cluster) => {
  const { folder, ports, databases, children } = cluster;
  const line = run(findNode(), [
    'apps/server/src/cli/backup/backup.ts',
    '--new-key',
    `${folder}/key.txt`,
  ]);
  const key = { recipient: /age1\w+/.exec(line)[0] };
  const commands = commandsOf(cluster, key);
  const index = await databases.indexOf('leader');
  commands.pgbackrest(index, 'stanza-create');
  await commands.startPortal(index);
  say(commands.cli(index, 'backup/backup.ts'));
  commands.playDay(index);
  const wanted = await movements(ports.haproxy);
  const { now } = await ask(ports.haproxy, 'select clock_timestamp() as now');
  const to = now.toISOString();
  commands.playDay(index);
  const lost = (await movements(ports.haproxy)) - wanted;
  await ask(ports.haproxy, 'select pg_switch_wal()');
  say(`${wanted} movements at ${to}, ${lost} after it, which are not wanted`);
  await stopAll(cluster);
  say('everybody is stopped');
  await putBackOne(cluster, commands, { index, to });
  await followAll(cluster, commands, index);
  say(commands.ctl(['list', scope]));
  await commands.startPortal(index);
  const found = await movements(ports.haproxy);
  say(`${found} movements, and the portal answers`);
  if (found !== wanted || lost < 1) throw new Error(`${found} movements in place of ${wanted}`);
  commands.playDay(index);
  say(commands.cli(index, 'backup/backup.ts', '--whole'));
  say(commands.cli(index, 'backup/backup.ts', '--verify', '--key', `${folder}/key.txt`));
  await children.stop('portal', 20_000);
};
