import type {
  BankImportResult,
  bankRoutes,
  BankStatementRow,
  BankSuggestion,
} from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { found, invalidFields } from '../../platform/http/index.ts';
import { giveJob } from '../client-document/index.ts';
import type { Acting } from '../payout-batch/index.ts';
import type { By } from '../settlement/index.ts';
import { tellOwner } from '../withdrawal/index.ts';
import { importStatements, type StatementFile } from './import.ts';
import { findEntry, listExpected, listGateDays } from './match.queries.ts';
import { type Entry, gateFee, suggest } from './match.rules.ts';
import { matchByHand, undoByHand } from './match.ts';
import { createStatementReader } from './read/statement-reader.ts';
import { insertAccount } from './store.queries.ts';
import {
  listAccounts,
  listEntries,
  listStatements,
  statementsOf,
  sumOpen,
} from './view.queries.ts';

const unknown = { targetId: null, name: null, number: null, amount: null, agrees: [] };
/** What an entry may be of besides orders: the operator's own, put right by hand, or a fee, seldom given back. */
const others = async (db: Db, { amount }: Entry): Promise<BankSuggestion[]> => {
  const fee = amount > 0 ? gateFee(amount, await listGateDays(db)) : undefined;
  const gate = { ...unknown, kind: 'GATE', fee: fee ?? 0 } as const;
  const ofBank = { ...unknown, kind: 'FEE', fee: 0 } as const;
  const own = { ...unknown, kind: 'OWN', fee: 0 } as const;
  const difference = { ...unknown, kind: 'DIFFERENCE', fee: 0 } as const;
  if (amount < 0) return [ofBank, own, difference];
  return [fee === undefined ? gate : { ...gate, amount: amount + fee }, own, difference, ofBank];
};

/** What a file brought, in all its statements. */
const outcomeOf = (isKnown: boolean, statements: BankStatementRow[]): BankImportResult => {
  const sum = (name: 'entries' | 'open' | 'repeated'): number =>
    statements.reduce((total, one) => total + one[name], 0);
  const [entries, open, repeated] = [sum('entries'), sum('open'), sum('repeated')];
  return { isKnown, statements, entries, open, repeated, matched: entries - open - repeated };
};

/** Imports files that are read apart. */
const createImport = ({ db, config, onClose }: Pick<Deps, 'db' | 'config' | 'onClose'>) => {
  const reader = createStatementReader();
  onClose(async () => reader.close());
  return (file: StatementFile, by: Acting) => importStatements(db, config, file, by, reader.read);
};

/** What the bank says of the operator's accounts, and what each entry is of. */
export const bankHandlers = (deps: Deps): Handlers<typeof bankRoutes> => {
  const { db, jobs } = deps;
  const { currency } = deps.config;
  const importFile = createImport(deps);
  const tell = tellOwner(deps);
  const acting = ({ user, ip }: By): Acting => ({ user, ip, tell });
  const entryOf = async (id: number) =>
    found((await listEntries(db, currency, { entryId: id, pageSize: 1, pageNumber: 0 })).rows[0]);
  return {
    overview: async () => {
      const [waiting, accounts] = await Promise.all([sumOpen(db), listAccounts(db)]);
      return { currency, ...waiting, accounts };
    },
    addAccount: async ({ body }, caller) => {
      const id = await atomic(db, async (tx) => {
        const added = await insertAccount(tx, { ...body, currency, by: caller.user.id });
        if (added === undefined)
          throw invalidFields([{ field: 'iban', messageKey: 'validation.unique' }]);
        await recordAudit(tx, caller, {
          action: 'CREATE',
          entity: 'bank_account',
          entityId: added,
          after: body,
        });
        return added;
      });
      return found((await listAccounts(db)).find((one) => one.id === id));
    },
    statements: async (filter) => {
      const { rows, total } = await listStatements(db, currency, filter);
      return pageResult(rows, filter, total);
    },
    import: async ({ body: { fileName }, file }, caller) => {
      const named = { name: fileName, content: Buffer.from(file) };
      const { isKnown, ids } = await importFile(named, acting(caller));
      await jobs.send(db, giveJob, {});
      return outcomeOf(isKnown, await statementsOf(db, currency, ids));
    },
    entries: async (filter) => {
      const { rows, total } = await listEntries(db, currency, filter);
      return pageResult(rows, filter, total);
    },
    suggestions: async ({ id }) => {
      const entry = await findEntry(db, id);
      const expected = await listExpected(db, [entry]);
      return [...suggest(entry, expected), ...(await others(db, entry))];
    },
    match: async ({ id, body }, caller) => {
      await matchByHand(db, id, body, acting(caller));
      await jobs.send(db, giveJob, {});
      return entryOf(id);
    },
    undo: async ({ id }, caller) => {
      await undoByHand(db, id, acting(caller));
      return entryOf(id);
    },
  };
};
