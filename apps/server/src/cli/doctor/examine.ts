import { existsSync, readdirSync } from 'node:fs';
import { parseEnvironment, type ServerConfig } from '../../config/index.ts';
import { type Installation, openInstallation } from '../backup/index.ts';
import { type Check, fail, type Finding, type Scene } from './check.ts';
import { configurationChecks } from './configuration.ts';
import { dataChecks } from './data.ts';
import { machineChecks } from './machine.ts';
import { mediaChecks } from './media.ts';
import { networkChecks } from './network.ts';

const checks: readonly Check[] = [
  ...machineChecks,
  ...configurationChecks,
  ...dataChecks,
  ...mediaChecks,
  ...networkChecks,
];

export type Examined = Finding & { readonly name: string };

const readOrNothing = (environment: Scene['environment']): ServerConfig | undefined => {
  try {
    return parseEnvironment(environment);
  } catch {
    // the check of the environment tells all that is wrong
    return undefined;
  }
};

/** Looking makes nothing: the bundled database is opened where there is one. */
const hasDatabase = ({ databaseUrl, dataDir }: ServerConfig): boolean =>
  databaseUrl !== undefined ||
  (existsSync(dataDir) && readdirSync(dataDir).some((name) => /^pg\d+$|^postgres$/.test(name)));

type Opened = { readonly database: Scene['database']; readonly close: () => Promise<void> };
const none = (missing: string, isNew = false): Opened => ({
  database: { missing, isNew },
  close: async () => {},
});
const openAndAsk = async (config: ServerConfig): Promise<Opened> => {
  let opened: Installation | undefined;
  try {
    opened = await openInstallation(config);
    await opened.database.pool.query('select 1');
    return { database: opened.database, close: opened.close };
  } catch (error) {
    await opened?.close();
    return none(error instanceof Error ? error.message : String(error));
  }
};
const open = async (config: ServerConfig | undefined): Promise<Opened> => {
  if (!config) return none('');
  return hasDatabase(config) ? openAndAsk(config) : none('', true);
};

/** Looks at everything, while the portal runs and while it does not; one check that breaks stops no other. */
export const examine = async (
  environment: Scene['environment'],
  now: () => Date = () => new Date(),
): Promise<readonly Examined[]> => {
  const config = readOrNothing(environment);
  const { database, close } = await open(config);
  try {
    const examined: Examined[] = [];
    for (const { name, look } of checks) {
      const finding = await Promise.resolve(look({ environment, config, database, now })).catch(
        (error: unknown) => fail(`could not be looked at: ${String(error)}`, 'tell us of it'),
      );
      examined.push({ name, ...finding });
    }
    return examined;
  } finally {
    await close();
  }
};

/** 0: all is well; 1: something should be looked at; 2: something is broken. */
export const exitCodeOf = (examined: readonly Examined[]): 0 | 1 | 2 => {
  if (examined.some(({ status }) => status === 'fail')) return 2;
  return examined.some(({ status }) => status === 'warn') ? 1 : 0;
};
