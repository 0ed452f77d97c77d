/** The process: configuration → database → demo → API and portal → listen → graceful close. */
import { buildApp } from './app.ts';
import { loadDemoOnce, openJobs, openStandby, startDatabase } from './boot.ts';
import { ConfigError, readConfig, type ServerConfig } from './config/index.ts';
import { insideOf } from './platform/http/index.ts';
import { openLog } from './platform/log.ts';
import type { Tracing } from './platform/tracing/index.ts';
import { buildPortal } from './portal/index.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const schemeOf = ({ tls }: ServerConfig): string => (tls ? 'https' : 'http');
/** Read where there is a demo alone: an image of production has none. */
const demoLines = async (): Promise<string[]> => {
  const { demoPasswords, demoSignIns } = await import('../demo/sign-ins.ts');
  const lineOf = ({ username, role, who }: (typeof demoSignIns)[number]): string =>
    `  ${username.padEnd(24)}${demoPasswords[role].padEnd(15)}${who}`;
  return ['', '  Demo sign-ins', ...demoSignIns.map(lineOf)];
};
const bannerOfAnswers = async (config: ServerConfig): Promise<string[]> => [
  '',
  `  Portal   ${config.isLocal ? `${schemeOf(config)}://localhost:${config.webPort}` : config.webOrigin}`,
  `  API      ${schemeOf(config)}://localhost:${config.apiPort}   (documentation: /api/docs)`,
  ...(config.demo ? await demoLines() : []),
  '',
];
const banner = async (config: ServerConfig): Promise<string[]> => {
  if (config.answers) return bannerOfAnswers(config);
  return ['', `  Jobs     ${schemeOf(config)}://localhost:${config.apiPort}/health/ready`, ''];
};

const start = async (): Promise<void> => {
  const config = readConfig();
  let tracing: Tracing | undefined;
  // undefined outside of a request, and left out then
  const mixin = () => ({ trace_id: tracing?.traceId() });
  const log = openLog({ level: config.logLevel, ...(config.tracing && { mixin }) });
  const closers: (() => Promise<unknown>)[] = [];
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closing ??= (async () => {
      for (const step of closers.toReversed())
        await step().catch((error: Error) => log.error(error, 'while closing'));
    })());
  // a start that is under way is finished first: half-opened servers cannot be closed
  const settled = Promise.withResolvers<void>();
  const end = (why: string, status = 0): void => {
    log.info(`${why}: closing`);
    void settled.promise.then(close).then(() => process.exit(status));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  const loseDatabase = (error: Error): void => {
    log.fatal(error.message);
    end('no database', 1);
  };
  try {
    const { database, connection, stop } = await startDatabase(config, log, loseDatabase);
    closers.push(stop);
    const loaded = config.answers ? await loadDemoOnce(config, database.db, log) : undefined;
    if (loaded) say(`Loaded the demo: ${loaded}`);
    const standby = openStandby(config, database, log);
    if (standby) closers.push(standby.close);
    const jobs = openJobs(config, connection, log);
    const { app, deps, ready } = await buildApp({
      config,
      db: database.db,
      pool: database.pool,
      standby,
      jobs,
      log,
    });
    ({ tracing } = deps);
    closers.push(() => app.close());
    if (config.servesWeb) {
      const portal = await buildPortal({ ...deps, api: { ask: insideOf(app), ready } });
      closers.push(() => portal.close());
      await portal.listen({ port: config.webPort, host: config.host });
    }
    // last: who hears that this node is ready (/health/ready) sends readers to the portal, too
    await app.listen({ port: config.apiPort, host: config.host });
    for (const line of await banner(config)) say(line);
    // jobs wait for a database that is away just now: stopping the process meanwhile does not have to wait
    settled.resolve();
    await jobs.start();
  } catch (error) {
    if (closing) return;
    await close();
    throw error;
  } finally {
    settled.resolve();
  }
};

await start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${error instanceof ConfigError ? message : `The portal could not start: ${message}`}\n`,
  );
  // what was half open may still hold the process
  process.exit(1);
});
