import type { clientDocumentLinkRoutes, ClientDocumentRecord } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { documentToken } from './notice.ts';
import { openPress } from '../paper/index.ts';
import { sheetOf } from './sheet.ts';
import { getDocument } from './view.queries.ts';

/** The link in the mail of a document: for who keeps an employer's books, and has no account here. */
export const clientDocumentLinkHandlers = (
  deps: Deps,
): Handlers<typeof clientDocumentLinkRoutes> => {
  const press = openPress(deps);
  const documentOf = async (token: string): Promise<ClientDocumentRecord> => {
    const id = documentToken.read(deps, token);
    if (id === undefined) throw new AppError('clientDocument.error.tokenInvalid');
    return getDocument(deps.db, id);
  };
  return {
    get: async ({ token }) => {
      const { kind, number, state, seller, amount, open, currency, dueOn } =
        await documentOf(token);
      return { kind, number, state, seller: seller.name, amount, open, currency, dueOn };
    },
    pdf: async ({ token }, { reply }) => press.send(reply, await sheetOf(await documentOf(token))),
  };
};
