import type { ServerConfig } from '../../config/index.ts';
import { codeOf } from '../../platform/error-code.ts';
import type { Database } from '../../platform/db/index.ts';

/** `skip`: there is nothing to look at, or what it needs is broken itself. */
export type Finding = {
  readonly status: 'ok' | 'skip' | 'warn' | 'fail';
  readonly says: string;
  /** What to do about it. */
  readonly todo?: string;
};
export type Scene = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Undefined where the environment is wrong. */
  readonly config: ServerConfig | undefined;
  /** Why there is none, where there should be one. */
  readonly database: Database | { readonly missing: string; readonly isNew: boolean };
  readonly now: () => Date;
};
export type Check = {
  readonly name: string;
  readonly look: (scene: Scene) => Promise<Finding> | Finding;
};

export const ok = (says: string): Finding => ({ status: 'ok', says });
export const skip = (says: string): Finding => ({ status: 'skip', says });
export const warn = (says: string, todo: string): Finding => ({ status: 'warn', says, todo });
export const fail = (says: string, todo: string): Finding => ({ status: 'fail', says, todo });

/** PostgreSQL's word for a table that is not there. */
const undefinedTable = '42P01';

/** A check that needs the configuration. */
export const ofConfig = (
  name: string,
  look: (config: ServerConfig, scene: Scene) => Promise<Finding> | Finding,
): Check => ({
  name,
  look: (scene) =>
    scene.config ? look(scene.config, scene) : skip('needs a configuration that is right'),
});
/** A check that needs the database too. */
export const ofDatabase = (
  name: string,
  look: (database: Database, config: ServerConfig, scene: Scene) => Promise<Finding>,
): Check =>
  ofConfig(name, (config, scene) =>
    'missing' in scene.database
      ? skip(scene.database.isNew ? 'there is no database yet' : 'needs the database')
      : look(scene.database, config, scene).catch((error: unknown) => {
          if (codeOf(error) !== undefinedTable) throw error;
          return skip('needs the migrations that wait');
        }),
  );

export const days = (seconds: number): string =>
  seconds >= 172_800 ? `${Math.floor(seconds / 86_400)} days` : `${Math.floor(seconds / 3_600)} h`;
