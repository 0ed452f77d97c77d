import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { requiredText } from '../values/text.ts';
import { BookFormat } from './book.ts';
import { EInvoiceFormat } from './client-document.ts';
import { SettlementRow } from './settlement.ts';

const SettlementToken = { token: requiredText(200) };
const Linked = z.strictObject(SettlementToken);
/** What the link in the mail of a settlement shows. */
export const SettlementShown = z
  .extend(
    z.pick(SettlementRow, {
      cutOff: true,
      currency: true,
      captured: true,
      refunded: true,
      fees: true,
      carriedIn: true,
      payout: true,
      carriedOut: true,
    }),
    {
      number: z.string(),
      partner: z.string(),
      seller: z.string(),
      firstDay: z.nullable(z.string()),
      eInvoice: z.nullable(EInvoiceFormat),
    },
  )
  .register(z.globalRegistry, { id: 'SettlementShown' });
export type SettlementShown = z.output<typeof SettlementShown>;
const linked = {
  method: 'POST',
  access: 'public',
  tags: ['admin:settlement'],
  fromAnyPage: true,
} as const;
/**
 * The link in the mail of a settlement: for who keeps a partner's books, and has no account here. Its token goes in a
 * body, for addresses are logged on their way (ASVS 5.0, 14.2.1).
 */
export const settlementLinkRoutes = {
  get: route({
    ...linked,
    path: '/api/settlement',
    summary: 'The settlement a mail was about, by the token in it',
    body: Linked,
    response: SettlementShown,
  }),
  pdf: route({
    ...linked,
    path: '/api/settlement/pdf',
    isHeavy: true,
    summary: 'The same on paper',
    body: Linked,
    response: z.string(),
    binary: 'application/pdf',
  }),
  eInvoice: route({
    ...linked,
    path: '/api/settlement/e-invoice',
    summary: 'The invoice of the commission for accounting systems',
    body: Linked,
    response: z.string(),
    binary: 'application/xml',
  }),
  file: route({
    ...linked,
    path: '/api/settlement/file',
    isHeavy: true,
    summary: 'The same as a table, with each payment and refund',
    body: z.strictObject({ ...SettlementToken, format: z._default(BookFormat, 'CSV') }),
    response: z.string(),
    binary: 'text/csv',
  }),
};
