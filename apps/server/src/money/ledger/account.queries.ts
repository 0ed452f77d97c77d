import type { Currency } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const creditAccount = tableAs('credit_account');

export type Account = { readonly userId: number; readonly isFrozen: boolean };

const lockAccount = async (tx: Db, userId: number): Promise<Account | undefined> =>
  (
    await query`
      select ${columns<Account>({
        userId: creditAccount.userId,
        isFrozen: sql<Account['isFrozen']>`frozen_at is not null`,
      })}
      from credit_account
      where user_id = ${userId}
      for no key update`.execute(tx)
  ).rows[0];

/** Holds a user's money until the transaction ends; made when there is none yet. First in every movement. */
export const holdAccount = async (tx: Db, userId: number, currency: Currency): Promise<Account> => {
  const account = await lockAccount(tx, userId);
  if (account) return account;
  await sql`
    insert into credit_account (user_id, currency)
    values (${userId}, ${currency})
    on conflict (user_id) do nothing`.execute(tx);
  return found(await lockAccount(tx, userId));
};

/** Holds many people's money, in one order for all. */
export const holdAccounts = async (
  tx: Db,
  userIds: readonly number[],
  currency: Currency,
): Promise<void> => {
  const sorted = [...new Set(userIds)].sort((a, b) => a - b);
  await sql`
    insert into credit_account (user_id, currency)
    select id, ${currency} from unnest(${sorted}::int[]) id
    on conflict (user_id) do nothing`.execute(tx);
  await sql`
    select 1
    from credit_account
    where user_id = any(${sorted}::int[])
    order by user_id
    for no key update`.execute(tx);
};
