import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config/index.ts';
import type { MakeRenewed, Write } from './changes/index.ts';
import type { MakeKeeper } from '../platform/keeper.ts';
import type { TableDescription } from './table/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { ReadyFile } from '../platform/http/index.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { MediaStore } from '../platform/media-store/index.ts';
import type { OfficeReader } from '../platform/office-file/index.ts';
import type { Tracing } from '../platform/tracing/index.ts';
import type { Sessions } from './caller/index.ts';
import type { Digest } from '../platform/digest.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** What features are built with. Nothing here is global: tests make their own. */
export type Deps = {
  readonly db: Db;
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly sessions: Sessions;
  readonly jobs: Jobs;
  readonly media: MediaStore;
  /** Reads the tables of imports. */
  readonly office: OfficeReader;
  /** Seals what must be read again; `digest` what need only be recognised. Both under the installation's key. */
  readonly box: SecretBox;
  readonly digest: Digest;
  /** Work to be done when the API closes, before the database does. */
  readonly onClose: (work: () => Promise<void>) => void;
  /** Hears what any node tells by NOTIFY, until the API closes; undefined when something may have been missed. */
  readonly listen: (
    channel: string,
    onMessage: (payload: string | undefined) => void,
  ) => Promise<void>;
  /** Writes what readers see; `writeUnseen` what they see nothing of. */
  readonly write: Write;
  readonly writeUnseen: Write;
  /** The descriptions of all tables that administrators manage. */
  readonly tables: readonly TableDescription[];
  /** Makes what a node keeps beside the records of the catalogue, renewed in the background. */
  readonly renewed: MakeRenewed;
  /** Keeps small facts and finished pages, each until something of the catalogue that it is about changes. */
  readonly keep: MakeKeeper;
  /** Follows requests for a collector of traces, where there is one. */
  readonly tracing: Tracing | undefined;
  /** What keeps a file that everybody may have, for anyone who asks for the same address. */
  readonly fileKeeper: (request: IncomingMessage) => (file: ReadyFile) => void;
};
