import type { Country } from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import {
  countUnsettled,
  findAgreed,
  finishRun,
  getRun,
  holdPartner,
  insertSettlement,
  isPending,
  listPending,
  type Outcome,
  readStanding,
  setOutcome,
  takeItems,
  writeSettled,
} from './make.queries.ts';
import { lastCutOff, settle, vatRateOn } from './settlement.rules.ts';

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
  const agreed = await findAgreed(tx, partnerId, upTo);
  const cutOff = agreed ? lastCutOff(upTo, agreed.period) : upTo;
  if (standing.cutOff !== null && standing.cutOff >= cutOff) return { outcome: 'NOTHING' };
  const { total, withoutContract } = await countUnsettled(tx, partnerId, cutOff);
  if (withoutContract > 0) return { outcome: 'NO_CONTRACT', payments: withoutContract };
  if (!agreed || total === 0) return { outcome: 'NOTHING' };
  const terms = {
    carriedIn: standing.carriedOut,
    minimumPayout: agreed.minimumPayout,
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
    await setOutcome(tx, asked.runId, asked.partnerId, outcome);
  });

/**
 * Works through a run, each partner in a transaction of its own with its outcome: one that was killed goes on where it
 * stopped, and two at once share the partners.
 */
export const workRun = async (db: Db, id: number, installation: Installation): Promise<void> => {
  const { upTo, madeBy, isFinished } = await getRun(db, id);
  if (isFinished) return;
  for (const partnerId of await listPending(db, id))
    await workOn(db, { runId: id, partnerId, upTo, madeBy }, installation);
  await atomic(db, (tx) => finishRun(tx, id));
};
