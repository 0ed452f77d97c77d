import { api } from '@cafeteria/contract/light';
import { read } from '../../../shared/api/index.ts';
import type { ImportKind } from '../../widgets/import/index.ts';

/** Columns of the file, as the server reads them; the first four must be there. */
const columns = [
  'name',
  'city',
  'postalCode',
  'country',
  'street',
  'houseNumber',
  'streetNumber',
  'lat',
  'lng',
  'telephone',
  'email',
  'www',
  'active',
] as const;

/** Branch offices of a partner. */
export const branchOfficeImport = (partnerId: number): ImportKind => ({
  texts: 'import',
  columns,
  required: columns.slice(0, 4),
  templateName: 'pobocky.csv',
  example: [
    'Kavárna U Mlýna',
    'Třebíč',
    '67401',
    'CZ',
    'Smila Osovského',
    '37',
    '5',
    '49.2149',
    '15.8817',
    '+420777123456',
    'trebic@kavarna.cz',
    'www.kavarna.cz',
    'ano',
  ],
  path: `/admin/partner/${partnerId}/branch-office/import`,
  doneHref: `/admin/partner/${partnerId}?tab=branches`,
  tags: ['partner'],
  list: read(api.branchOfficeImport.list, { partnerId }),
  get: (id) => read(api.branchOfficeImport.get, { partnerId, id }),
  check: (call, body) => call(api.branchOfficeImport.check, { partnerId, body }),
  run: (call, id) => call(api.branchOfficeImport.run, { partnerId, id }),
});
