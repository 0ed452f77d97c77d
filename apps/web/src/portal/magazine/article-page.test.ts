import type { ArticleCard, ArticleView, CategoryView, ShownBlock } from '@cafeteria/contract';
import { describe } from 'vitest';
import { categoriesQuery } from '../category-tree/index.ts';
import { drawPage } from '../testing/page.tsx';
import { offerCard, pictureOf } from '../testing/records.ts';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { articleQuery } from './article-data.ts';
import { ArticleCard as Card } from './ArticleCard.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';

const card: ArticleCard = {
  id: 1,
  route: 'plavani-1',
  title: 'Plavání',
  lead: '',
  cover: null,
  categories: [],
  author: null,
  publishedAt: '2026-01-01T00:00:00Z',
  readingMinutes: 2,
};
const article: ArticleView = {
  ...card,
  coverAlt: '',
  blocks: [],
  otherLanguages: [],
  related: [],
  others: [],
};
const block: ShownBlock = { type: 'LEAD', text: 'Ve vodě' };
const category: CategoryView = Object.assign(Object.create(null), {
  id: 6,
  code: 'SPORT',
  name: 'Sport',
});

describe('the card of an article', () =>
  everyFieldIsSeen<ArticleCard>(
    card,
    {
      id: 'the route holds it',
      route: { is: 'beh-2' },
      title: { is: 'Běh' },
      lead: { is: 'Ve vodě' },
      cover: { is: pictureOf('a') },
      categories: { is: ['SPORT'] },
      author: 'the page of the article says it',
      publishedAt: { is: '2026-02-02T00:00:00Z' },
      readingMinutes: { is: 3 },
    },
    (record) => drawPage({ path: '/', at: '/', Screen: () => Card({ article: record }) }),
  ));

describe('the page of an article', () =>
  everyFieldIsSeen<ArticleView>(
    article,
    {
      id: 'the address holds it',
      route: 'it is the address, which the route compares',
      title: { is: 'Běh' },
      lead: { is: 'Ve vodě' },
      cover: { is: pictureOf('a') },
      coverAlt: { is: 'Bazén', of: { ...article, cover: pictureOf('a') } },
      categories: { is: ['SPORT'] },
      author: { is: 'Jana Nová' },
      publishedAt: { is: '2026-02-02T00:00:00Z' },
      readingMinutes: { is: 3 },
      blocks: { is: [block] },
      otherLanguages: { is: ['en'] },
      related: { is: [offerCard] },
      others: { is: [card] },
    },
    (record) =>
      drawPage({
        Screen: ArticleScreen,
        path: '/magazine/$articleRoute',
        at: '/magazine/plavani-1',
        loaded: { articleId: record.id },
        fill: (client) => {
          client.setQueryData(articleQuery(record.id).queryKey, record);
          client.setQueryData(categoriesQuery.queryKey, [category]);
        },
      }),
  ));
