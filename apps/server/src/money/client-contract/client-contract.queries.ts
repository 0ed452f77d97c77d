import type { ClientContractFilter, ClientContractMode } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { today } from '../../kernel/business-day.ts';
import { columns, type Db, holdLock, query, tableAs } from '../../platform/db/index.ts';

const k = tableAs('client_contract', 'k');

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

/** Whether its client is there, and stays so until the transaction ends. */
export const clientIsThere = async (tx: Db, clientId: number): Promise<boolean> =>
  (
    await sql`
      select 1
      from client
      where id = ${clientId} and deleted_at is null
      for share`.execute(tx)
  ).rows.length > 0;

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

export type ContractOfDay = {
  readonly id: number;
  readonly sellerId: number;
  readonly mode: ClientContractMode;
  readonly creditLine: number | null;
  readonly dueDays: number;
  /** Whether there is a company its documents could be issued to. */
  readonly hasCompany: boolean;
};
/** On what terms a client pays today; undefined without a contract. */
export const findContract = async (db: Db, clientId: number): Promise<ContractOfDay | undefined> =>
  (
    await query`
      select ${columns<ContractOfDay>({
        id: k.id,
        sellerId: k.sellerId,
        mode: k.mode,
        creditLine: k.creditLine,
        dueDays: k.dueDays,
        hasCompany: sql<boolean>`exists (
          select 1 from client c join company o on o.id = c.company_id where c.id = k.client_id
        )`,
      })}
      from client_contract k
      where k.client_id = ${clientId} and k.active and k.deleted_at is null
        and k.valid_from <= ${today} and coalesce(k.valid_to >= ${today}, true)`.execute(db)
  ).rows[0];
