import type { ClientContractFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { columns, type Db, holdLock, query } from '../../platform/db/index.ts';

export const clientContractSorts = { VALID_FROM: sql`t.valid_from` };
export const clientContractDerived = {
  clientName: sql<string>`(select name from client where id = t.client_id)`,
};
/** Conditions of the administration's filters. */
export const clientContractConditions = ({
  clientId,
  mode,
}: z.output<typeof ClientContractFilter>): RawBuilder<boolean>[] => [
  ...(clientId ? [sql<boolean>`t.client_id = ${clientId}`] : []),
  ...(mode ? [sql<boolean>`t.mode = ${mode}`] : []),
];

/** What its client is called, for finding it; undefined where there is none. */
export const findClientFolded = async (tx: Db, clientId: number): Promise<string | undefined> =>
  (
    await query`
      select ${columns({ folded: sql<string>`folded` })}
      from client
      where id = ${clientId} and deleted_at is null
      for share`.execute(tx)
  ).rows[0]?.folded;

type Held = {
  readonly id: number;
  readonly clientId: number;
  readonly validFrom: string;
  readonly validTo: string | null;
};
/**
 * Whether another contract of the client that is on holds on one of its days. One looks at a time, so that of two
 * saved in the same moment one is told here; the database would refuse it anyway.
 */
export const overlapsAnother = async (tx: Db, contract: Held): Promise<boolean> => {
  await holdLock(tx, `client contract ${contract.clientId}`);
  const { rows } = await sql`
    select 1
    from client_contract
    where client_id = ${contract.clientId} and id <> ${contract.id} and active
      and deleted_at is null
      and daterange(valid_from, valid_to, '[]')
        && daterange(${contract.validFrom}::date, ${contract.validTo}::date, '[]')
    limit 1`.execute(tx);
  return rows.length > 0;
};
