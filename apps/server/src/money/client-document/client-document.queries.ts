/** Documents of employers: written once, and what is still to be paid of them. */
import { type ClientDocumentKind, type Currency, type DocumentParty } from '@cafeteria/contract';
import { sql } from 'kysely';
import { givenDay, today } from '../../kernel/business-day.ts';
import { columns, type Db, holdLock, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { readParty } from '../paper/index.ts';
import { type DocumentLine, totalsOf } from './client-document.rules.ts';

const d = tableAs('client_document', 'd');

/** Up to the evening of a day (`YYYY-MM-DD`); without one up to now. */
const upTo = (column: string, evening: string | undefined) =>
  evening === undefined ? sql`` : sql`and ${sql.ref(column)} <= ${givenDay(evening)}`;
/** What pays a document `d`, and what credit notes have taken back of it. */
const paidOn = (evening?: string) => sql<number>`(
  select coalesce(sum(p.applied), 0)::bigint from client_document_payment p
  where p.document_id = d.id and p.undone_at is null ${upTo('p.day', evening)}
)`;
const creditedOn = (evening?: string) => sql<number>`(
  select coalesce(sum(n.amount), 0)::bigint from client_document n
  where n.corrects_id = d.id ${upTo('n.issued_on', evening)}
)`;
export const paid = paidOn();
export const credited = creditedOn();
/** What was still to be paid of a document `d` in an evening; nothing of what asks for no payment. */
export const openOn = (evening?: string) => sql<number>`case when d.kind in ('PROFORMA', 'INVOICE')
  then greatest(d.amount - ${paidOn(evening)} - ${creditedOn(evening)}, 0) else 0 end::bigint`;
export const open = openOn();

/** A client `c` that is there and off. */
export const isClientOff = sql<boolean>`(not c.active and c.deleted_at is null)`;
/** Whether the money of an order, whose proforma is `d`, is there and its credits cannot be given. */
export const isHeld = sql<boolean>`(d.kind = 'PROFORMA' and ${paid} >= d.amount and ${credited} = 0 and exists (
  select from credit_order o
  join client c on c.id = o.client_id
  where o.document_id = d.id and o.given_at is null
    and (o.expires_on < ${today} or ${isClientOff})
))`;
/** What was given by the order a proforma `d` asks the money of; nothing before it is. */
const given = sql<number>`(
  select coalesce(sum(g.total), 0)::bigint
  from credit_order o
  join credit_grant g on g.id = o.grant_id
  where o.document_id = d.id
)`;
/** What came for a document `d`, whether it was asked for or not. */
export const received = sql<number>`(
  select coalesce(sum(p.amount), 0)::bigint from client_document_payment p
  where p.document_id = d.id and p.undone_at is null
)`;

export type NewDocument = {
  readonly clientId: number;
  readonly clientContractId: number | null;
  readonly kind: ClientDocumentKind;
  readonly currency: Currency;
  readonly taxableOn: string | null;
  /** Days until it is due; null of what asks for no payment. */
  readonly dueDays: number | null;
  /** The first day of the month it is of. */
  readonly month: string | null;
  readonly correctsId: number | null;
  readonly note: string | null;
  /** The company that issues it. */
  readonly sellerId: number;
  readonly lines: readonly DocumentLine[];
  readonly issuedBy: number | null;
};

export type Parties = { readonly seller: DocumentParty; readonly buyer: DocumentParty };
/** Who issues a document, and to whom; undefined where one of them is no company. */
export const readParties = async (
  tx: Db,
  { clientId, sellerId }: Pick<NewDocument, 'clientId' | 'sellerId'>,
): Promise<Parties | undefined> => {
  const seller = await readParty(tx, sql`${sellerId}`);
  const buyer = await readParty(tx, sql`(select company_id from client where id = ${clientId})`);
  return seller && buyer && { seller, buyer };
};

/** Who issues a kind of document stands in a queue until the end of the transaction. */
export const holdNumbers = (tx: Db, kind: ClientDocumentKind): Promise<void> =>
  holdLock(tx, `client document ${kind}`);
/**
 * Writes a document behind the last one of its kind and year. Who issues stands in a queue until the end of the
 * transaction, so that one that comes to nothing leaves no gap.
 */
export const insertDocument = async (
  tx: Db,
  document: Omit<NewDocument, 'sellerId'>,
  { seller, buyer }: Parties,
): Promise<number> => {
  const { kind, lines } = document;
  await holdNumbers(tx, kind);
  const { net, vat } = totalsOf(kind, lines);
  const { rows } = await query`
    insert into client_document (
      client_id, client_contract_id, kind, year, number, currency, issued_on, taxable_on, due_on,
      month, net, vat, amount, corrects_id, note, seller, buyer, issued_by
    )
    select
      ${document.clientId}, ${document.clientContractId}::int, ${kind}, y.year,
      coalesce((
        select max(number) from client_document where kind = ${kind} and year = y.year
      ), 0) + 1,
      ${document.currency}, ${today}, ${document.taxableOn}::date,
      ${today} + ${document.dueDays}::int, ${document.month}::date, ${net}, ${vat}, ${net + vat},
      ${document.correctsId}::int, ${document.note},
      ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(buyer)}::jsonb,
      ${document.issuedBy}::int
    from (select extract(year from ${today})::int as year) y
    returning ${columns({ id: sql<number>`id` })}`.execute(tx);
  const { id } = found(rows[0]);
  await sql`
    insert into client_document_line (
      document_id, position, what, quantity, base, rate, net, vat_rate, vat
    )
    select
      ${id}::int, n - 1, l ->> 'what', (l ->> 'quantity')::int, (l ->> 'base')::bigint,
      (l ->> 'rate')::int, (l ->> 'net')::bigint, (l ->> 'vatRate')::int, (l ->> 'vat')::bigint
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality x (l, n)`.execute(
    tx,
  );
  return id;
};

export type Payable = {
  readonly id: number;
  readonly clientId: number;
  readonly kind: ClientDocumentKind;
  readonly open: number;
  /** It asked to be paid, and is. */
  readonly isPaid: boolean;
  /** A credit note has taken it back: what had paid it is the client's, beforehand. */
  readonly isCredited: boolean;
  /** What is paid of it, and what of it no credit note has taken back. */
  readonly paid: number;
  readonly kept: number;
  /** Credits were given for its money: it is taken back no more. */
  readonly isGiven: boolean;
  /** What was given for it, and what came for it. */
  readonly given: number;
  readonly received: number;
};
/** A document, while nobody else pays or corrects it. */
export const lockDocument = async (tx: Db, id: number): Promise<Payable> => {
  await sql`select 1 from client_document where id = ${id} for no key update`.execute(tx);
  return found(
    (
      await query`
        select ${columns<Payable>({
          id: d.id,
          clientId: d.clientId,
          kind: d.kind,
          open,
          isPaid: sql<boolean>`${paid} >= d.amount and ${credited} = 0`,
          isCredited: sql<boolean>`${credited} > 0`,
          paid,
          kept: sql<number>`greatest(d.amount - ${credited}, 0)::bigint`,
          isGiven: sql<boolean>`exists (
            select 1 from credit_order o where o.document_id = d.id and o.given_at is not null
          )`,
          given,
          received,
        })}
        from client_document d
        where d.id = ${id}`.execute(tx)
    ).rows[0],
  );
};

export type OpenDocument = Pick<Payable, 'id' | 'clientId' | 'kind' | 'open'> & {
  readonly clientName: string;
  /** Variable symbol, and its number. */
  readonly symbol: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly dueOn: string;
};
/** What employers have still to pay, the oldest first. */
export const listOpen = async (db: Db): Promise<OpenDocument[]> =>
  (
    await query`
      select ${columns<OpenDocument>({
        id: d.id,
        clientId: d.clientId,
        clientName: sql<string>`(select name from client where id = d.client_id)`,
        kind: d.kind,
        symbol: d.symbol,
        currency: d.currency,
        amount: d.amount,
        open: sql<number>`o.open`,
        dueOn: sql<string>`d.due_on`,
      })}
      from client_document d
      cross join lateral (select ${open} as open) o
      where o.open > 0
      order by d.due_on, d.id`.execute(db)
  ).rows;

type NewPayment = {
  readonly documentId: number;
  readonly bankEntryId: number | null;
  /** It is of what the client had beforehand. */
  readonly fromPrepaid?: boolean;
  /** Without it, today. */
  readonly day?: string;
  readonly amount: number;
  readonly applied: number;
};
export const insertPayment = async (tx: Db, p: NewPayment): Promise<number> =>
  found(
    (
      await query`
        insert into client_document_payment (
          document_id, bank_entry_id, from_prepaid, day, amount, applied
        )
        values (
          ${p.documentId}, ${p.bankEntryId}, ${p.fromPrepaid ?? false},
          coalesce(${p.day ?? null}::date, ${today}), ${p.amount}, ${p.applied}
        )
        returning ${columns({ id: sql<number>`id` })}`.execute(tx)
    ).rows[0],
  ).id;

type Undone = { readonly id: number; readonly amount: number; readonly applied: number };
/** Which payment of a document: by an entry of the bank, or of what the client had beforehand. */
type PaymentOf = { readonly documentId: number } & (
  | { readonly bankEntryId: number }
  | { readonly paymentId: number }
);
/** Takes a payment back; undefined where there is none. */
export const undoPayment = async (
  tx: Db,
  { documentId, ...of }: PaymentOf,
): Promise<Undone | undefined> => {
  const which =
    'paymentId' in of
      ? sql`from_prepaid and id = ${of.paymentId}`
      : sql`bank_entry_id = ${of.bankEntryId}`;
  return (
    await query`
      update client_document_payment set undone_at = now()
      where document_id = ${documentId} and undone_at is null
        and ${which}
      returning ${columns<Undone>({
        id: sql<number>`id`,
        amount: sql<number>`amount`,
        applied: sql<number>`applied`,
      })}`.execute(tx)
  ).rows[0];
};
