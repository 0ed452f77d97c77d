import type { Currency, NamedPerson } from '@cafeteria/contract';
import { formatDate, formatMoment, formatMoney, formatMonth, pragueDay } from '@cafeteria/i18n';
import { type AdminText, personText } from '../../frame/index.ts';

/** A day (`2026-01-31`) as it is read. */
export const dayText = (day: string): string => formatDate(day);
export const moneyText = (amount: number, currency: Currency): string =>
  formatMoney({ amount, currency });
/** Today in Prague, `2026-01-31`. */
export const today = (): string => pragueDay();
/** The last months, newest first: `2026-01`. */
export const lastMonths = (count: number): string[] => {
  const [year = 0, month = 1] = today().split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  );
};
/** `březen 2026` */
export const monthText = (month: string, language: string): string => formatMonth(month, language);
/** Who did it and when. */
export const byText = (text: AdminText, person: NamedPerson | null, at: string): string =>
  text('settlement.by', { name: personText(text, person), time: formatMoment(at) });
type Notice = { readonly email: string | null; readonly notifiedAt: string };
/** Where it went by mail, and when. */
export const sentText = (text: AdminText, { email, notifiedAt }: Notice): string =>
  text('settlement.by', {
    name: email ?? text('clientDocument.nowhere'),
    time: formatMoment(notifiedAt),
  });
/** The address of a page of a list, counted from 0; the first is the list itself. */
export const pathOfPage = (path: string, page: number): string =>
  page > 0 ? `${path}?pageNumber=${page}` : path;
