import * as z from 'zod/mini';
import { ClientId } from './client.ts';
import { CsvFile, importRoutes } from '../http/import.ts';

/** Users of a client from its payroll; who is missing from the file is switched off only when asked. */
export const UserImportUpload = z
  .strictObject({ ...CsvFile.shape, deactivateMissing: z._default(z.boolean(), false) })
  .register(z.globalRegistry, { id: 'UserImportUpload' });
export const userImportRoutes = importRoutes('/api/admin/client/:clientId/user-import', {
  parent: ClientId,
  upload: UserImportUpload,
  tag: 'user',
  invalidates: ['user', 'client', 'company', 'loggedUser'],
});
