import {
  type FieldError,
  type GrantItem,
  type GrantOutsider,
  taxedCredits,
} from '@cafeteria/contract';
import type { NewGrant } from '../ledger/index.ts';

/** Somebody a client may give credits to. */
export type Grantee = {
  readonly userId: number;
  readonly personalNumber: string | null;
  readonly email: string | null;
  readonly name: string;
  readonly isActive: boolean;
  /** The company of the client they work for; null where none is known. */
  readonly companyName: string | null;
  /** First and last day of work, YYYY-MM-DD. */
  readonly employmentFrom: string | null;
  readonly employmentTo: string | null;
  /** Given by the company they work for in the regime and the year already, less what was taken back; minor units. */
  readonly granted: number;
};
export type Grantees = {
  readonly byId: ReadonlyMap<number, Grantee>;
  readonly byNumber: ReadonlyMap<string, Grantee>;
  /** Whose numbers differ by zeros at their beginning alone are not here. */
  readonly byNumberWithoutZeros: ReadonlyMap<string, Grantee>;
  readonly byEmail: ReadonlyMap<string, Grantee>;
};
/** A number as spreadsheets keep it: `00042` is `42`. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '');
const onlyOnes = (people: readonly Grantee[]): Map<string, Grantee> => {
  const alike = Map.groupBy(
    people.filter(({ personalNumber }) => /^\d+$/.test(personalNumber ?? '')),
    ({ personalNumber }) => withoutZeros(personalNumber ?? ''),
  );
  return new Map(
    [...alike].flatMap(([number, [first, ...others]]) =>
      first && others.length === 0 ? [[number, first]] : [],
    ),
  );
};
export const granteesOf = (people: readonly Grantee[]): Grantees => ({
  byNumberWithoutZeros: onlyOnes(people),
  byId: new Map(people.map((one) => [one.userId, one])),
  byNumber: new Map(
    people.flatMap((one) => (one.personalNumber === null ? [] : [[one.personalNumber, one]])),
  ),
  byEmail: new Map(people.flatMap((one) => (one.email === null ? [] : [[one.email, one]]))),
});

/** One person's part of a grant; minor units. */
export type Granted = {
  readonly grantee: Grantee;
  readonly amount: number;
  readonly note?: string | null;
  /** How many shifts it is for, where that is said. */
  readonly shifts?: number | null;
  /** What of the amount is beyond those shifts, and a wage. */
  readonly taxed?: number;
};

/** Joins the items of a grant with people of the client; says of each what cannot be, by its index. */
export const matchItems = (
  items: readonly GrantItem[],
  { byId, byNumber }: Grantees,
): { readonly granted: readonly Granted[]; readonly problems: readonly FieldError[] } => {
  const granted: Granted[] = [];
  const problems: FieldError[] = [];
  const first = new Map<number, number>();
  for (const [index, { userId, personalNumber, amount }] of items.entries()) {
    const by = userId === undefined ? 'personalNumber' : 'userId';
    const field = `items[${index}].${by}`;
    const grantee = userId === undefined ? byNumber.get(personalNumber ?? '') : byId.get(userId);
    if (!grantee) {
      problems.push({ field, messageKey: 'credit.unknownPerson' });
      continue;
    }
    const earlier = first.get(grantee.userId);
    if (earlier !== undefined) {
      problems.push({ field, messageKey: 'credit.twice', params: { earlier: earlier + 1 } });
      continue;
    }
    first.set(grantee.userId, index);
    granted.push({ grantee, amount });
  }
  return { granted, problems };
};

/** Who does not work there any more on a day. */
export const hasLeftBy = ({ employmentTo }: Pick<Grantee, 'employmentTo'>, day: string): boolean =>
  employmentTo !== null && employmentTo < day;
/** Who does not work there on a day: has left before it, or comes after it. */
export const outsideOf = (
  { employmentFrom, employmentTo }: Grantee,
  day: string,
): Pick<GrantOutsider, 'messageKey' | 'day'> | null => {
  if (employmentTo !== null && employmentTo < day)
    return { messageKey: 'credit.hasLeft', day: employmentTo };
  if (employmentFrom !== null && employmentFrom > day)
    return { messageKey: 'credit.notYet', day: employmentFrom };
  return null;
};
/** …of a grant that holds from that day. */
export const outsidersOf = (granted: readonly Granted[], validFrom: string): GrantOutsider[] =>
  granted.flatMap(({ grantee }) => {
    const outside = outsideOf(grantee, validFrom);
    const { userId, name, personalNumber } = grantee;
    return outside ? [{ userId, name, personalNumber, ...outside }] : [];
  });

/** Whose credits of a year would be more than is exempt; a limit that is not by the year says nothing. */
export const beyondLimit = (
  granted: readonly Granted[],
  yearly: number | null,
): readonly (Granted & { readonly total: number; readonly limit: number })[] =>
  yearly === null
    ? []
    : granted.flatMap((one) => {
        const total = one.grantee.granted + one.amount;
        return total > yearly ? [{ ...one, total, limit: yearly }] : [];
      });

/** Whose limit each one's is, where people of more than one company are granted to. */
export const companiesOf = (granted: readonly Granted[]): ((one: Granted) => string | null) => {
  const [first, ...others] = new Set(granted.map(({ grantee }) => grantee.companyName));
  return ({ grantee }) => (first !== undefined && others.length > 0 ? grantee.companyName : null);
};

/** Without those of nothing. */
const ofSomething = (all: NewGrant['items']): NewGrant['items'] =>
  all.filter(({ amount }) => amount > 0);
/** The parts of each person: what is in the grant's regime, and what is beyond its exemption. */
export const partsOf = (granted: readonly Granted[]): NewGrant['items'] =>
  granted.flatMap(({ grantee: { userId }, amount, taxed = 0, note }) =>
    ofSomething([
      { userId, amount: amount - taxed, ...(note && { note }) },
      { userId, amount: taxed, regime: taxedCredits, ...(note && { note }) },
    ]),
  );

/** Who gets how much. */
export const itemsOf = (
  granted: readonly Granted[],
): readonly { readonly userId: number; readonly amount: number }[] =>
  granted.map(({ grantee: { userId }, amount }) => ({ userId, amount }));

export const sumOf = (granted: readonly Granted[]): number =>
  granted.reduce((total, { amount }) => total + amount, 0);
