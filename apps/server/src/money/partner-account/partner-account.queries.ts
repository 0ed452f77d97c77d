import {
  accountWaitHours,
  type PartnerAccount,
  type PartnerAccountStatus,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const a = tableAs('partner_account', 'a');
const p = tableAs('partner', 'p');

/** 404 where there never was such a partner: what one who is gone sold is still paid to its account. */
export const assertPartner = async (db: Db, id: number): Promise<void> => {
  found((await sql`select 1 from partner where id = ${id}`.execute(db)).rows[0]);
};
/** The partner, while nobody else asks or decides about its account. */
export const holdPartner = async (tx: Db, id: number): Promise<{ name: string }> =>
  found(
    (
      await query`
        select ${columns({ name: p.name })}
        from partner p
        where p.id = ${id} and p.deleted_at is null
        for no key update`.execute(tx)
    ).rows[0],
  );

/** What a partner is paid to now: what was confirmed last and holds already. */
const currentOf = (partnerId: number) => sql<number | null>`(
  select id from partner_account
  where partner_id = ${partnerId} and status = 'CONFIRMED' and holds_from <= now()
  order by holds_from desc, id desc
  limit 1
)`;

export const listAccounts = async (
  db: Db,
  partnerId: number,
  userId: number,
): Promise<PartnerAccount[]> =>
  (
    await query`
      select ${columns<PartnerAccount>({
        id: a.id,
        iban: a.iban,
        status: a.status,
        isCurrent: sql<boolean>`a.id is not distinct from ${currentOf(partnerId)}`,
        askedBy: personOf('a.asked_by'),
        askedAt: a.askedAt,
        decidedBy: personOf('a.decided_by'),
        decidedAt: a.decidedAt,
        holdsFrom: a.holdsFrom,
        isOwn: sql<boolean>`a.asked_by = ${userId}`,
      })}
      from partner_account a
      where a.partner_id = ${partnerId}
      order by a.id desc
      limit 20`.execute(db)
  ).rows;

type Known = {
  readonly email: string | null;
  readonly isChange: boolean;
  readonly isWaiting: boolean;
};
/** What is known of a partner before another account is asked for: whom to tell, and what is there. */
export const readKnown = async (tx: Db, partnerId: number): Promise<Known> =>
  found(
    (
      await query`
        select ${columns<Known>({
          email: sql<string | null>`coalesce(
            (
              select email from partner_contract
              where partner_id = ${partnerId} and deleted_at is null
              order by active desc, valid_from desc
              limit 1
            ),
            (
              select c.billing_email from partner p
              join company c on c.id = p.company_id
              where p.id = ${partnerId}
            )
          )`,
          isChange: sql<boolean>`exists (
            select 1 from partner_account where partner_id = ${partnerId} and status = 'CONFIRMED'
          )`,
          isWaiting: sql<boolean>`exists (
            select 1 from partner_account where partner_id = ${partnerId} and status = 'ASKED'
          )`,
        })}`.execute(tx)
    ).rows[0],
  );

type NewAccount = {
  readonly partnerId: number;
  readonly iban: string;
  readonly by: number;
  readonly isChange: boolean;
  readonly noticeEmail: string | null;
};
export const insertAccount = async (
  tx: Db,
  { partnerId, iban, by, isChange, noticeEmail }: NewAccount,
): Promise<number> =>
  found(
    (
      await query`
        insert into partner_account (partner_id, iban, is_change, asked_by, told_to)
        values (${partnerId}, ${iban}, ${isChange}, ${by}, ${noticeEmail})
        returning ${columns({ id: sql<number>`id` })}`.execute(tx)
    ).rows[0],
  ).id;

type Waiting = { readonly askedBy: number; readonly status: PartnerAccountStatus };
export const lockAccount = async (tx: Db, partnerId: number, id: number): Promise<Waiting> =>
  found(
    (
      await query`
        select ${columns<Waiting>({ askedBy: a.askedBy, status: a.status })}
        from partner_account a
        where a.id = ${id} and a.partner_id = ${partnerId}
        for no key update`.execute(tx)
    ).rows[0],
  );
export const decideAccount = (
  tx: Db,
  id: number,
  { status, by }: { readonly status: 'CONFIRMED' | 'REFUSED'; readonly by: number },
) =>
  sql`
    update partner_account set
      status = ${status}, decided_by = ${by}, decided_at = now(),
      holds_from = case
        when ${status} = 'REFUSED' then null
        when is_change then greatest(now(), asked_at + make_interval(hours => ${accountWaitHours}))
        else now()
      end
    where id = ${id}`.execute(tx);
