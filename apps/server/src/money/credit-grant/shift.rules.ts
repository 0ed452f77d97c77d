/** What of a grant of meals the shifts of its people exempt. */
import type { GrantTerms, ImportNote } from '@cafeteria/contract';
import type { Granted } from './grant.rules.ts';

type Line = Granted & { readonly line: number };

/** The month the shifts of a grant were worked in. */
export const monthOfShifts = ({
  shiftsMonth,
  validFrom,
}: Pick<GrantTerms, 'shiftsMonth' | 'validFrom'>): string => shiftsMonth ?? validFrom.slice(0, 7);

/** A line with what of it is beyond its shifts; `exempt` is what they leave free of tax. */
export type Split<T extends Granted> = T & { readonly taxed: number; readonly exempt: number };

/**
 * What exceeds shifts × limit is a wage. A file says the shifts of a whole month, so what was given for that month
 * before takes room of it: a second file with two shifts more exempts two more, the same file again nothing.
 */
export const splitByShifts = <T extends Granted>(
  one: T,
  perShift: number,
  givenBefore: number,
): Split<T> => {
  const exempt = Math.max(0, (one.shifts ?? 0) * perShift - givenBefore);
  return {
    ...one,
    exempt,
    taxed: typeof one.shifts === 'number' ? Math.max(0, one.amount - exempt) : 0,
  };
};

const noteAt = ({ line }: Line, messageKey: string, params?: ImportNote['params']): ImportNote => ({
  line,
  field: 'shifts',
  messageKey,
  ...(params && { params }),
});

/** Shifts a regime has no use for, said once: its limit is not by the shift, or nobody has written it. */
export const unusedShifts = (lines: readonly Line[]): ImportNote[] =>
  lines
    .filter(({ shifts }) => typeof shifts === 'number')
    .slice(0, 1)
    .map((line) => noteAt(line, 'credit.shiftsUnused'));

/** What is to be known of lines whose shifts are counted: what is taxed, and who has none. */
export const shiftNotes = (
  lines: readonly Split<Line>[],
  tell: { readonly money: (amount: number) => string; readonly month: string },
): ImportNote[] =>
  lines.flatMap((line) => {
    const { shifts, exempt, taxed } = line;
    if (typeof shifts !== 'number') return [noteAt(line, 'credit.shiftsMissing')];
    if (taxed === 0) return [];
    const params = {
      shifts,
      month: tell.month.split('-').reverse().join('/'),
      exempt: tell.money(exempt),
      taxed: tell.money(taxed),
    };
    return [noteAt(line, 'credit.beyondShifts', params)];
  });
