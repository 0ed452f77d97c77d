import type { Language } from '@cafeteria/contract';

const nbsp = '\u00A0';
/** `31. prosince`: a day of a sentence; of another year with the year. */
export const dayInWords = (day: string, today: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(' ', nbsp);

/** `31. 12.`: a day on an axis. */
export const shortDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${date}.${nbsp}${month}.`;
};
