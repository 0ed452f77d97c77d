import * as z from 'zod/mini';
import { ImportUpload, importRoutes } from '../http/import.ts';
import { route } from '../http/route.ts';
import { ClientId } from '../people/client.ts';
import { GrantTerms } from './credit-grant.ts';

/** A grant from a file: its amounts and people, and what is said of all alike. */
export const CreditGrantUpload = z.strictObject({ ...ImportUpload.shape, ...GrantTerms.shape });
export type CreditGrantUpload = z.output<typeof CreditGrantUpload>;

const tag = 'admin:credit-grant';
const grantImport = importRoutes('/api/admin/client/:clientId/credit-grant-import', {
  parent: ClientId,
  upload: CreditGrantUpload,
  tag,
  invalidates: [tag],
});
export const creditGrantImportRoutes = {
  ...grantImport,
  run: route({ ...grantImport.run, proof: true }),
};
/** Columns of a file of grants, in the order of its template: a person is named by one of the first two. */
export const creditGrantImportColumns = [
  'personalNumber',
  'email',
  'amount',
  'shifts',
  'note',
] as const;
