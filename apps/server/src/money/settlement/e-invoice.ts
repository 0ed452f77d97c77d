import type { Config, SettlementRecord } from '@cafeteria/contract';
import type { Caller } from '../../kernel/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { sendEInvoice } from '../e-invoice/index.ts';
import { payrollTexts } from '../texts.ts';
import { findIssued } from './document.queries.ts';
import { eInvoiceOf } from './e-invoice.rules.ts';
import { languageOf, readNames } from './fee-lines.ts';

/** Answers the document of a settlement for accounting systems; there is none of one that invoices nothing. */
export const sendCommission = async (
  db: Db,
  caller: Pick<Caller, 'reply'>,
  settlement: SettlementRecord,
  country: Config['country'],
): Promise<void> => {
  const format = found(settlement.eInvoice);
  const issued = found(await findIssued(db, settlement.id));
  const t = await payrollTexts(languageOf(issued));
  const paper = { settlement, issued, t };
  const nameOf = await readNames(db, paper, country);
  const fileName = `${t('settlement.fileName')}-${settlement.number ?? ''}`;
  return sendEInvoice(caller, { fileName, format }, eInvoiceOf(paper, nameOf));
};
