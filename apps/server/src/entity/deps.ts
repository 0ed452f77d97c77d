import type { Logger } from 'pino';
import type { ServerConfig } from '../config/index.ts';
import type { MakeReadModel } from './changes/index.ts';
import type { CrudDeps } from './crud/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { MediaStore } from '../platform/media-store/index.ts';
import type { Sessions } from './caller/index.ts';

/** What features are built with. Nothing here is global: tests make their own. */
export type Deps = {
  readonly db: Db;
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly sessions: Sessions;
  readonly jobs: Jobs;
  readonly media: MediaStore;
  /** Work to be done when the API closes, before the database does. */
  readonly onClose: (work: () => Promise<void>) => void;
  /** How admin entities write: the catalogue's version rises in their transaction, read models are dropped after it. */
  readonly crud: CrudDeps;
  /** Makes what is kept in memory of the catalogue; dropped whenever it changes. */
  readonly readModel: MakeReadModel;
};
