import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { requiredText } from '../values/text.ts';
import { ClientDocumentRow, EInvoiceFormat } from './client-document.ts';

const tag = 'admin:client-document';
const DocumentToken = z.strictObject({ token: requiredText(200) });
/** What the link in the mail of a document shows. */
export const ClientDocumentShown = z
  .extend(
    z.pick(ClientDocumentRow, {
      kind: true,
      number: true,
      state: true,
      amount: true,
      open: true,
      currency: true,
      dueOn: true,
    }),
    { seller: z.string(), eInvoice: z.nullable(EInvoiceFormat) },
  )
  .register(z.globalRegistry, { id: 'ClientDocumentShown' });
export type ClientDocumentShown = z.output<typeof ClientDocumentShown>;
/**
 * The link in the mail of a document: for who keeps an employer's books, and has no account here. Its token goes in a
 * body, for addresses are logged on their way (ASVS 5.0, 14.2.1).
 */
export const clientDocumentLinkRoutes = {
  get: route({
    method: 'POST',
    path: '/api/client-document',
    access: 'public',
    summary: 'The document a mail was about, by the token in it',
    body: DocumentToken,
    response: ClientDocumentShown,
    fromAnyPage: true,
    tags: [tag],
  }),
  pdf: route({
    method: 'POST',
    path: '/api/client-document/pdf',
    access: 'public',
    isHeavy: true,
    summary: 'The same on paper',
    body: DocumentToken,
    response: z.string(),
    binary: 'application/pdf',
    fromAnyPage: true,
    tags: [tag],
  }),
  eInvoice: route({
    method: 'POST',
    path: '/api/client-document/e-invoice',
    access: 'public',
    summary: 'The same for accounting systems',
    body: DocumentToken,
    response: z.string(),
    binary: 'application/xml',
    fromAnyPage: true,
    tags: [tag],
  }),
};
