/** The specification's formats (section 9). The locale of numbers and dates is cs-CZ in every language of the texts. */
import { currencySubunitFactor, type Currency, type Money } from '@cafeteria/contract';

const nbsp = '\u00A0';
const locale = 'cs-CZ';
/** The business day is Prague's, in both countries and wherever the reader sits (specification, section 9). */
export const businessTimeZone = 'Europe/Prague';
const timeZone = businessTimeZone;

export const currencySymbol: Readonly<Record<Currency, string>> = { CZK: 'Kč', EUR: '€' };
const amountFormat = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const kilometreFormat = [
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
] as const;
const numberFormat = new Intl.NumberFormat(locale);
const partsFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const partsOf = (instant: string | number | Date): Record<string, string> =>
  Object.fromEntries(
    partsFormat.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );

/** Minor units over the subunit factor with two decimals, where the currency is said elsewhere: `1 590,00`. */
export const formatAmount = (amount: number): string =>
  // a minus sign is as wide as a plus; a hyphen is not
  amountFormat
    .format(amount / currencySubunitFactor)
    .replaceAll(/\s/g, nbsp)
    .replace('-', '−');
/** The same with a non-breaking space and its currency: `590,00 Kč`, `−18,50 €`. */
export const formatMoney = ({ amount, currency }: Money): string =>
  `${formatAmount(amount)}${nbsp}${currencySymbol[currency]}`;
/** The same of the one sum of a screen, without hundredths where there are none: `22 416 Kč`. */
export const formatSum = (money: Money): string => formatMoney(money).replace(`,00${nbsp}`, nbsp);
/** The same with its sign, of money that came or went: `+500,00 Kč`, `−120,00 Kč`. */
export const formatSignedMoney = ({ amount, currency }: Money): string =>
  `${amount > 0 ? '+' : ''}${formatMoney({ amount, currency })}`;

/** From here on a distance with one decimal would read `10,0 km`. */
const firstWholeKilometres = 9.95;

/** Metres below a kilometre, then kilometres with one decimal below ten: `850 m`, `1,2 km`, `12 km`. */
export const formatDistance = (metres: number): string => {
  const whole = Math.round(metres);
  if (whole < 1_000) return `${whole}${nbsp}m`;
  const kilometres = whole / 1_000;
  return `${kilometreFormat[kilometres < firstWholeKilometres ? 1 : 0].format(kilometres)}${nbsp}km`;
};

/** `d. M. yyyy` with non-breaking spaces: of an instant in Prague time, or of a day (`2026-01-31`). */
export const formatDate = (instant: string | number | Date): string => {
  const { day, month, year } = partsOf(instant);
  return [`${Number(day)}.`, `${Number(month)}.`, year].join(nbsp);
};

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone });
/** The business day of an instant, `YYYY-MM-DD`, wherever the reader sits; without one, today's. */
export const pragueDay = (instant: string | number | Date = Date.now()): string =>
  dayFormat.format(new Date(instant));

/** `HH:mm` in Prague time. */
export const formatTime = (instant: string | number | Date): string => {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
};

/** A moment in a column of a table, where figures stand under each other: `06. 12. 2026 08:05` in Prague time. */
export const formatDateTime = (instant: string | number | Date): string => {
  const { day, month, year } = partsOf(instant);
  return `${[`${day}.`, `${month}.`, year].join(nbsp)} ${formatTime(instant)}`;
};

/** A time of day in running text: `08:00` → `8:00`. Tables keep the zero, so that columns stand under each other. */
export const shortTime = (time: string): string => time.replace(/^0(?=\d)/, '');

/** A moment in running text, for the slots of a sentence: `{{day}} v {{time}}`. */
export const dayAndTime = (
  instant: string | number | Date,
): { readonly day: string; readonly time: string } => ({
  day: formatDate(instant),
  time: shortTime(formatTime(instant)),
});

/** A moment anywhere else, in a fact, a line, a slot of a text: `6. 12. 2026 8:05`. */
export const formatMoment = (instant: string | number | Date): string => {
  const { day, time } = dayAndTime(instant);
  return `${day} ${time}`;
};

/** Minutes and seconds: `3:05`. */
export const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const formatNumber = (value: number): string =>
  numberFormat.format(value).replaceAll(/\s/g, nbsp);

/** A month (YYYY-MM) in words of a language: `listopad 2026`, or `lis` where there is little room. */
export const formatMonth = (
  month: string,
  language: string,
  length: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(language, {
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(`${month}-15T12:00:00Z`))
    .replaceAll(' ', nbsp);
