import type { settlementLinkRoutes, SettlementRecord } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { openPress } from '../paper/index.ts';
import { findIssued } from './document.queries.ts';
import { settlementToken } from './notice.ts';
import { readSettlement, sendStatement } from './read.ts';
import { languageOf } from './fee-lines.ts';
import { sendCommission } from './e-invoice.ts';
import { sheetOf } from './sheet.ts';

/** The link in the mail of a settlement: for who keeps a partner's books, and has no account here. */
export const settlementLinkHandlers = (deps: Deps): Handlers<typeof settlementLinkRoutes> => {
  const { db, config } = deps;
  const press = openPress(deps);
  const settlementOf = (token: string): Promise<SettlementRecord> => {
    const id = settlementToken.read(deps, token);
    if (id === undefined) throw new AppError('settlement.error.tokenInvalid');
    return readSettlement(db, id, { userId: 0, currency: config.currency });
  };
  return {
    get: async ({ body: { token } }) => {
      const { id, number, partner, ...settlement } = await settlementOf(token);
      const { seller } = found(await findIssued(db, id));
      return { ...settlement, number: number ?? '', partner: partner.name, seller: seller.name };
    },
    pdf: async ({ body: { token } }, { reply }) =>
      press.send(reply, await sheetOf(db, await settlementOf(token), config.country)),
    eInvoice: async ({ body: { token } }, caller) =>
      sendCommission(db, caller, await settlementOf(token), config.country),
    file: async ({ body: { token, format } }, caller) => {
      const settlement = await settlementOf(token);
      const language = languageOf(found(await findIssued(db, settlement.id)));
      return sendStatement(db, caller, settlement, { format, language });
    },
  };
};
