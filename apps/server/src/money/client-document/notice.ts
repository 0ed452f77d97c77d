/** Employers are told of their documents by mail, and reminded of what they have not paid in time. */
import type { ClientDocumentOccasion } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { signedId } from '../../kernel/signed-id.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import type { By } from '../settlement/index.ts';
import { tellEach, type MailDeps } from '../telling.ts';
import {
  type DueNotice,
  findAddress,
  listDueNotices,
  markNotified,
  markNotifiedAgain,
} from './notice.queries.ts';
import { getDocument, type StoredDocument } from './view.queries.ts';

/** What shows one document to anyone with its mail; good for as long as the document is kept. */
export const documentToken = signedId((id) => `client document ${id}`);

/** Where a document goes: to the address of its contract, else to that of the company it is for. */
const addressOf = async (db: Db, { contractId, buyer }: StoredDocument) =>
  (contractId === null ? undefined : await findAddress(db, contractId)) ?? buyer.email;

const send = (
  deps: MailDeps,
  tx: Db,
  document: StoredDocument,
  { occasion, email, once }: { occasion: ClientDocumentOccasion; email: string; once?: string },
) => {
  const { id, kind, number, seller, buyer, amount, open, currency, dueOn } = document;
  const path = `/client-document#token=${documentToken.of(deps, id)}`;
  return queueMessage(deps, tx, {
    kind: 'CLIENT_DOCUMENT',
    to: { email },
    language: buyer.country,
    data: {
      occasion,
      kind,
      number,
      dueOn,
      path,
      seller: seller.name,
      iban: seller.iban,
      amount: { amount, currency },
      open: { amount: open, currency },
    },
    ...(once !== undefined && { once }),
  });
};

/** Tells one thing, once: noted and written in one transaction, even if others are about to do the same. */
const tell = (deps: MailDeps, due: DueNotice): Promise<void> =>
  atomic(deps.db, async (tx) => {
    const document = await getDocument(tx, due.documentId);
    // paid since it was looked for
    if (due.occasion !== 'ISSUED' && document.open === 0) return;
    const email = await addressOf(tx, document);
    if (!(await markNotified(tx, due, email))) return;
    const { occasion, documentId } = due;
    const once = `client document ${documentId} ${occasion}`;
    if (email !== null) await send(deps, tx, document, { occasion, email, once });
  });
export const tellEmployers = (
  deps: MailDeps & Pick<Deps, 'log'>,
  of: 'ISSUED' | 'OVERDUE',
): Promise<void> =>
  tellEach(
    deps,
    () => listDueNotices(deps.db, of),
    (due) => tell(deps, due),
  );

/** Sends a document again, to the address that is known now. */
export const sendAgain = (deps: MailDeps, id: number, by: By): Promise<void> =>
  atomic(deps.db, async (tx) => {
    const document = await getDocument(tx, id);
    const email = await addressOf(tx, document);
    if (email === null) throw new AppError('clientDocument.error.noEmail');
    await markNotifiedAgain(tx, id, email);
    await send(deps, tx, document, { occasion: 'ISSUED', email });
    await recordAudit(tx, by, {
      action: 'UPDATE',
      entity: 'client_document',
      entityId: id,
      after: { sentTo: email },
    });
  });

/** However a document comes to be issued, it goes out within a minute; reminders go while people work. */
export const documentNoticeJobs = (deps: Deps): readonly Job[] => [
  defineJob({
    name: 'client-document.tell',
    schedule: '* * * * *',
    work: () => tellEmployers(deps, 'ISSUED'),
  }),
  defineJob({
    name: 'client-document.remind',
    schedule: '15 8-17 * * *',
    work: () => tellEmployers(deps, 'OVERDUE'),
  }),
];
