/** Invoices for accounting systems, in the formats of both countries. */
export type { EInvoice, EInvoiceLine, VatCategory } from './e-invoice.ts';
export { lineOf } from './line.rules.ts';
export { element, group, known, root, sum, value } from './xml.ts';
export { sendEInvoice } from './send.ts';
