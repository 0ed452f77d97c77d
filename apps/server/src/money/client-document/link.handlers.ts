import { type clientDocumentLinkRoutes, eInvoiceFormatOf } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { documentToken } from './notice.ts';
import { openPress } from '../paper/index.ts';
import { sheetOf } from './sheet.ts';
import { sendDocument } from './e-invoice.ts';
import { lookAt } from './look.ts';
import { getDocument } from './view.queries.ts';

/** The link in the mail of a document: for who keeps an employer's books, and has no account here. */
export const clientDocumentLinkHandlers = (
  deps: Deps,
): Handlers<typeof clientDocumentLinkRoutes> => {
  const press = openPress(deps);
  const idOf = (token: string): number => {
    const id = documentToken.read(deps, token);
    if (id === undefined) throw new AppError('clientDocument.error.tokenInvalid');
    return id;
  };
  return {
    get: async ({ body: { token } }) => {
      const document = await getDocument(deps.db, idOf(token));
      const { kind, number, state, seller, amount, open, currency, dueOn } = document;
      const eInvoice = eInvoiceFormatOf(document);
      return { kind, number, state, seller: seller.name, amount, open, currency, dueOn, eInvoice };
    },
    pdf: async ({ body: { token } }, { reply }) =>
      press.send(reply, await sheetOf(await lookAt(deps.db, idOf(token)))),
    eInvoice: async ({ body: { token } }, caller) =>
      sendDocument(caller, await getDocument(deps.db, idOf(token))),
  };
};
