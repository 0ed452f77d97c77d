import { fileURLToPath } from 'node:url';
import type { ServerConfig } from '../../config/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/index.ts';

export const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

export type Installation = {
  readonly database: Database;
  /** Whether the portal (or somebody else) is at work in it. */
  readonly isInUse: boolean;
  /** Opens another database of the same server. */
  readonly openOther: (name: string) => Database;
  readonly close: () => Promise<void>;
};

const withName = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

const openEmbedded = async (dataDir: string): Promise<Installation> => {
  const { connection, adopted, stop } = await startEmbeddedPostgres({ dataDir });
  const database = openDatabase({ connection, max: 2 });
  return {
    database,
    isInUse: adopted,
    openOther: (name) => openDatabase({ connection: { ...connection, database: name }, max: 2 }),
    close: async () => {
      await database.close();
      if (!adopted) await stop();
    },
  };
};

/** The database of the installation as it is: nothing is migrated. The one that comes with the product is started. */
export const openInstallation = async ({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
}: Pick<ServerConfig, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>): Promise<Installation> => {
  if (!databaseUrl) return openEmbedded(dataDir);
  // what operators run makes and fills tables
  const url = databaseOwnerUrl ?? databaseUrl;
  const database = openDatabase({ url, max: 2 });
  return {
    database,
    isInUse: false,
    openOther: (name) => openDatabase({ url: withName(url, name), max: 2 }),
    close: database.close,
  };
};

export const keyFile = (dataDir: string): string => `${dataDir}/encryption.key`;
