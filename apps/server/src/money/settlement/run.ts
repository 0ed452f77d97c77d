import type { Country } from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import { forgetDue } from './due.queries.ts';
import {
  type AgreedWith,
  type SettlementOrder,
  holdPartners,
  listAgreed,
  listGroups,
  listStandings,
  makeSettlements,
  type Made,
  type Standing,
  writeSettled,
} from './make.queries.ts';
import { lastDue, settle, vatRateOn } from './settlement.rules.ts';
import {
  finishRun,
  getRun,
  listPending,
  type Outcome,
  setOutcomes,
  takeTurns,
} from './turn.queries.ts';

/** The country whose VAT is on fees. */
export type Installation = { readonly country: Country };
type Run = Installation & {
  readonly runId: number;
  readonly upTo: string;
  readonly madeBy: number;
};
/** How many partners are settled with in one transaction: some tenths of a second, in which nobody saves them. */
const partnersAtOnce = 50;
/**
 * Transactions under way at once: while the database writes down what one has done, the other one goes on. Within a
 * transaction there is one connection, and one thing is done after the other.
 */
const atOnce = (db: Db): number => (db.isTransaction ? 1 : 2);

const neverSettled = { hasDraft: false, previousId: null, cutOff: null, carriedOut: 0 };
/** What is to be settled with a partner: everything up to the end of its last period that is over. */
const planOne = (
  { partnerId, ...standing }: Standing,
  { upTo, country }: Run,
  agreed: readonly AgreedWith[],
): SettlementOrder | Outcome => {
  if (standing.hasDraft) return { partnerId, outcome: 'DRAFT_WAITS' };
  const due = lastDue(upTo, agreed);
  if (!due && agreed.length > 0) return { partnerId, outcome: 'NOTHING' };
  const cutOff = due?.cutOff ?? upTo;
  if (standing.cutOff !== null && standing.cutOff >= cutOff)
    return { partnerId, outcome: 'NOTHING' };
  return {
    partnerId,
    cutOff,
    previousId: standing.previousId,
    isDue: due !== undefined,
    carriedIn: standing.carriedOut,
    minimumPayout: due?.agreed.minimumPayout ?? 0,
    vatRate: vatRateOn(cutOff, country),
  };
};
const planAll = async (
  tx: Db,
  run: Run,
  partnerIds: readonly number[],
): Promise<readonly (SettlementOrder | Outcome)[]> => {
  const standings = await listStandings(tx, partnerIds);
  const standingOf = new Map(standings.map((standing) => [standing.partnerId, standing]));
  const agreedWith = Map.groupBy(
    await listAgreed(tx, run.upTo, partnerIds),
    ({ partnerId }) => partnerId,
  );
  return partnerIds.map((partnerId) =>
    planOne(
      standingOf.get(partnerId) ?? { partnerId, ...neverSettled },
      run,
      agreedWith.get(partnerId) ?? [],
    ),
  );
};

const outcomeOf = ({ partnerId }: SettlementOrder, made: Made | undefined): Outcome => {
  if (made && made.withoutContract > 0)
    return { partnerId, outcome: 'NO_CONTRACT', payments: made.withoutContract };
  return { partnerId, outcome: made && made.id !== null ? 'MADE' : 'NOTHING' };
};
/** Makes the settlements of partners whose rows are held. */
const settleAll = async (
  tx: Db,
  run: Run,
  orders: readonly SettlementOrder[],
): Promise<Outcome[]> => {
  const made = await makeSettlements(tx, orders, run);
  const madeOf = new Map(made.map((one) => [one.partnerId, one]));
  const ids = made.flatMap(({ id }) => id ?? []);
  const groups = Map.groupBy(await listGroups(tx, ids), ({ settlementId }) => settlementId);
  const settled = orders.flatMap((terms) => {
    const id = madeOf.get(terms.partnerId)?.id;
    return id ? { id, ...settle(groups.get(id) ?? [], terms) } : [];
  });
  await writeSettled(tx, settled);
  return orders.map((one) => outcomeOf(one, madeOf.get(one.partnerId)));
};

const workOn = (db: Db, run: Run, partnerIds: readonly number[]): Promise<void> =>
  atomic(db, async (tx) => {
    // another run with the same partners waits here, and sees what was made
    await holdPartners(tx, partnerIds);
    const plans = await planAll(tx, run, await takeTurns(tx, run.runId, partnerIds));
    const orders = plans.filter((plan) => 'cutOff' in plan);
    const decided = plans.filter((plan) => 'outcome' in plan);
    // a period that ended beside a draft is settled by schedule when that has been decided
    for (const { partnerId, outcome } of decided)
      if (outcome === 'DRAFT_WAITS') await forgetDue(tx, { runId: run.runId, partnerId });
    const outcomes = orders.length > 0 ? await settleAll(tx, run, orders) : [];
    await setOutcomes(tx, run.runId, [...decided, ...outcomes]);
  });

/** Works on partners together, or where that fails on each by itself: one that fails holds up nobody. */
const tryOn = async (db: Db, run: Run, partnerIds: readonly number[]): Promise<unknown[]> => {
  try {
    await workOn(db, run, partnerIds);
    return [];
  } catch (fault) {
    if (partnerIds.length === 1) return [fault];
    const faults: unknown[] = [];
    for (const partnerId of partnerIds) faults.push(...(await tryOn(db, run, [partnerId])));
    return faults;
  }
};

/** Does some work for all partners, part by part; answers what all of it answered. */
const inParts = async <T>(
  db: Db,
  partnerIds: readonly number[],
  work: (part: readonly number[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const answers: T[] = [];
  let next = 0;
  const go = async (): Promise<void> => {
    for (let at = next; at < partnerIds.length; at = next) {
      next += partnersAtOnce;
      answers.push(...(await work(partnerIds.slice(at, at + partnersAtOnce))));
    }
  };
  await Promise.all(Array.from({ length: atOnce(db) }, go));
  return answers;
};

/**
 * Works through a run, some partners in a transaction with their outcomes: one that was killed goes on where it
 * stopped, two at once share the partners, and one that fails holds up nobody. Throws the first fault, so that anyone
 * who it is of is tried again.
 */
export const workRun = async (db: Db, id: number, installation: Installation): Promise<void> => {
  const { upTo, madeBy, isFinished } = await getRun(db, id);
  if (isFinished) return;
  const run = { runId: id, upTo, madeBy, ...installation };
  const faults = await inParts(db, await listPending(db, id), (part) => tryOn(db, run, part));
  if (faults.length > 0) throw faults[0];
  await atomic(db, (tx) => finishRun(tx, id));
};
