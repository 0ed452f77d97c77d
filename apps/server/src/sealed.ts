/** The fifth list: every column that is sealed by the installation's key. `sealed.walk` looks for others. */
import {
  type Db,
  keepOneKey,
  type Resealed,
  resealColumn,
  type SealedColumn,
} from './platform/db/index.ts';
import { countSealedJobs } from './platform/jobs/index.ts';
import type { SecretBox } from './platform/secret-box.ts';

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'installation_secret', column: 'sealed' },
  { table: 'book_close_part', column: 'content' },
  { table: 'card_to_forget', column: 'gateway_token' },
  { table: 'card_token', column: 'gateway_token' },
  { table: 'client_sign_in', column: 'secret' },
  { table: 'message', column: 'content' },
  { table: 'message', column: 'rendered' },
  { table: 'second_factor', column: 'pending' },
  { table: 'second_factor', column: 'secret' },
];

type Sealing = { readonly box: SecretBox; readonly key: Buffer };
/** Seals everything with the key of today. When nothing waits in between, nodes need no other key from here on. */
export const resealAll = async (db: Db, { box, key }: Sealing) => {
  const columns: (SealedColumn & Resealed)[] = [];
  for (const where of sealedColumns)
    columns.push({ ...where, ...(await resealColumn(db, box, where)) });
  const waitingJobs = await countSealedJobs(db);
  if (waitingJobs === 0) await keepOneKey(db, key);
  return { columns, waitingJobs };
};
