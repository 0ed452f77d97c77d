import type { EInvoiceFormat } from '@cafeteria/contract';
import type { Caller } from '../../kernel/caller/index.ts';
import type { EInvoice } from './e-invoice.ts';
import { isdocOf } from './isdoc.ts';
import { ublOf } from './ubl.ts';

const writers = {
  ISDOC: { write: isdocOf, extension: 'isdoc' },
  UBL: { write: ublOf, extension: 'xml' },
} as const satisfies Record<EInvoiceFormat, unknown>;

type Written = { readonly fileName: string; readonly format: EInvoiceFormat };
/** Answers an invoice for accounting systems, to be saved under its name. */
export const sendEInvoice = async (
  { reply }: Pick<Caller, 'reply'>,
  { fileName, format }: Written,
  invoice: EInvoice,
): Promise<void> => {
  const { write, extension } = writers[format];
  await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName}.${extension}"`)
    .type('application/xml; charset=utf-8')
    .send(write(invoice));
};
