import { describeTable } from '../../kernel/table/index.ts';

export const carouselTable = describeTable('carousel', {
  name: 'title',
  references: { clientIds: 'client' },
  pictures: ['image_desktop', 'image_mobile'],
});
