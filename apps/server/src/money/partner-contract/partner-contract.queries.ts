import type { PartnerContractFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { type Db, holdLock } from '../../platform/db/index.ts';

export const partnerContractSorts = { VALID_FROM: sql`t.valid_from` };
export const partnerContractDerived = {
  partnerName: sql<string>`(select name from partner where id = t.partner_id)`,
};
/** Conditions of the administration's filters. */
export const partnerContractConditions = ({
  partnerId,
  period,
}: z.output<typeof PartnerContractFilter>): RawBuilder<boolean>[] => [
  ...(partnerId ? [sql<boolean>`t.partner_id = ${partnerId}`] : []),
  ...(period ? [sql<boolean>`t.period = ${period}`] : []),
];

/** Whether its partner is there, and stays so until the transaction ends. */
export const partnerIsThere = async (tx: Db, partnerId: number): Promise<boolean> =>
  (
    await sql`
      select 1
      from partner
      where id = ${partnerId} and deleted_at is null
      for share`.execute(tx)
  ).rows.length > 0;

type Held = {
  readonly id: number;
  readonly partnerId: number;
  readonly validFrom: string;
  readonly validTo: string | null;
};
/**
 * Whether another contract of the partner that is on holds on one of its days. One looks at a time, so that of two
 * saved in the same moment one is told here; the database would refuse it anyway.
 */
export const overlapsAnother = async (tx: Db, contract: Held): Promise<boolean> => {
  await holdLock(tx, `partner contract ${contract.partnerId}`);
  const { rows } = await sql`
    select 1
    from partner_contract
    where partner_id = ${contract.partnerId} and id <> ${contract.id} and active
      and deleted_at is null
      and daterange(valid_from, valid_to, '[]')
        && daterange(${contract.validFrom}::date, ${contract.validTo}::date, '[]')
    limit 1`.execute(tx);
  return rows.length > 0;
};
