import type { OpeningHours } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../../shared/testing/seen.ts';
import { emptyLocalizedText } from '../../frame/index.ts';
import { drawShown } from '../../testing/show.ts';
import { openingHours } from './opening-hours-widget.tsx';

const hours: OpeningHours = {
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [],
  sat: [],
  sun: [],
  note: emptyLocalizedText,
};
const open = { is: [{ from: '08:00', to: '17:00' }] };
describe('opening hours, as they are shown', () =>
  everyFieldIsSeen<OpeningHours>(
    hours,
    {
      mon: open,
      tue: open,
      wed: open,
      thu: open,
      fri: open,
      sat: open,
      sun: open,
      note: { is: { cs: 'Zvoňte', sk: null, en: null }, whole: 'one text' },
    },
    (value) => drawShown(openingHours(), value),
  ));
