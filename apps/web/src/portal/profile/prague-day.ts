const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' });
/** The business day of an instant, YYYY-MM-DD, wherever the reader sits. */
export const pragueDay = (instant: string | number | Date = Date.now()): string =>
  format.format(new Date(instant));
