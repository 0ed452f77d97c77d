import { UsedElsewhereTerms, usedElsewhereImportColumns } from '@cafeteria/contract';
import * as z from 'zod/mini';
import type { ServerConfig } from '../../config/index.ts';
import {
  type CheckedFile,
  createImporter,
  type Importer,
  type ImporterDeps,
  type ImportFile,
  importStore,
  readLines,
} from '../../kernel/import/index.ts';
import { shareClient } from '../../people/records/client/index.ts';
import type { Db } from '../../platform/db/index.ts';
import {
  type Granted,
  grantColumns,
  granteesOf,
  grantLines,
  listGrantees,
} from '../credit-grant/index.ts';
import { assertYearIsOpen } from '../tax-limit/index.ts';
import { listKnown, writeUsedElsewhere } from './used-elsewhere.queries.ts';

export const usedElsewhereImports = importStore({
  table: 'used_elsewhere_import',
  owner: 'client_id',
  isPersonal: true,
});
const termsOf = ({ options }: ImportFile): UsedElsewhereTerms =>
  z.parse(UsedElsewhereTerms, options);
/** People and amounts are written as in a file of grants. */
export const usedElsewhereColumns = {
  all: usedElsewhereImportColumns,
  required: ['amount'],
  figuresOf: ['personalNumber', 'email'],
  names: {
    personalNumber: grantColumns.names.personalNumber,
    email: grantColumns.names.email,
    amount: ['využito', 'použito', 'vyčerpáno', ...(grantColumns.names.amount ?? [])],
  },
} as const;

const idsOf = (granted: readonly Granted[]): number[] =>
  granted.map(({ grantee }) => grantee.userId);

type Currency = ServerConfig['currency'];
const check =
  (currency: Currency) =>
  async (db: Db, file: ImportFile): Promise<CheckedFile<Granted>> => {
    const { regime, year } = termsOf(file);
    const limitKey = { clientId: file.ownerId, regime, year };
    const { lines, problems, notes } = readLines(file.content, usedElsewhereColumns);
    const people = await listGrantees(db, limitKey, { companyId: null, onlyActive: false });
    const rules = { currency, mayBeZero: true };
    const read = grantLines(lines, granteesOf(people), rules);
    const { granted } = read;
    const known = await listKnown(db, limitKey, idsOf(granted));
    const create = granted.filter(
      ({ grantee, amount }) => amount > 0 && !known.has(grantee.userId),
    ).length;
    return {
      total: lines.length,
      rows: granted,
      counts: { create, update: known.size, deactivate: 0 },
      errors: [...problems, ...read.errors],
      notes: [...notes, ...read.notes],
      amount: granted.reduce((total, { amount }) => total + amount, 0),
    };
  };

/** The importer of what was used elsewhere: figures of one regime and year, all of a file or none. */
export const createUsedElsewhereImporter = (deps: ImporterDeps, currency: Currency): Importer =>
  createImporter(deps, {
    store: usedElsewhereImports,
    check: check(currency),
    lockOwner: shareClient,
    write: async (tx, file, { rows }) => {
      const used = rows.map(({ grantee: { userId }, amount }) => ({ userId, amount }));
      await assertYearIsOpen(tx, termsOf(file).year);
      await writeUsedElsewhere(tx, { ...termsOf(file), clientId: file.ownerId }, used);
    },
  });
