import type { ClientDocumentKind, Country, Currency } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type By, vatRateOn } from '../settlement/index.ts';
import type { DocumentLine } from './client-document.rules.ts';
import { issueDocument } from './issue.ts';
import {
  listMonthTerms,
  type MonthTerms,
  noteMonth,
  readMonth,
  takeMonth,
} from './month.queries.ts';
import { creditLines, feeLines, statementLines } from './month.rules.ts';

export type Installation = { readonly country: Country; readonly currency: Currency };
type Asked = Installation & {
  /** Its first day. */
  readonly month: string;
  readonly by: By;
};

/**
 * Issues what a month of a client is to have: fees, credits that were used where it pays for those, a statement. Of a
 * month that was invoiced only what was taken back by a credit note is issued again.
 */
const invoiceOne = async (tx: Db, terms: MonthTerms, asked: Asked): Promise<boolean> => {
  const { clientId, contractId, sellerId, lastDay, mode, dueDays } = terms;
  const { month, country, currency, by } = asked;
  const taken = await takeMonth(tx, { clientId, contractId, month, by: by.user.id });
  if (!taken) return false;
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
  const vatRate = terms.sellerPaysVat ? vatRateOn(lastDay, country) : null;
  const usedLines = mode === 'POSTPAID_USED' ? creditLines(facts.used) : [];
  const issued = {
    feesId: taken.fees ? await issue('INVOICE', feeLines(terms, facts, vatRate)) : taken.feesId,
    usedId: taken.used ? await issue('INVOICE', usedLines) : taken.usedId,
    statementId: taken.isFirst
      ? await issue('STATEMENT', statementLines(facts))
      : taken.statementId,
  };
  await noteMonth(tx, clientId, month, issued);
  await recordAudit(tx, by, {
    action: 'CREATE',
    entity: 'client_month',
    entityId: clientId,
    after: { month, ...issued },
  });
  return true;
};

export type MonthOutcome = { readonly invoiced: number; readonly withoutCompany: number[] };
/**
 * Invoices a month of all clients that have a contract, each in a transaction of its own: begun again it goes on where
 * it stopped, and two at once invoice nobody twice. A client without a company is left for when it has one.
 */
export const invoiceMonth = async (db: Db, asked: Asked): Promise<MonthOutcome> => {
  let invoiced = 0;
  const withoutCompany: number[] = [];
  for (const terms of await listMonthTerms(db, asked.month))
    try {
      if (await atomic(db, (tx) => invoiceOne(tx, terms, asked))) invoiced += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.message !== 'clientDocument.error.noCompany')
        throw error;
      withoutCompany.push(terms.clientId);
    }
  return { invoiced, withoutCompany };
};
