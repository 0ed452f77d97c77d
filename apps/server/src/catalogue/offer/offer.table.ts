import { describeTable } from '../../kernel/table/index.ts';
import { newDays } from '../card/index.ts';

export const offerTable = describeTable('offer', {
  name: 'name',
  parent: 'partner_id',
  newDays,
  references: { 'visibility.clientIds': 'client' },
  links: {
    subcategoryIds: { table: 'offer_subcategory', target: 'subcategory_id', isInherited: true },
    branchOfficeIds: {
      table: 'offer_branch_office',
      target: 'branch_office_id',
      isInherited: true,
    },
    images: { table: 'offer_image', target: 'media_uuid', isPicture: true },
  },
});
