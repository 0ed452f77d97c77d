import type { Currency } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { holdAccounts } from '../ledger/index.ts';
import type { By } from '../settlement/index.ts';
import { lockDocument } from './client-document.queries.ts';
import { insertTakenBack, listHolders, listUnused } from './credit-note.queries.ts';
import { issueDocument } from './issue.ts';
import { creditLines } from './month.rules.ts';
import { readIssued } from './view.queries.ts';

/**
 * What of credits that were given with an invoice is taken back of it: what nobody has spent, while nobody does. What
 * was spent stays on the invoice, and what is spent later is invoiced with its month. Undefined of another document.
 */
const takeUnused = async (tx: Db, id: number, currency: Currency) => {
  const holders = await listHolders(tx, id);
  if (holders.length === 0) return undefined;
  await holdAccounts(tx, holders, currency);
  const unused = await listUnused(tx, id);
  const lines = creditLines(unused.reduce((sum, { amount }) => sum + amount, 0));
  if (lines.length === 0) throw new AppError('clientDocument.error.creditsUsed');
  return { lines, unused };
};

/**
 * Takes a document back by a credit note that says why: whole, but of credits what was not spent. Answers the credit
 * note.
 */
export const correctDocument = (db: Db, id: number, note: string, by: By): Promise<number> =>
  atomic(db, async (tx) => {
    const { kind, isGiven } = await lockDocument(tx, id);
    // its money is people's by now: what they have not spent is recalled
    if (isGiven) throw new AppError('clientDocument.error.creditsGiven');
    const issued = await readIssued(tx, id);
    if ((kind !== 'INVOICE' && kind !== 'PROFORMA') || issued.isCorrected)
      throw new AppError('clientDocument.error.notCorrectable');
    const { isCorrected: _, ...document } = issued;
    const recalled = await takeUnused(tx, id, document.currency);
    const correction = await issueDocument(tx, {
      ...document,
      ...(recalled && { lines: recalled.lines }),
      kind: 'CREDIT_NOTE',
      dueDays: null,
      correctsId: id,
      note,
      issuedBy: by.user.id,
    });
    if (recalled) await insertTakenBack(tx, correction, recalled.unused);
    await recordAudit(tx, by, {
      action: 'CREATE',
      entity: 'client_document',
      entityId: correction,
      after: { kind: 'CREDIT_NOTE', corrects: id, note },
    });
    return correction;
  });
