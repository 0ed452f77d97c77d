import type { BankMatchForm, BankMatchKind } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db, holdLock } from '../../platform/db/index.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import { bookLines, type NewLine } from '../book/index.ts';
import { receivePayment, takeBackPayment } from '../client-document/index.ts';
import { type Acting, type Mark, markOrders, unmarkOrders } from '../payout-batch/index.ts';
import {
  findMatch,
  insertMatches,
  listExpected,
  listOpen,
  lockEntry,
  type NewMatch,
  noteMoved,
  type StoredMatch,
  undoMatch,
} from './match.queries.ts';
import { decide, type Decision, type Entry, type Expected, targetOf } from './match.rules.ts';

/** One at a time reads what waits and says what it is of. */
export const holdBank = (tx: Db): Promise<void> => holdLock(tx, 'bank');
const tagOf = (matchId: number): string => ` #${matchId}`;
const markOf = ({ day }: Pick<Entry, 'day'>, matchId: number): Mark => ({
  tag: tagOf(matchId),
  day,
});

type Decided = Pick<Decision, 'entry' | 'expected'>;
/** Pays what employers owe: whatever is beyond it is kept for them. */
const receive = async (tx: Db, decisions: readonly Decided[]): Promise<void> => {
  for (const { entry, expected } of decisions)
    if (expected.documentId !== null)
      await receivePayment(tx, {
        documentId: expected.documentId,
        amount: entry.amount,
        day: entry.day,
        bankEntryId: entry.id,
      });
};
/** Marks orders as their matches say: all of a batch that are paid or come back in one step. */
const markByBatch = async (
  tx: Db,
  by: Acting,
  all: readonly Decided[],
  matchIds: ReadonlyMap<number, number>,
): Promise<void> => {
  const decisions = all.filter(({ expected }) => expected.batchId !== null);
  const groups = Map.groupBy(decisions, ({ expected: { kind, batchId } }) =>
    kind === 'RETURN' ? `RETURNED ${batchId}` : `PAID ${batchId}`,
  );
  // what is paid comes before what comes back of it
  const paidFirst = [...groups].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [, group] of paidFirst) {
    const [first] = group;
    const batchId = first?.expected.batchId;
    if (!first || !batchId) continue;
    const marks = new Map(
      group.flatMap(({ entry, expected }) =>
        expected.orderIds.map((id) => [id, markOf(entry, matchIds.get(entry.id) ?? 0)] as const),
      ),
    );
    const status = first.expected.kind === 'RETURN' ? 'RETURNED' : 'PAID';
    const moved = await markOrders(tx, { batchId, by, marks }, status);
    const ids = group.flatMap(({ entry }) => matchIds.get(entry.id) ?? []);
    await noteMoved(tx, moved, ids);
  }
};

const matchOf = (
  { entry, expected }: Decided,
  rule: NewMatch['rule'],
  note: string | null = null,
): NewMatch => ({
  entryId: entry.id,
  kind: expected.kind,
  rule,
  batchId: expected.batchId,
  orderIds: expected.orderIds,
  documentId: expected.documentId,
  fee: 0,
  note,
});
/** Matches whatever waits and is sure. Answers how many entries that were. */
export const matchOpen = async (tx: Db, by: Acting): Promise<number> => {
  const entries = await listOpen(tx);
  const decisions = decide(entries, await listExpected(tx, entries));
  if (decisions.length === 0) return 0;
  const matches = decisions.map((decision) => matchOf(decision, decision.rule));
  await markByBatch(tx, by, decisions, await insertMatches(tx, matches, by.user.id));
  await receive(tx, decisions);
  return decisions.length;
};

const record = (tx: Db, by: Acting, entityId: number, before: object, after: object) =>
  recordAudit(tx, by, {
    action: 'UPDATE',
    entity: 'bank_entry',
    entityId,
    before: { ...before },
    after: { ...after },
  });

/** An entry that is of no order: the bank against another account, whichever way it went. */
const against = (
  entry: Entry,
  account: NewLine['credit'],
  part: string,
  amount = entry.amount,
): NewLine => ({
  debit: amount > 0 ? 'BANK' : account,
  credit: amount > 0 ? account : 'BANK',
  amount: Math.abs(amount),
  document: 'BANK_ENTRY',
  documentId: entry.id,
  part,
  // the books' bank is the bank's on every day, whenever somebody says what it was
  day: entry.day,
});
type Booked = Pick<StoredMatch, 'id' | 'kind' | 'fee'>;
const accounts = {
  GATE: 'GATE',
  FEE: 'BANK_FEE',
  DIFFERENCE: 'DIFFERENCES',
  OWN: 'OPERATOR',
} as const;
/** Of no order and no document: of an account of the books. */
const isOfAccount = (kind: BankMatchKind): kind is keyof typeof accounts =>
  Object.hasOwn(accounts, kind);
