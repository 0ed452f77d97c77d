import type { LinkTargetOption, PromoRowItem } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../../shared/testing/seen.ts';
import { emptyLocalizedText } from '../../frame/index.ts';
import { read } from '../../../shared/api/index.ts';
import { drawShown } from '../../testing/show.ts';
import { promoRowItems } from './promo-row-items.tsx';

const offer = (id: number): LinkTargetOption => ({
  type: 'OFFER',
  id,
  label: `Nabídka ${id}`,
  description: '',
  image: null,
  available: true,
});
describe('an item of a row, as it is shown', () =>
  everyFieldIsSeen<PromoRowItem>(
    { linkTarget: 'OFFER', targetId: 7, titleOverride: emptyLocalizedText, image: null },
    {
      linkTarget: { is: 'PARTNER' },
      targetId: { is: 8 },
      titleOverride: { is: { cs: 'Na léto', sk: null, en: null }, whole: 'one text' },
      image: { is: '0190f000-0000-7000-8000-000000000001' },
    },
    (value) =>
      drawShown(promoRowItems(), [value], (client) => {
        for (const id of [7, 8])
          client.setQueryData(read(api.promoRowAdmin.target, { type: 'OFFER', id }).queryKey, [
            offer(id),
          ]);
      }),
  ));
