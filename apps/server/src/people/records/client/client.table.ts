import { describeTable } from '../../../kernel/table/index.ts';

/** Clients say what their people see of the catalogue, so readers do see a change of them. */
export const clientTable = describeTable('client', {
  name: 'name',
  links: { employerCompanyIds: { table: 'client_employer', target: 'company_id' } },
  references: { 'catalogue.partnerIds': 'partner', 'catalogue.hiddenCategoryIds': 'category' },
  pictures: ['logo', 'login_image'],
});
