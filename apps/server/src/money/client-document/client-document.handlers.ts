import { type clientDocumentRoutes, countryCode } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { assertOpens, sendTable, wholeList } from '../book/index.ts';
import { payrollTexts } from '../texts.ts';
import { correctDocument } from './correct.ts';
import { isMonthOver } from './month.queries.ts';
import { invoiceMonth } from './month.ts';
import { sendAgain } from './notice.ts';
import { openPress } from '../paper/index.ts';
import { undoPrepaid, usePrepaid } from './prepaid.ts';
import { giveJob } from './receive.ts';
import { sheetOf } from './sheet.ts';
import { documentsTable } from './table.ts';
import { getDocument, listDocuments, nameClients } from './view.queries.ts';
import { lookAt } from './look.ts';
import { sendDocument } from './e-invoice.ts';

/** How long a request invoices before it says where to go on, so that who waits sees it go on. */
const pieceMs = 1_500;

/** What employers are asked to pay, and what they have paid. */
export const clientDocumentHandlers = (deps: Deps): Handlers<typeof clientDocumentRoutes> => {
  const { db, config, log, jobs } = deps;
  const press = openPress(deps);
  return {
    list: async ({ pageNumber, pageSize, ...filter }) => {
      const page = { pageNumber, pageSize };
      const { rows, total, sums } = await listDocuments(db, filter, page);
      return { ...pageResult(rows, page, total), sums };
    },
    table: async ({ format, language, ...filter }, caller) => {
      const text = await payrollTexts(language ?? caller.language);
      const { rows } = await listDocuments(db, filter, wholeList);
      const written = { name: text('clientDocument.fileName'), format };
      return sendTable(caller, written, await documentsTable(assertOpens(rows), written, text));
    },
    get: ({ id }) => lookAt(db, id),
    pdf: async ({ id }, { reply }) => press.send(reply, await sheetOf(await lookAt(db, id))),
    eInvoice: async ({ id }, caller) => sendDocument(caller, await getDocument(db, id)),
    send: async ({ id }, by) => {
      await sendAgain(deps, id, by);
      return lookAt(db, id);
    },
    invoiceMonth: async ({ body }, by) => {
      const month = `${body.month}-01`;
      if (!(await isMonthOver(db, month)))
        throw invalidFields([{ field: 'month', messageKey: 'validation.dayNotOver' }]);
      const installation = { country: countryCode[config.country], currency: config.currency };
      const { withoutCompany, failed, withoutContract, ...piece } = await invoiceMonth(db, {
        ...installation,
        month,
        by,
        after: body.after,
        budget: pieceMs,
        onFailure: (error, clientId) =>
          log.error({ err: error, clientId, month }, 'a client could not be invoiced'),
      });
      return {
        ...piece,
        withoutCompany: await nameClients(db, withoutCompany),
        failed: await nameClients(db, failed),
        withoutContract: await nameClients(db, withoutContract),
      };
    },
    usePrepaid: async ({ id }, by) => {
      await usePrepaid(db, id, by);
      await jobs.send(db, giveJob, {});
      return lookAt(db, id);
    },
    undoPrepaid: async ({ id, paymentId }, by) => {
      await undoPrepaid(db, { documentId: id, paymentId }, by);
      return lookAt(db, id);
    },
    correct: async ({ id, body: { note } }, by) =>
      lookAt(db, await correctDocument(db, id, note, by)),
  };
};
