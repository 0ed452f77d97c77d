import type { BankAccountRow, Funds, FundsWhat } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { givenDay } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const a = tableAs('bank_account', 'a');

/** What each account of the operator had in the evening of a day, as far as its statements go. */
export const listAccountsOn = async (db: Db, day: string): Promise<BankAccountRow[]> =>
  (
    await query`
      select ${columns<BankAccountRow>({
        id: a.id,
        iban: a.iban,
        name: a.name,
        lastDay: sql<
          string | null
        >`case when s.id is not null then least(s.to_day, ${givenDay(day)}) end`,
        balance: sql<number | null>`(
          s.opening + (
            select coalesce(sum(e.amount), 0) from bank_entry e
            where e.statement_id = s.id and e.day <= ${givenDay(day)}
          )
        )::bigint`,
      })}
      from bank_account a
      left join lateral (
        select id, opening, to_day from bank_statement
        where account_id = a.id and from_day <= ${givenDay(day)}
        order by to_day desc, id desc
        limit 1
      ) s on true
      order by a.id`.execute(db)
  ).rows;

export const sumOpenOn = async (db: Db, day: string): Promise<Funds['open']> =>
  found(
    (
      await query`
        select ${columns<Funds['open']>({
          entries: sql<number>`count(*)::int`,
          amount: sql<number>`coalesce(sum(e.amount), 0)::bigint`,
        })}
        from bank_entry e
        where e.is_open and e.day <= ${givenDay(day)}`.execute(db)
    ).rows[0],
  );

/** Which balances make a figure: of whom, and on which side (a balance is what was debited less what was credited). */
const made: Readonly<Record<FundsWhat, RawBuilder<unknown>>> = {
  BANK: sql`account = 'BANK'`,
  GATE: sql`account = 'GATE'`,
  OWN_MONEY: sql`account = 'USERS' and party_id = 0`,
  CREDITS: sql`account = 'USERS' and party_id <> 0`,
  EXPIRED: sql`account = 'EXPIRED'`,
  PARTNER: sql`account = 'PARTNER' and balance < 0`,
  PAYOUT: sql`account = 'PAYOUT'`,
  EMPLOYER_PREPAID: sql`account in ('EMPLOYER', 'EMPLOYER_PREPAID') and balance < 0`,
  VAT: sql`account = 'VAT'`,
  EMPLOYER: sql`account in ('EMPLOYER', 'EMPLOYER_PREPAID') and balance > 0`,
  PARTNER_DEBT: sql`account = 'PARTNER' and balance > 0`,
};
/** What stood on the accounts of the books in the evening of a day, party by party where they have any. */
export const readBalancesOn = async (
  db: Db,
  day: string,
): Promise<Readonly<Record<FundsWhat, number>>> => {
  const sum = (what: FundsWhat) =>
    sql<number>`coalesce(sum(balance) filter (where ${made[what]}), 0)::bigint`;
  return found(
    (
      await query`
        select ${columns<Record<FundsWhat, number>>({
          BANK: sum('BANK'),
          GATE: sum('GATE'),
          OWN_MONEY: sum('OWN_MONEY'),
          CREDITS: sum('CREDITS'),
          EXPIRED: sum('EXPIRED'),
          PARTNER: sum('PARTNER'),
          PAYOUT: sum('PAYOUT'),
          EMPLOYER_PREPAID: sum('EMPLOYER_PREPAID'),
          VAT: sum('VAT'),
          EMPLOYER: sum('EMPLOYER'),
          PARTNER_DEBT: sum('PARTNER_DEBT'),
        })}
        from (
          select account, null::int as party_id, sum(debit - credit) as balance
          from book_day
          where day <= ${givenDay(day)} and account in ('BANK', 'GATE', 'PAYOUT', 'VAT')
          group by account
          union all
          select account, party_id, sum(debit - credit)
          from book_party_day
          where day <= ${givenDay(day)}
          group by account, party_id
        ) b`.execute(db)
    ).rows[0],
  );
};
