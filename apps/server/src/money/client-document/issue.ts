import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { bookLines } from '../book/index.ts';
import {
  insertDocument,
  lockDocument,
  type NewDocument,
  type Parties,
  readParties,
} from './client-document.queries.ts';
import { linesOfDocument } from './client-document.rules.ts';
import { payFromPrepaid } from './prepaid.ts';

/** What takes a document back is of the same companies, whatever became of them. */
type Correction = Omit<NewDocument, 'sellerId'> & {
  readonly sellerId?: undefined;
  readonly parties: Parties;
};
/**
 * Issues a document: numbered, written for ever and booked in the same moment; an invoice is paid of what its client
 * has beforehand. Answers its id.
 */
export const issueDocument = async (
  tx: Db,
  { sellerId, ...document }: NewDocument | Correction,
): Promise<number> => {
  const parties =
    'parties' in document
      ? document.parties
      : await readParties(tx, { clientId: document.clientId, sellerId: sellerId ?? 0 });
  if (!parties) throw new AppError('clientDocument.error.noCompany');
  const corrects =
    document.correctsId === null ? undefined : await lockDocument(tx, document.correctsId);
  const id = await insertDocument(tx, document, parties);
  const lines = linesOfDocument({ ...document, id, ...(corrects && { corrects }) });
  if (lines.length > 0) await bookLines(tx, lines);
  if (document.kind === 'INVOICE') await payFromPrepaid(tx, id);
  return id;
};
