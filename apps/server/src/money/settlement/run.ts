import type { Country } from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import {
  countUnsettled,
  finishRun,
  getRun,
  holdPartner,
  insertSettlement,
  isPending,
  listAgreed,
  listPending,
  type Outcome,
  readStanding,
  setOutcome,
  takeItems,
  writeSettled,
} from './make.queries.ts';
import { forgetDue } from './due.queries.ts';
import { lastDue, settle, vatRateOn } from './settlement.rules.ts';

/** The country whose VAT is on fees. */
export type Installation = { readonly country: Country };
type Asked = {
  readonly partnerId: number;
  readonly runId: number;
  readonly upTo: string;
  readonly madeBy: number;
};
/** Settles with one partner, whose row is held: everything up to the end of its last period that is over. */
const makeSettlement = async (
  tx: Db,
  { upTo, ...asked }: Asked,
  { country }: Installation,
): Promise<Outcome> => {
  const { partnerId } = asked;
  const standing = await readStanding(tx, partnerId);
  if (standing.hasDraft) return { outcome: 'DRAFT_WAITS' };
  const contracts = await listAgreed(tx, partnerId, upTo);
  const due = lastDue(upTo, contracts);
  if (!due && contracts.length > 0) return { outcome: 'NOTHING' };
  const cutOff = due?.cutOff ?? upTo;
  if (standing.cutOff !== null && standing.cutOff >= cutOff) return { outcome: 'NOTHING' };
  const { total, withoutContract } = await countUnsettled(tx, partnerId, cutOff);
  if (withoutContract > 0) return { outcome: 'NO_CONTRACT', payments: withoutContract };
  if (!due || total === 0) return { outcome: 'NOTHING' };
  const terms = {
    carriedIn: standing.carriedOut,
    minimumPayout: due.agreed.minimumPayout,
    vatRate: vatRateOn(cutOff, country),
  };
  const { previousId } = standing;
  const id = await insertSettlement(tx, { ...asked, ...terms, previousId, cutOff });
  await writeSettled(tx, id, settle(await takeItems(tx, id, { partnerId, cutOff }), terms));
  return { outcome: 'MADE' };
};

const workOn = (db: Db, asked: Asked, installation: Installation): Promise<void> =>
  atomic(db, async (tx) => {
    // whoever settles with the same partner in another run waits here, and sees what was made
    await holdPartner(tx, asked.partnerId);
    if (!(await isPending(tx, asked.runId, asked.partnerId))) return;
    const outcome = await makeSettlement(tx, asked, installation);
    // a period that ended beside a draft is settled by schedule when that has been decided
    if (outcome.outcome === 'DRAFT_WAITS') await forgetDue(tx, asked);
    await setOutcome(tx, asked.runId, asked.partnerId, outcome);
  });

/**
 * Works through a run, each partner in a transaction of its own with its outcome: one that was killed goes on where it
 * stopped, two at once share the partners, and one that fails holds up nobody. Throws the first fault, so that whoever
 * it is of is tried again.
 */
export const workRun = async (db: Db, id: number, installation: Installation): Promise<void> => {
  const { upTo, madeBy, isFinished } = await getRun(db, id);
  if (isFinished) return;
  const faults: unknown[] = [];
  for (const partnerId of await listPending(db, id))
    await workOn(db, { runId: id, partnerId, upTo, madeBy }, installation).catch((fault) =>
      faults.push(fault),
    );
  if (faults.length > 0) throw faults[0];
  await atomic(db, (tx) => finishRun(tx, id));
};
