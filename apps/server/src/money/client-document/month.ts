import {
  type ClientDocumentKind,
  type Country,
  type Currency,
  isReverseCharge,
} from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { bookLines } from '../book/index.ts';
import { type By, vatRateOn } from '../settlement/index.ts';
import { holdNumbers } from './client-document.queries.ts';
import type { DocumentLine } from './client-document.rules.ts';
import { issueDocument } from './issue.ts';
import {
  type Issued,
  listMonthTerms,
  listWithoutContract,
  type MonthTerms,
  noteMonth,
  readMonth,
  takeMonth,
} from './month.queries.ts';
import { creditLines, feeLines, settlingLines, statementLines } from './month.rules.ts';
import { payFromPrepaid } from './prepaid.ts';

export type Installation = { readonly country: Country; readonly currency: Currency };
type Invoicing = Installation & {
  /** Its first day. */
  readonly month: string;
  readonly by: By;
};

/** Books on the statement of a month what nobody owes any more; what became its client's pays what is open of it. */
const settleMonth = async (
  tx: Db,
  { clientId, statementId, feesId, usedId }: Issued & { readonly clientId: number },
  settling: ReturnType<typeof settlingLines>,
): Promise<void> => {
  if (settling.length === 0) return;
  const document = { document: 'CLIENT_DOCUMENT', documentId: statementId ?? 0, clientId } as const;
  await bookLines(
    tx,
    settling.map((line) => ({ ...document, ...line })),
  );
  for (const id of [feesId, usedId]) if (id !== null) await payFromPrepaid(tx, id);
};

/**
 * Issues what a month of a client is to have: fees, credits that were used where it pays for those, a statement. Of a
 * month that was invoiced only what was taken back by a credit note is issued again.
 */
const invoiceOne = async (tx: Db, terms: MonthTerms, invoicing: Invoicing): Promise<boolean> => {
  const { clientId, contractId, sellerId, lastDay, dueDays } = terms;
  const { month, country, currency, by } = invoicing;
  // before anything is booked, in one order: another run of invoicing waits here, and no two wait for each other
  for (const kind of ['INVOICE', 'STATEMENT'] as const) await holdNumbers(tx, kind);
  const claimedId = await takeMonth(tx, { clientId, contractId, month, by: by.user.id });
  if (!claimedId) return false;
  const facts = await readMonth(tx, terms, month);
  const issue = async (kind: ClientDocumentKind, lines: readonly DocumentLine[]) =>
    lines.length === 0
      ? null
      : issueDocument(tx, {
          clientId,
          clientContractId: contractId,
          kind,
          currency,
          taxableOn: kind === 'INVOICE' ? lastDay : null,
          dueDays: kind === 'INVOICE' ? dueDays : null,
          month,
          correctsId: null,
          note: null,
          sellerId,
          lines,
          issuedBy: by.user.id,
        });
  const bearsVat = terms.seller.vatPayer && !isReverseCharge(terms);
  const vatRate = bearsVat ? vatRateOn(lastDay, country) : null;
  const issued = {
    feesId: claimedId.fees
      ? await issue('INVOICE', feeLines(terms, facts, vatRate))
      : claimedId.feesId,
    usedId: claimedId.used ? await issue('INVOICE', creditLines(facts.toPay)) : claimedId.usedId,
    statementId: claimedId.isFirst
      ? await issue('STATEMENT', statementLines(facts))
      : claimedId.statementId,
  };
  if (claimedId.isFirst && issued.statementId !== null)
    await settleMonth(tx, { clientId, ...issued }, settlingLines(facts, terms.expiredTo));
  await noteMonth(tx, clientId, month, issued);
  await recordAudit(tx, by, {
    action: 'CREATE',
    entity: 'client_month',
    entityId: clientId,
    after: { month, ...issued },
  });
  return true;
};

const isWithoutCompany = (error: unknown): boolean =>
  error instanceof AppError && error.message === 'clientDocument.error.noCompany';

type Piece = Invoicing & {
  /** Goes on behind this client. */
  readonly after?: number | undefined;
  /** How long a piece works, in milliseconds, before it says where to go on; without it until all is done. */
  readonly budget?: number | undefined;
  /** Told of what could not be invoiced and why; without it that ends the run. */
  readonly onFailure?: ((error: unknown, clientId: number) => void) | undefined;
};
export type MonthOutcome = {
  readonly invoiced: number;
  /** How many clients are still to come, and behind whom to go on with them: null where none is. */
  readonly left: number;
  readonly next: number | null;
  readonly withoutCompany: number[];
  readonly failed: number[];
  /** Who has no contract in it, and people with credits that moved. */
  readonly withoutContract: number[];
};
type Done = Pick<MonthOutcome, 'withoutCompany' | 'failed'> & { invoiced: number };
/** Invoices one client, in a transaction of its own, and notes what became of it. */
const tryOne = async (db: Db, terms: MonthTerms, piece: Piece, done: Done): Promise<void> => {
  try {
    if (await atomic(db, (tx) => invoiceOne(tx, terms, piece))) done.invoiced += 1;
  } catch (error) {
    if (isWithoutCompany(error)) done.withoutCompany.push(terms.clientId);
    else if (piece.onFailure) {
      piece.onFailure(error, terms.clientId);
      done.failed.push(terms.clientId);
    } else throw error;
  }
};

/**
 * Invoices a month of the clients that have a contract, a piece at a time, each client in a transaction of its own:
 * another run goes on where it stopped, two at once invoice nobody twice, and one that cannot be invoiced
 * holds up nobody else (decision 0147). A client without a company is left for when it has one.
 */
export const invoiceMonth = async (db: Db, piece: Piece): Promise<MonthOutcome> => {
  const { month, after = 0, budget = Infinity } = piece;
  const startedAt = performance.now();
  const due = await listMonthTerms(db, month, after);
  const done: Done = { invoiced: 0, withoutCompany: [], failed: [] };
  let next: number | null = null;
  let left = due.length;
  for (const terms of due) {
    await tryOne(db, terms, piece, done);
    left -= 1;
    next = left > 0 ? terms.clientId : null;
    if (performance.now() - startedAt >= budget) break;
  }
  // said once, when all is done
  const withoutContract = next === null ? await listWithoutContract(db, month) : [];
  return { ...done, left, next, withoutContract };
};
