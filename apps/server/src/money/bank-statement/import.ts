import { createHash } from 'node:crypto';
import { countryCode } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { ServerConfig } from '../../config/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import type { Acting } from '../payout-batch/index.ts';
import { createPrinter } from './fingerprint.ts';
import { holdBank, matchOpen } from './match.ts';
import { bookOpenings } from './opening.ts';
import { type PackedStatement, readPacked, refusal, unpack } from './read/index.ts';
import type { ReadsStatements } from './read/statement-reader.ts';
import {
  adoptPayers,
  findAccount,
  findByHash,
  insertEntries,
  insertStatement,
} from './store.queries.ts';

type Installation = Pick<ServerConfig, 'country' | 'currency'>;
export type StatementFile = { readonly name: string; readonly content: Buffer };
/** What a file brought; `isKnown` of one that was there before, of which nothing has changed. */
type Imported = { readonly isKnown: boolean; readonly ids: readonly number[] };

const accountOf = async (
  tx: Db,
  { account, currency }: PackedStatement,
  installation: Installation,
): Promise<number> => {
  const id = await findAccount(tx, account);
  if (id === undefined) throw refusal('bankStatement.error.account', { account });
  if (currency !== null && currency !== installation.currency)
    throw refusal('bankStatement.error.currency', { line: 1, currency });
  return id;
};

type Storing = {
  readonly accountId: number;
  readonly fileName: string;
  readonly hash: string;
  readonly position: number;
  readonly by: number;
};
/** Keeps a statement, its entries a piece at a time: others are answered between two. Answers its id. */
const store = async (tx: Db, { pieces, ...statement }: PackedStatement, storing: Storing) => {
  const statementId = await insertStatement(tx, { ...statement, ...storing });
  const print = createPrinter(storing.accountId);
  let position = 0;
  for (const piece of pieces) {
    const entries = print(unpack(piece));
    await insertEntries(tx, { statementId, position }, entries);
    position += entries.length;
  }
  return statementId;
};

/**
 * Imports a file of statements, whole or not at all, and matches what waits and is sure. It is read before anything is
 * held, so that nobody waits for a large one.
 */
export const importStatements = async (
  db: Db,
  installation: Installation,
  { name: fileName, content }: StatementFile,
  by: Acting,
  read: ReadsStatements = readPacked,
): Promise<Imported> => {
  const hash = createHash('sha256').update(content).digest('hex');
  const statements = await read(content, {
    country: countryCode[installation.country],
    currency: installation.currency,
  });
  return atomic(db, async (tx) => {
    await holdBank(tx);
    const known = await findByHash(tx, hash);
    if (known.length > 0) return { isKnown: true, ids: known };
    await adoptPayers(tx, installation.currency);
    const ids: number[] = [];
    for (const [position, statement] of statements.entries()) {
      const accountId = await accountOf(tx, statement, installation);
      const storing = { accountId, fileName, hash, position, by: by.user.id };
      ids.push(await store(tx, statement, storing));
    }
    await bookOpenings(tx);
    const matched = await matchOpen(tx, by);
    await recordAudit(tx, by, {
      action: 'IMPORT',
      entity: 'bank_statement',
      entityId: ids[0] ?? null,
      after: { fileName, hash, ids, matched },
    });
    return { isKnown: false, ids };
  });
};
