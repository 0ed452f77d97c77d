import { normalTime, type OpeningHours, type Weekday, weekdays } from '@cafeteria/contract';
import { fold } from '../../platform/db/index.ts';

/** How Czech, Slovak and English shorten the days; whole names begin so. */
const dayWords: readonly (readonly [Weekday, RegExp])[] = [
  ['mon', /^(po|pon|mo)/],
  ['tue', /^(ut|tu)/],
  ['wed', /^(st|we)/],
  ['thu', /^(ct|st[vw]|th)/],
  ['fri', /^(pa|pi|fr)/],
  ['sat', /^(so|sa)/],
  ['sun', /^(ne|su)/],
];
/** `št` is Thursday in Slovak and differs from `st` only by its hook. */
const dayOf = (word: string): Weekday | undefined => {
  if (word.toLowerCase().startsWith('š')) return 'thu';
  return dayWords.find(([, pattern]) => pattern.test(fold(word)))?.[0];
};

const daysBetween = (from: Weekday, to: Weekday): readonly Weekday[] => {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  return first <= last
    ? weekdays.slice(first, last + 1)
    : [...weekdays.slice(first), ...weekdays.slice(0, last + 1)];
};

const range = /^(\p{L}+)\.?(?:\s*-\s*(\p{L}+)\.?)?\s*:?\s*(.*)$/u;
type Part = { readonly days: readonly Weekday[] | undefined; readonly hours: string };
/** `po-pá 8:00-17:00` → Monday to Friday and `8:00-17:00`; without days they are those before it. */
const partOf = (text: string): Part | undefined => {
  const [, from, to, hours = ''] = range.exec(text) ?? [];
  if (from === undefined) return { days: undefined, hours: text };
  const [first, last] = [dayOf(from), dayOf(to ?? from)];
  return first && last && { days: daysBetween(first, last), hours };
};

const closed = new Set(['zavreno', 'zatvorene', 'closed', '']);
const intervalOf = (hours: string): { from: string; to: string } | undefined => {
  const [from = '', to = '', ...more] = hours.split('-').map(normalTime);
  return more.length === 0 && /^\d\d:\d\d$/.test(from) && /^\d\d:\d\d$/.test(to)
    ? { from, to }
    : undefined;
};

/**
 * Opening hours as people write them: days and times in any of the three languages, parted by
 * commas, semicolons or line ends. What is not named is closed. Undefined when it cannot be read.
 * @example readOpeningHours('po–pá 8–12, 13–17; so 9–12')?.sat // [{ from: '09:00', to: '12:00' }]
 */
export const readOpeningHours = (text: string): OpeningHours | undefined => {
  const days: Record<Weekday, { from: string; to: string }[]> = {
    mon: [],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  };
  let before: readonly Weekday[] | undefined;
  for (const piece of text.replaceAll(/[–—]/g, '-').split(/[,;\n|]/)) {
    if (piece.trim() === '') continue;
    const part = partOf(piece.trim());
    before = part?.days ?? (part ? before : undefined);
    if (!part || !before) return undefined;
    if (closed.has(fold(part.hours))) continue;
    const interval = intervalOf(part.hours);
    if (!interval) return undefined;
    for (const day of before) days[day].push(interval);
  }
  return { ...days, note: null };
};
