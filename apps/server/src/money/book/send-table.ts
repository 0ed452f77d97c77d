import type { BookFormat } from '@cafeteria/contract';
import type { Caller } from '../../kernel/caller/index.ts';
import type { Written } from './tables.ts';

const contentTypes: Readonly<Record<BookFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Sends a table to be saved. */
export const sendTable = async (
  { reply }: Pick<Caller, 'reply'>,
  { name, format }: Written,
  table: Buffer,
): Promise<void> => {
  await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.${format.toLowerCase()}"`)
    .type(contentTypes[format])
    .send(table);
};
