import * as z from 'zod/mini';
import { Address } from '../values/address.ts';
import { Country } from '../vocabulary/enums.ts';

/** What an employer is asked to pay (a proforma for credits it has ordered, an invoice), or told. */
export const ClientDocumentKind = z.enum(['PROFORMA', 'INVOICE', 'CREDIT_NOTE', 'STATEMENT']);
export type ClientDocumentKind = z.output<typeof ClientDocumentKind>;
/** What a line is of: credits, fees of a contract, or a figure of a statement. */
export const ClientDocumentWhat = z.enum([
  'CREDITS',
  'PER_PERSON',
  'OF_GRANTED',
  'OF_USED',
  'FIXED',
  'MINIMUM',
  'SET_UP',
  'GRANTED',
  'USED',
  'RECALLED',
  'EXPIRED',
]);
export type ClientDocumentWhat = z.output<typeof ClientDocumentWhat>;

/** A company as it stands on a document, on the day that was issued. */
export const DocumentParty = z.object({
  name: z.string(),
  country: Country,
  registrationNumber: z.string(),
  taxId: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  vatPayer: z.boolean(),
  registerEntry: z.nullable(z.string()),
  address: Address,
  email: z.nullable(z.string()),
  iban: z.nullable(z.string()),
});
export type DocumentParty = z.output<typeof DocumentParty>;
