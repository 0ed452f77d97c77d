import * as z from 'zod/mini';
import { patternText, localizedText } from './text.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

const Interval = z
  .strictObject({
    from: patternText('time', textLimit.time),
    to: patternText('time', textLimit.time),
  })
  .check(z.refine(({ from, to }) => from < to, { error: 'validation.interval', path: ['to'] }));
const Day = z.array(Interval).check(
  z.maxLength(4, 'validation.maxItems'),
  z.refine(
    (day) =>
      day.every((interval, index) => index === 0 || (day[index - 1]?.to ?? '') <= interval.from),
    'validation.intervalOrder',
  ),
);

/** When a place is open, in local time `HH:MM`; an empty day is closed. */
export const OpeningHours = z
  .strictObject({
    mon: Day,
    tue: Day,
    wed: Day,
    thu: Day,
    fri: Day,
    sat: Day,
    sun: Day,
    note: z.nullable(localizedText(200)),
  })
  .register(z.globalRegistry, { id: 'OpeningHours' });
export type OpeningHours = z.output<typeof OpeningHours>;
