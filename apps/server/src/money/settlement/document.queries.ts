/** Settlements as documents: who issues them to whom, and that their partners were told. */
import type {
  DocumentParty,
  LocalizedText,
  SettlementObstacle,
  SettlementRecord,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { contracts } from './make.queries.ts';
import { accountNow, settlementNumber } from './settlement.queries.ts';

const maxAtOnce = 100;
/** Each is named, as the law has it: of more than a year of days there are none. */
const maxCorrected = 400;
const d = tableAs('settlement_document', 'd');

/** A settlement `s` with its document `d`, and who would issue one (`i`) to whom (`b`) by its last contract `k`. */
const documented = sql`
  settlement s
  join partner p on p.id = s.partner_id
  left join lateral (
    select c.seller_id, c.email
    from ${contracts(sql`s.partner_id`)} c
    where c.valid_from <= s.cut_off
    order by c.valid_from desc
    limit 1
  ) k on true
  left join company i on i.id = k.seller_id
  left join company b on b.id = p.company_id
  left join settlement_document d on d.settlement_id = s.id
  left join settlement_notice n on n.settlement_id = s.id`;
const obstacle = sql<SettlementObstacle | null>`case
  when d.settlement_id is not null then null
  when i.id is null then 'NO_SELLER'
  when b.id is null then 'NO_COMPANY'
  when s.vat <> 0 and not i.vat_payer then 'NO_VAT_PAYER'
end`;

type Standing = Pick<SettlementRecord, 'issuedOn' | 'obstacle' | 'eInvoice' | 'notice'>;
/** In the standard of who issued it, where anything is kept or given back of that. */
const eInvoice = sql<Standing['eInvoice']>`case
  when d.settlement_id is null or s.commission + s.transaction_fees = 0 then null
  when d.seller ->> 'country' = 'CZ' then 'ISDOC'
  else 'UBL'
end`;
/** Whether a document of it was issued, what is in the way of one, and whether its partner was told. */
export const readTelling = async (db: Db, id: number): Promise<Standing> =>
  found(
    (
      await query`
        select ${columns<Standing>({
          issuedOn: sql<string | null>`d.issued_on`,
          obstacle,
          eInvoice,
          notice: sql<Standing['notice']>`case when n.settlement_id is not null then
            jsonb_build_object('email', n.email, 'notifiedAt', n.told_at)
          end`,
        })}
        from ${documented}
        where s.id = ${id}`.execute(db)
    ).rows[0],
  );

/** Approved settlements whose partners were not told yet and can be, the oldest first. */
export const listUntold = async (db: Db): Promise<number[]> =>
  (
    await query`
      select ${columns({ id: sql<number>`s.id` })}
      from ${documented}
      where s.status <> 'DRAFT' and n.settlement_id is null and ${obstacle} is null
      order by s.id
      limit ${sql.lit(maxAtOnce)}`.execute(db)
  ).rows.map(({ id }) => id);

type Issuing = {
  readonly isDraft: boolean;
  readonly obstacle: SettlementObstacle | null;
  readonly sellerId: number | null;
  readonly buyerId: number | null;
  /** Where it goes: to the address of the contract, else to that of the company. */
  readonly email: string | null;
};
export const readIssuing = async (tx: Db, id: number): Promise<Issuing> =>
  found(
    (
      await query`
        select ${columns<Issuing>({
          isDraft: sql<boolean>`s.status = 'DRAFT'`,
          obstacle,
          sellerId: sql<number | null>`i.id`,
          buyerId: sql<number | null>`b.id`,
          email: sql<string | null>`coalesce(nullif(k.email, ''), b.billing_email)`,
        })}
        from ${documented}
        where s.id = ${id}`.execute(tx)
    ).rows[0],
  );

export type Parties = { readonly seller: DocumentParty; readonly buyer: DocumentParty };
/** Writes who issued it to whom, once. */
export const insertIssued = (tx: Db, id: number, { seller, buyer }: Parties) =>
  sql`
    insert into settlement_document (settlement_id, issued_on, seller, buyer)
    values (
      ${id}, ${today}, ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(buyer)}::jsonb
    )
    on conflict do nothing`.execute(tx);
/** Notes that its partner is told now. False where somebody has told it before. */
export const markNotified = async (tx: Db, id: number, email: string | null): Promise<boolean> =>
  (
    await sql`
      insert into settlement_notice (settlement_id, email)
      values (${id}, ${email})
      on conflict do nothing
      returning 1`.execute(tx)
  ).rows.length > 0;
export const markNotifiedAgain = (tx: Db, id: number, email: string) =>
  sql`
    insert into settlement_notice (settlement_id, email)
    values (${id}, ${email})
    on conflict (settlement_id) do update set email = excluded.email, told_at = now()`.execute(tx);

export type Issued = Parties & {
  readonly issuedOn: string;
  /** Where it is paid to: as it stands in a file for the bank, else where it would be now. */
  readonly iban: string | null;
  /** Settlements whose payments were given back in it. */
  readonly corrects: readonly string[];
};
/** The document of a settlement; undefined before it was issued. */
export const findIssued = async (db: Db, id: number): Promise<Issued | undefined> =>
  (
    await query`
      select ${columns<Issued>({
        seller: d.seller,
        buyer: d.buyer,
        issuedOn: d.issuedOn,
        iban: sql<string | null>`coalesce((
          select o.iban from payout_order o where o.settlement_id = s.id order by o.id desc limit 1
        ), ${accountNow})`,
        corrects: sql<string[]>`array(
          select distinct ${settlementNumber}
          from settlement_item t
          join movement m on m.user_id = t.user_id and m.id = t.movement_id
          join settlement_item f on f.user_id = m.user_id and f.movement_id = m.reverses_id
          join settlement s on s.id = f.settlement_id
          where t.settlement_id = d.settlement_id and t.is_refund and s.id <> d.settlement_id
          order by 1
          limit ${sql.lit(maxCorrected)}
        )`,
      })}
      from settlement_document d
      join settlement s on s.id = d.settlement_id
      where d.settlement_id = ${id}`.execute(db)
  ).rows[0];

type Category = { readonly id: number; readonly name: LocalizedText };
/** What categories are called, whose commission is another. */
export const nameCategories = async (db: Db, ids: readonly number[]): Promise<Category[]> =>
  (
    await query`
      select ${columns<Category>({
        id: sql<number>`c.id`,
        name: sql<LocalizedText>`c.name`,
      })}
      from category c
      where c.id = any(${[...ids]}::int[])`.execute(db)
  ).rows;
