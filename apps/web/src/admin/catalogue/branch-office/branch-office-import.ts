import { branchOfficeColumns } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { read } from '../../../shared/api/index.ts';
import type { ImportKind } from '../../widgets/import/index.ts';

// with blanks, so that a spreadsheet takes telephones and postal codes for texts and keeps their signs
const czech = [
  'Kavárna U Mlýna',
  'Třebíč',
  '674 01',
  'CZ',
  'Smila Osovského',
  '37',
  '5',
  '49,2149',
  '15,8817',
  '+420 777 123 456',
  'trebic@kavarna.example',
  'www.kavarna.example',
  'po–pá 8:00–18:00, so 9–12',
  'card, voucher',
  '',
  'ano',
  'TR-01',
] as const;
const english = [
  ...czech.slice(0, 12),
  'Mo–Fr 8:00–18:00, Sa 9–12',
  'card, voucher',
  '',
  'yes',
  'TR-01',
];
const slovak = [
  'Kaviareň Pri mlyne',
  'Trenčín',
  '911 01',
  'SK',
  'Palackého',
  '12',
  '',
  '48,8945',
  '18,0444',
  '+421 905 123 456',
  'trencin@kaviaren.example',
  'www.kaviaren.example',
  'po–pi 8:00–18:00, so 9–12',
  'card, voucher',
  '',
  'áno',
  'TN-01',
] as const;

/** Branch offices of a partner. */
export const branchOfficeImport = (partnerId: number): ImportKind => ({
  texts: 'import',
  columns: branchOfficeColumns,
  required: branchOfficeColumns.slice(0, 4),
  templateName: 'pobocky.csv',
  example: (language) => (language === 'sk' ? slovak : language === 'en' ? english : czech),
  path: `/admin/partner/${partnerId}/branch-office/import`,
  doneHref: `/admin/partner/${partnerId}?tab=branches`,
  tags: ['partner'],
  list: read(api.branchOfficeImport.list, { partnerId }),
  get: (id) => read(api.branchOfficeImport.get, { partnerId, id }),
  upload: (call, { fileName, file }) =>
    call(api.branchOfficeImport.upload, { partnerId, body: { fileName }, file }),
  check: (call, id) => call(api.branchOfficeImport.check, { partnerId, id }),
  run: (call, id) => call(api.branchOfficeImport.run, { partnerId, id }),
});
