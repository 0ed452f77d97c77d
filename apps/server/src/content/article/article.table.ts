import { describeTable } from '../../kernel/table/index.ts';

/** Articles of the magazine, which are for everybody, and what a client tells its own people. */
export const articleTable = describeTable('article', {
  name: 'title',
  parent: 'client_id',
  screen: 'magazineArticle',
  ofClient: { column: 'client_id', screen: 'clientArticle' },
  links: { relatedPartnerIds: { table: 'article_partner', target: 'partner_id' } },
  pictures: ['cover'],
  mentions: [{ column: 'blocks', key: 'mediaUuid', table: 'article_media', target: 'media_uuid' }],
});