/** What the books say of an entry that is of no order. */
const linesOf = (entry: Entry, { id, kind, fee }: Booked): NewLine[] => {
  if (!isOfAccount(kind)) return [];
  const part = `${kind}${tagOf(id)}`;
  const line = against(entry, accounts[kind], part);
  return fee === 0
    ? [line]
    : [line, { ...line, debit: 'BANK_FEE', credit: 'GATE', amount: fee, part: `${part} FEE` }];
};
/** The same lines the other way round. */
const back = (lines: readonly NewLine[]): NewLine[] =>
  lines.map((line) => ({
    ...line,
    debit: line.credit,
    credit: line.debit,
    part: `${line.part} UNDO`,
  }));

const assertFits = (entry: Entry, { kind, note }: BankMatchForm): void => {
  if (kind === 'DIFFERENCE' && note === '')
    throw invalidFields([{ field: 'note', messageKey: 'validation.required' }]);
  if (kind === 'GATE' && entry.amount < 0) throw new AppError('bankStatement.error.noTarget');
};
/** What was chosen, as it is expected now. */
const chosenOf = (entry: Entry, expected: readonly Expected[], form: BankMatchForm): Expected => {
  const { kind, targetId } = form;
  const chosen = expected.find((one) => one.kind === kind && targetId === targetOf(one));
  if (!chosen || (kind === 'RETURN' && !chosen.isPaid))
    throw new AppError('bankStatement.error.noTarget');
  const isAsExpected = kind === 'DOCUMENT' ? entry.amount > 0 : chosen.amount === entry.amount;
  if (!isAsExpected) throw new AppError('bankStatement.error.amountDiffers');
  return chosen;
};

/** A person says what an entry is of. */
export const matchByHand = (db: Db, id: number, form: BankMatchForm, by: Acting): Promise<void> =>
  atomic(db, async (tx) => {
    await holdBank(tx);
    const entry = await lockEntry(tx, id);
    if (await findMatch(tx, id)) throw new AppError('bankStatement.error.matched');
    assertFits(entry, form);
    const { kind } = form;
    const note = form.note || null;
    if (!isOfAccount(kind)) {
      const expected = chosenOf(entry, await listExpected(tx, [entry]), form);
      const match = matchOf({ entry, expected }, 'HAND', note);
      const ids = await insertMatches(tx, [match], by.user.id);
      await markByBatch(tx, by, [{ entry, expected }], ids);
      await receive(tx, [{ entry, expected }]);
    } else {
      const fee = kind === 'GATE' ? form.fee : 0;
      const match = {
        entryId: id,
        kind,
        rule: 'HAND',
        batchId: null,
        orderIds: [],
        documentId: null,
        fee,
        note,
      } as const;
      const ids = await insertMatches(tx, [match], by.user.id);
      await bookLines(tx, linesOf(entry, { id: ids.get(id) ?? 0, kind, fee }));
    }
    await record(tx, by, id, {}, form);
  });

/** Takes back what an entry was said to be of, by a rule or by a person: booked the other way round. */
export const undoByHand = (db: Db, id: number, by: Acting): Promise<void> =>
  atomic(db, async (tx) => {
    await holdBank(tx);
    const entry = await lockEntry(tx, id);
    const match = await findMatch(tx, id);
    if (!match) throw new AppError('bankStatement.error.notMatched');
    const { batchId, movedIds, documentId, kind } = match;
    if (batchId !== null && movedIds.length > 0)
      await unmarkOrders(
        tx,
        { batchId, by, marks: new Map(movedIds.map((one) => [one, markOf(entry, match.id)])) },
        kind === 'RETURN' ? 'RETURNED' : 'PAID',
      );
    if (documentId !== null)
      await takeBackPayment(tx, { documentId, bankEntryId: id, day: entry.day });
    const lines = back(linesOf(entry, match));
    if (lines.length > 0) await bookLines(tx, lines);
    await undoMatch(tx, match, by.user.id);
    await record(tx, by, id, { kind, batchId, documentId, orders: movedIds.length }, {});
  });
