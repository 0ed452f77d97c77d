import type { InternalBenefitView } from '@cafeteria/contract';
import { describe } from 'vitest';
import { drawPage } from '../testing/page.tsx';
import { pictureOf } from '../testing/records.ts';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { internalBenefitsQuery } from './article-data.ts';
import { InternalBenefitsScreen } from './InternalBenefitsScreen.tsx';

const benefit: InternalBenefitView = {
  id: 1,
  title: 'Firemní školka',
  lead: '',
  cover: null,
  coverAlt: '',
  readingMinutes: 2,
  blocks: [],
  otherLanguages: [],
};

describe("a benefit of the reader's own employer", () =>
  everyFieldIsSeen<InternalBenefitView>(
    benefit,
    {
      id: { is: 2 },
      title: { is: 'Příspěvek na penzi' },
      lead: { is: 'Pro děti od dvou let' },
      cover: { is: pictureOf('a') },
      coverAlt: { is: 'Hřiště', of: { ...benefit, cover: pictureOf('a') } },
      readingMinutes: { is: 3 },
      blocks: { is: [{ type: 'LEAD', text: 'V přízemí' }] },
      otherLanguages: { is: ['en'] },
    },
    (record) =>
      drawPage({
        Screen: InternalBenefitsScreen,
        path: '/internal-benefits',
        at: '/internal-benefits',
        fill: (client) => client.setQueryData(internalBenefitsQuery.queryKey, [record]),
      }),
  ));
