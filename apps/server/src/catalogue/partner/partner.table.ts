import { describeTable } from '../../kernel/table/index.ts';
import { newDays } from '../card/index.ts';

export const partnerTable = describeTable('partner', {
  name: 'name',
  links: {
    subcategoryIds: { table: 'partner_subcategory', target: 'subcategory_id' },
    gallery: { table: 'partner_gallery', target: 'media_uuid', isPicture: true },
  },
  pictures: ['logo', 'cover', 'sustainability_evidence'],
  adminPictures: ['sustainability_evidence'],
  references: { 'visibility.clientIds': 'client' },
  lastDays: ['sustainability_valid_to'],
  newDays,
});
