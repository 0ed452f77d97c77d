import type { CardSort, Language } from '@cafeteria/contract';
import type { PartnerFacts } from '../model/index.ts';

/** The orders that are the same for everybody. */
export type FixedSort = Exclude<CardSort, 'DISTANCE'>;
export type Compare = (a: PartnerFacts, b: PartnerFacts) => number;

/** The direction of each order where none is asked for. */
export const naturalDirection = {
  NAME: 'ASC',
  RATING: 'ASC',
  DISTANCE: 'ASC',
  DATE_CREATED: 'DESC',
  SCORING: 'DESC',
} as const satisfies Record<CardSort, 'ASC' | 'DESC'>;

/** Compares values in a direction; what has none comes last in both. */
export const directed =
  <T extends string | number>(
    isDescending: boolean,
    valueOf: (partner: PartnerFacts) => T | null,
  ): Compare =>
  (a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const compared = one < other ? -1 : Number(one > other);
    return isDescending ? -compared : compared;
  };

/** The bytewise sort key of a name in the reader's language. */
const nameOf = (language: Language) =>
  language === 'sk'
    ? ({ nameSortSk }: PartnerFacts) => nameSortSk
    : ({ nameSortCs }: PartnerFacts) => nameSortCs;

/** First as told, then by name, then by id: no two are equal. */
export const thenByName = (compare: Compare, language: Language): Compare => {
  const byName = directed(false, nameOf(language));
  return (a, b) => compare(a, b) || byName(a, b) || a.id - b.id;
};

export const compareBy = (sort: FixedSort, isDescending: boolean, language: Language): Compare => {
  const compare: Compare = {
    NAME: directed(isDescending, nameOf(language)),
    RATING: directed(isDescending, ({ grade }) => grade),
    DATE_CREATED: directed(isDescending, ({ createdAt }) => createdAt),
    SCORING: directed(isDescending, ({ score }) => score),
  }[sort];
  return thenByName(compare, language);
};
