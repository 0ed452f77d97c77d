/** What an entry of a statement is of: decided as a value, by rules in their order. */
import type { BankMatchKind, BankMatchRule, BankSuggestion } from '@cafeteria/contract';
import { accountKey } from './fingerprint.ts';

export type Entry = {
  readonly id: number;
  readonly day: string;
  readonly amount: number;
  readonly variableSymbol: string | null;
  readonly counterAccount: string | null;
};
/** What is expected: an order that is paid or comes back, all of a batch in one sum, what an employer owes. */
export type Expected = {
  readonly kind: Extract<BankMatchKind, 'ORDER' | 'BATCH' | 'RETURN' | 'DOCUMENT'>;
  /** Of orders. */
  readonly batchId: number | null;
  readonly orderIds: readonly number[];
  /** Of what an employer owes. */
  readonly documentId: number | null;
  /** As the entry would say it: below nothing it leaves. */
  readonly amount: number;
  readonly symbol: string | null;
  readonly account: string | null;
  /** Whether the bank has paid it: only what was paid comes back. */
  readonly isPaid: boolean;
  readonly name: string | null;
  readonly number: string | null;
};
export type Decision = {
  readonly entry: Entry;
  readonly expected: Expected;
  readonly rule: Exclude<BankMatchRule, 'HAND'>;
};

const sameSymbol = (entry: Entry, { symbol }: Expected): boolean =>
  symbol !== null && entry.variableSymbol === symbol;
const sameAccount = (entry: Entry, { account }: Expected): boolean =>
  account !== null &&
  entry.counterAccount !== null &&
  accountKey(entry.counterAccount) === accountKey(account);

type Rule = {
  readonly rule: Decision['rule'];
  readonly kind: Expected['kind'];
  /** What has to agree besides the amount. */
  readonly agrees: readonly ((entry: Entry, expected: Expected) => boolean)[];
};
/** The surest first. What comes back is looked for when it is known what was paid. */
const rules: readonly Rule[] = [
  { rule: 'ORDER_SYMBOL', kind: 'ORDER', agrees: [sameSymbol] },
  { rule: 'BATCH_SUM', kind: 'BATCH', agrees: [] },
  { rule: 'RETURN_SYMBOL_ACCOUNT', kind: 'RETURN', agrees: [sameSymbol, sameAccount] },
  { rule: 'DOCUMENT_SYMBOL', kind: 'DOCUMENT', agrees: [sameSymbol] },
  { rule: 'DOCUMENT_ACCOUNT', kind: 'DOCUMENT', agrees: [sameAccount] },
  { rule: 'RETURN_SYMBOL', kind: 'RETURN', agrees: [sameSymbol] },
];

const keyOf = (kind: string, amount: number): string => `${kind} ${amount}`;
const indexed = (expected: readonly Expected[]): ReadonlyMap<string, readonly Expected[]> =>
  Map.groupBy(expected, ({ kind, amount }) => keyOf(kind, amount));

/** What is decided already: which orders were paid, and which came back. */
const createLedger = () => {
  const paid = new Set<number>();
  const returned = new Set<number>();
  const documents = new Set<number | null>();
  const isFree = ({ kind, orderIds, documentId, isPaid }: Expected): boolean => {
    if (kind === 'DOCUMENT') return !documents.has(documentId);
    return kind === 'RETURN'
      ? orderIds.every((id) => (isPaid || paid.has(id)) && !returned.has(id))
      : orderIds.every((id) => !paid.has(id));
  };
  return {
    isFree,
    take: ({ kind, orderIds, documentId }: Expected): void => {
      if (kind === 'DOCUMENT') documents.add(documentId);
      for (const id of orderIds) (kind === 'RETURN' ? returned : paid).add(id);
    },
  };
};

/**
 * Matches what is sure: exactly one that is expected agrees by a rule. Where two do, nobody knows, and it waits for a
 * person.
 */
export const decide = (
  entries: readonly Entry[],
  expected: readonly Expected[],
): readonly Decision[] => {
  const byAmount = indexed(expected);
  const amounts = new Set(expected.map(({ amount }) => amount));
  // of most that waits nothing is expected: what is left is gone through by each rule
  const possible = entries.filter(({ amount }) => amounts.has(amount));
  const ledger = createLedger();
  const decided = new Map<number, Decision>();
  for (const { rule, kind, agrees } of rules)
    for (const entry of possible) {
      if (decided.has(entry.id)) continue;
      const fitting = (byAmount.get(keyOf(kind, entry.amount)) ?? []).filter(
        (one) => ledger.isFree(one) && agrees.every((agree) => agree(entry, one)),
      );
      const [only, another] = fitting;
      if (!only || another) continue;
      ledger.take(only);
      decided.set(entry.id, { entry, expected: only, rule });
    }
  return [...decided.values()];
};

const worth = { SYMBOL: 4, AMOUNT: 3, ACCOUNT: 2 } as const;
type Agreement = keyof typeof worth;
const agreementOf = (entry: Entry, expected: Expected): Agreement[] => [
  ...(sameSymbol(entry, expected) ? (['SYMBOL'] as const) : []),
  ...(entry.amount === expected.amount ? (['AMOUNT'] as const) : []),
  ...(sameAccount(entry, expected) ? (['ACCOUNT'] as const) : []),
];
/** A digit chooses one of them. */
const maxSuggested = 6;

/** Of an employer more or less may come than it owes; an order is paid as it is. */
const mayBe = ({ amount }: Entry, { kind, isPaid }: Expected, agrees: readonly Agreement[]) => {
  if (kind === 'DOCUMENT') return amount > 0 && agrees.length > 0;
  return agrees.includes('AMOUNT') && (kind !== 'RETURN' || isPaid);
};
/** What a choice names: a batch, a document, or the one order. */
export const targetOf = ({ kind, batchId, documentId, orderIds }: Expected): number | null => {
  if (kind === 'DOCUMENT') return documentId;
  return kind === 'BATCH' ? batchId : (orderIds[0] ?? null);
};

/** What an entry may be of, by how much agrees. */
export const suggest = (entry: Entry, expected: readonly Expected[]): readonly BankSuggestion[] =>
  expected
    .map((one) => ({ one, agrees: agreementOf(entry, one) }))
    .filter(({ one, agrees }) => mayBe(entry, one, agrees))
    .map(({ one, agrees }) => ({
      points: agrees.reduce((sum, name) => sum + worth[name], 0),
      suggestion: {
        kind: one.kind,
        targetId: targetOf(one),
        name: one.name,
        number: one.number,
        amount: one.amount,
        fee: 0,
        agrees,
      },
    }))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, maxSuggested)
    .map(({ suggestion }) => suggestion);

/** What has been paid in by card and not sent yet, day by day, and what of it was sent. */
export type GateDay = { readonly day: string; readonly reached: number };
/** A gate keeps less than a twentieth. */
const maxKept = 20;
/** What a gate sent is of whole days: of the first ones that are as much, less a fee it can be. */
export const gateFee = (amount: number, days: readonly GateDay[]): number | undefined => {
  const gross = days.find(({ reached }) => reached >= amount)?.reached;
  return gross !== undefined && (gross - amount) * maxKept <= amount ? gross - amount : undefined;
};
