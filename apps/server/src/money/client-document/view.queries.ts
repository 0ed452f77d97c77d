/** Documents of employers as they are looked at. */
import type {
  ClientDocumentKind,
  ClientDocumentRecord,
  ClientDocumentRow,
  ClientDocumentState,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import {
  credited,
  type NewDocument,
  isHeld,
  open,
  openOn,
  paid,
  type Parties,
} from './client-document.queries.ts';
import { listNotices } from './notice.queries.ts';
import { readPrepaid } from './prepaid.queries.ts';
import type { DocumentLine } from './client-document.rules.ts';

const d = tableAs('client_document', 'd');
const l = tableAs('client_document_line', 'l');
const p = tableAs('client_document_payment', 'p');

/** How a document `d` stands, which is never written down: days pass and payments come by themselves. */
const state = sql<ClientDocumentState | null>`case
  when d.kind = 'CREDIT_NOTE' or d.kind = 'STATEMENT' then null
  when ${credited} >= d.amount then 'CANCELLED'
  when ${open} = 0 then 'PAID'
  when d.due_on < ${today} then 'OVERDUE'
  when ${paid} > 0 then 'PARTLY_PAID'
  else 'OPEN'
end`;
const rowSelect = {
  id: d.id,
  client: sql<ClientDocumentRow['client']>`(
    select jsonb_build_object('id', c.id, 'name', c.name) from client c where c.id = d.client_id
  )`,
  kind: d.kind,
  number: sql<string>`d.symbol`,
  state,
  issuedOn: d.issuedOn,
  dueOn: d.dueOn,
  month: d.month,
  currency: d.currency,
  net: d.net,
  vat: d.vat,
  amount: d.amount,
  open,
};

export type DocumentFilter = {
  readonly kind?: ClientDocumentKind | undefined;
  readonly state?: ClientDocumentState | undefined;
  readonly clientId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly openOn?: string | undefined;
  readonly held?: boolean | undefined;
};
const matching = (filter: DocumentFilter): RawBuilder<unknown> => sql`
  true
  ${filter.kind ? sql`and d.kind = ${filter.kind}` : sql``}
  ${filter.state ? sql`and ${state} = ${filter.state}` : sql``}
  ${filter.clientId ? sql`and d.client_id = ${filter.clientId}` : sql``}
  ${filter.from ? sql`and d.issued_on >= ${filter.from}::date` : sql``}
  ${filter.to ? sql`and d.issued_on <= ${filter.to}::date` : sql``}
  ${filter.openOn ? sql`and d.issued_on <= ${filter.openOn}::date and ${openOn(filter.openOn)} > 0` : sql``}
  ${filter.held ? sql`and ${isHeld}` : sql``}`;
type Page = { readonly pageSize: number; readonly pageNumber: number };
type DocumentSums = Readonly<Record<'amount' | 'open', number>>;
export const listDocuments = async (
  db: Db,
  filter: DocumentFilter,
  { pageSize, pageNumber }: Page,
): Promise<{ rows: ClientDocumentRow[]; total: number; sums: DocumentSums }> => {
  const { rows } = await query`
    select ${columns<ClientDocumentRow>({ ...rowSelect, open: openOn(filter.openOn) })}
    from client_document d
    where ${matching(filter)}
    order by d.id desc
    limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db);
  const all = await query`
    select ${columns({
      total: sql<number>`count(*)::int`,
      amount: sql<number>`coalesce(sum(d.amount), 0)::bigint`,
      open: sql<number>`coalesce(sum(${openOn(filter.openOn)}), 0)::bigint`,
    })}
    from client_document d
    where ${matching(filter)}`.execute(db);
  const { total, ...sums } = found(all.rows[0]);
  return { rows, total, sums };
};

const readLines = async (db: Db, id: number): Promise<DocumentLine[]> =>
  (
    await query`
      select ${columns<DocumentLine>({
        what: l.what,
        quantity: l.quantity,
        base: l.base,
        rate: l.rate,
        net: l.net,
        vatRate: l.vatRate,
        vat: l.vat,
      })}
      from client_document_line l
      where l.document_id = ${id}
      order by l.position`.execute(db)
  ).rows;

const readPayments = async (db: Db, id: number): Promise<ClientDocumentRecord['payments']> =>
  (
    await query`
      select ${columns<ClientDocumentRecord['payments'][number]>({
        id: p.id,
        day: p.day,
        amount: p.amount,
        applied: p.applied,
        bankEntryId: p.bankEntryId,
        isPrepaid: p.fromPrepaid,
        isUndone: sql<boolean>`p.undone_at is not null`,
      })}
      from client_document_payment p
      where p.document_id = ${id}
      order by p.day, p.id`.execute(db)
  ).rows;

const numbered = (which: RawBuilder<unknown>) => sql<ClientDocumentRecord['corrects']>`(
  select jsonb_build_object('id', n.id, 'number', n.symbol, 'kind', n.kind)
  from client_document n where ${which} order by n.id desc limit 1
)`;
/** What is kept of a document; its code for banking apps is made when it is looked at. */
export type StoredDocument = Omit<ClientDocumentRecord, 'payBySquare'>;
type DetailField = 'lines' | 'payments' | 'notices' | 'prepaid';
export const getDocument = async (db: Db, id: number): Promise<StoredDocument> => {
  const { rows } = await query`
    select ${columns<Omit<StoredDocument, DetailField>>({
      ...rowSelect,
      taxableOn: d.taxableOn,
      contractId: d.clientContractId,
      seller: d.seller,
      buyer: d.buyer,
      note: d.note,
      issuedBy: personOf('d.issued_by'),
      issuedAt: d.issuedAt,
      corrects: numbered(sql`n.id = d.corrects_id`),
      correctedBy: numbered(sql`n.corrects_id = d.id`),
      order: sql<ClientDocumentRecord['order']>`(
        select jsonb_build_object('id', o.id, 'isGiven', o.given_at is not null)
        from credit_order o
        where o.document_id = d.id
      )`,
      grantId: sql<number | null>`(select g.id from credit_grant g where g.invoice_id = d.id)`,
    })}
    from client_document d
    where d.id = ${id}`.execute(db);
  const document = found(rows[0]);
  return {
    ...document,
    lines: await readLines(db, id),
    payments: await readPayments(db, id),
    notices: await listNotices(db, id),
    prepaid: await readPrepaid(db, document.client.id),
  };
};

type Issued = Omit<NewDocument, 'kind' | 'dueDays' | 'correctsId' | 'issuedBy' | 'sellerId'> & {
  readonly parties: Parties;
  readonly isCorrected: boolean;
};
/** A document as it was issued, for what takes it back. */
export const readIssued = async (tx: Db, id: number): Promise<Issued> => {
  const { client, contractId, correctedBy, seller, buyer, ...issued } = await getDocument(tx, id);
  return {
    clientId: client.id,
    clientContractId: contractId,
    currency: issued.currency,
    taxableOn: issued.taxableOn,
    month: issued.month,
    note: issued.note,
    lines: issued.lines,
    parties: { seller, buyer },
    isCorrected: correctedBy !== null,
  };
};

/** What clients are called. */
export const nameClients = async (
  db: Db,
  ids: readonly number[],
): Promise<ClientDocumentRow['client'][]> =>
  (
    await query`
      select ${columns<ClientDocumentRow['client']>({
        id: sql<number>`c.id`,
        name: sql<string>`c.name`,
      })}
      from client c
      where c.id = any(${[...ids]}::int[])
      order by c.id`.execute(db)
  ).rows;
