import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { By } from '../settlement/index.ts';
import { lockDocument } from './client-document.queries.ts';
import { issueDocument } from './issue.ts';
import { readIssued } from './view.queries.ts';

/** Takes a document back, whole, by a credit note that says why. Answers the credit note. */
export const correctDocument = (db: Db, id: number, note: string, by: By): Promise<number> =>
  atomic(db, async (tx) => {
    const { kind, isGiven } = await lockDocument(tx, id);
    // its money is people's by now: what they have not spent is recalled
    if (isGiven) throw new AppError('clientDocument.error.creditsGiven');
    const issued = await readIssued(tx, id);
    if ((kind !== 'INVOICE' && kind !== 'PROFORMA') || issued.isCorrected)
      throw new AppError('clientDocument.error.notCorrectable');
    const { isCorrected: _, ...document } = issued;
    const correction = await issueDocument(tx, {
      ...document,
      kind: 'CREDIT_NOTE',
      dueDays: null,
      correctsId: id,
      note,
      issuedBy: by.user.id,
    });
    await recordAudit(tx, by, {
      action: 'CREATE',
      entity: 'client_document',
      entityId: correction,
      after: { kind: 'CREDIT_NOTE', corrects: id, note },
    });
    return correction;
  });
