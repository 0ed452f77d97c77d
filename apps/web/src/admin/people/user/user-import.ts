import { api } from '@cafeteria/contract/light';
import { read } from '../../../shared/api/index.ts';
import type { ImportKind } from '../../widgets/import/index.ts';

/** Columns of the file, as the server reads them; the first three must be there. */
const columns = [
  'personalNumber',
  'firstName',
  'lastName',
  'email',
  'username',
  'language',
  'companyRegistrationNumber',
  'employmentFrom',
  'employmentTo',
] as const;

/** Users of a client, from its payroll; with `deactivateMissing` whoever is not in the file is switched off. */
export const userImport = (clientId: number, deactivateMissing: boolean): ImportKind => ({
  texts: 'userImport',
  columns,
  required: columns.slice(0, 3),
  templateName: 'zamestnanci.csv',
  example: [
    '00123',
    'Jana',
    'Nováková',
    'jana.novakova@firma.cz',
    '',
    'CZ',
    '12345679',
    '2024-03-01',
    '',
  ],
  path: `/admin/client/${clientId}/user-import`,
  doneHref: `/admin/client/${clientId}?tab=users`,
  tags: ['user', 'client', 'company'],
  list: read(api.userImport.list, { clientId }),
  get: (id) => read(api.userImport.get, { clientId, id }),
  check: (call, file) =>
    call(api.userImport.check, { clientId, body: { ...file, deactivateMissing } }),
  run: (call, id) => call(api.userImport.run, { clientId, id }),
});
