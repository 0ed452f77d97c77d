import * as z from 'zod/mini';
import { importByteLimit } from './limits.ts';
import { PartnerId } from './branch-office.ts';
import { FieldError } from './errors.ts';
import { route } from './http.ts';
import { catalogueTags } from './partner.ts';
import { pageOf, PageQuery } from './page.ts';
import { Id, id, instant, requiredText } from './text.ts';

/** CHECKING → CHECKED | REFUSED; CHECKED → IMPORTING → IMPORTED | FAILED. */
export const ImportStatus = z.enum(['CHECKING', 'CHECKED', 'REFUSED', 'IMPORTING', 'IMPORTED', 'FAILED']);
export type ImportStatus = z.output<typeof ImportStatus>;
/** A line that cannot be taken: 1-based line of the file, column, and why. */
export const ImportError = z.object({ line: z.int(), ...FieldError.shape });
export type ImportError = z.output<typeof ImportError>;
/** An import that can be left and found again: its progress, and what is wrong line by line (the first 1,000). */
export const BranchOfficeImport = z
  .object({
    id: id(), partnerId: id(), fileName: z.string(), status: ImportStatus, total: z.int(), processed: z.int(), create: z.int(),
    errorCount: z.int(), errors: z.array(ImportError), dateCreated: instant(), finishedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'BranchOfficeImport' });
export type BranchOfficeImport = z.output<typeof BranchOfficeImport>;

const path = '/api/admin/partner/:partnerId/branch-office/import';
const params = z.extend(PartnerId, Id.shape);
export const branchOfficeImportRoutes = {
  list: route({ method: 'GET', path, access: 'admin', summary: 'Imports of a partner, newest first', params: PartnerId, query: PageQuery, response: pageOf(z.omit(BranchOfficeImport, { errors: true })), tags: ['partner'] }),
  check: route({
    method: 'POST', path, access: 'admin', summary: 'Upload a CSV for a dry run', params: PartnerId, response: BranchOfficeImport, bodyLimit: importByteLimit * 2, invalidates: ['partner'],
    body: z.strictObject({ fileName: requiredText(255), content: z.string().check(z.minLength(1, 'import.error.unreadable'), z.maxLength(importByteLimit, 'common.error.tooLarge')) }),
  }),
  get: route({ method: 'GET', path: `${path}/:id`, access: 'admin', summary: 'Progress and errors of an import', params, response: BranchOfficeImport }),
  run: route({ method: 'POST', path: `${path}/:id/run`, access: 'admin', summary: 'Import all lines or none', params, response: BranchOfficeImport, invalidates: catalogueTags }),
};
