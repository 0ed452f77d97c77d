import { describeTable } from '../../kernel/table/index.ts';

export const promoRowTable = describeTable('promo_row', {
  name: 'title',
  references: { clientIds: 'client' },
  parts: {
    items: {
      table: 'promo_row_item',
      fields: ['linkTarget', 'targetId', 'titleOverride', 'image'],
      pictures: ['image'],
      ifNull: { titleOverride: { cs: null, sk: null, en: null } },
    },
  },
});
