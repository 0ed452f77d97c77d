import type { BookFormat, Language, SettlementRecord } from '@cafeteria/contract';
import type { Caller } from '../../kernel/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { sendTable } from '../book/index.ts';
import { payrollTexts } from '../texts.ts';
import { readTelling } from './document.queries.ts';
import { getSettlement, listFees, listItems, type Looking } from './settlement.queries.ts';
import { statementTable } from './statement.ts';

/** More payments than this are no table anybody opens. */
const maxItems = 200_000;

export const readSettlement = async (
  db: Db,
  id: number,
  looking: Looking,
): Promise<SettlementRecord> => ({
  ...(await getSettlement(db, id, looking)),
  feeLines: await listFees(db, id),
  ...(await readTelling(db, id)),
});

/** Answers its table, to be saved under its number. */
export const sendStatement = async (
  db: Db,
  caller: Pick<Caller, 'reply'>,
  settlement: SettlementRecord,
  { format, language }: { readonly format: BookFormat; readonly language: Language },
): Promise<void> => {
  const items = await listItems(db, settlement.id, { limit: maxItems, offset: 0 });
  const text = await payrollTexts(language);
  const name = `${text('settlement.fileName')}-${settlement.number ?? `${settlement.id}`}`;
  const written = { name, format };
  return sendTable(caller, written, await statementTable(settlement, items, written, text));
};
