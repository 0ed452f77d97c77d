import { userImportColumns } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { read } from '../../../shared/api/index.ts';
import type { ImportKind } from '../../widgets/import/index.ts';

/** Nobody's real number: without one the contracting company employs. */
const czech = [
  'Z-0123',
  'Jana',
  'Nováková',
  'jana.novakova@firma.example',
  '',
  'CZ',
  '',
  '2024-03-01',
  '',
];
const slovak = [
  'Z-0123',
  'Jana',
  'Kováčová',
  'jana.kovacova@firma.example',
  '',
  'SK',
  '',
  '2024-03-01',
  '',
];

/** Users of a client, from its payroll; with `deactivateMissing` anyone who is not in the file is switched off. */
export const userImport = (clientId: number, deactivateMissing: boolean): ImportKind => ({
  texts: 'userImport',
  columns: userImportColumns,
  names: 'userImport.column',
  required: userImportColumns.slice(0, 3),
  templateName: 'zamestnanci.csv',
  example: (language) => (language === 'sk' ? slovak : czech),
  path: `/admin/client/${clientId}/user-import`,
  doneHref: `/admin/client/${clientId}?tab=users`,
  tags: ['user', 'client', 'company'],
  list: read(api.userImport.list, { clientId }),
  get: (id) => read(api.userImport.get, { clientId, id }),
  upload: (call, { fileName, file }) =>
    call(api.userImport.upload, { clientId, body: { fileName, deactivateMissing }, file }),
  check: (call, id) => call(api.userImport.check, { clientId, id }),
  run: (call, id) => call(api.userImport.run, { clientId, id }),
});
