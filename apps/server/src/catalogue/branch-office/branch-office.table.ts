import { describeTable } from '../../kernel/table/index.ts';

export const branchOfficeTable = describeTable('branch_office', {
  name: 'name',
  parent: 'partner_id',
  links: {
    subcategoryIds: {
      table: 'branch_office_subcategory',
      target: 'subcategory_id',
      isInherited: true,
    },
  },
});
