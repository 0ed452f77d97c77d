import { PartnerId } from './branch-office.ts';
import { CsvFile, importRoutes } from '../http/import.ts';
import { catalogueTags } from './partner.ts';

export const branchOfficeImportRoutes = importRoutes(
  '/api/admin/partner/:partnerId/branch-office/import',
  { parent: PartnerId, upload: CsvFile, tag: 'partner', invalidates: catalogueTags },
);
