import { readRank } from '../../platform/search-index/index.ts';
import type { FoundPlace } from './found-place.ts';

/** Of the six that are shown, addresses and towns leave each other this many. */
const leastOfEach = 2;
/** Villages are equals, whether somebody counted their inhabitants or not, and stand before an address. */
const leastMagnitude = 6;
/** Of a town as large as this its first words mean it: `Hradec` is Hradec Králové, and only then the village. */
export const wellKnown = 20_000;
/** How many inhabitants one partner of ours weighs as much as. */
const partnerWeight = 200;

/** Magnitudes, not numbers: places of about one size are equal, and the nearer comes first. */
export const magnitudeOf = (population: number, partners: number): number =>
  Math.max(leastMagnitude, Math.round(2 * Math.log10(1 + population + partnerWeight * partners)));
/** A well-known town that only begins with what was typed ranks above the others that do. */
export const rankOf = (rank: number, population: number): number =>
  population >= wellKnown && readRank(rank).isBeginning ? rank + 1 : rank;

export type Candidate = {
  readonly rank: number;
  readonly codes: readonly string[];
  readonly magnitude: number;
  readonly metres: number;
  readonly population: number;
  readonly describe: (code?: string) => FoundPlace;
};
const isAlike = (a: FoundPlace, b: FoundPlace): boolean =>
  a.label === b.label && a.detail === b.detail;
const inOrder = (a: Candidate, b: Candidate): number =>
  b.rank - a.rank ||
  b.magnitude - a.magnitude ||
  a.metres - b.metres ||
  b.population - a.population;

/**
 * A postal code finds only what has it. Other words get no guesses when something fits, and nothing
 * that merely lies in a place of that name.
 */
const intended = (
  candidates: readonly Candidate[],
  code: string | undefined,
): ReadonlySet<Candidate> => {
  const coded = code
    ? candidates.filter(({ codes }) => codes.some((own) => own.replace(' ', '').startsWith(code)))
    : [];
  if (coded.length > 0) return new Set(coded);
  const least = Math.min(...candidates.map(({ rank }) => readRank(rank).distance));
  const near = candidates.filter(({ rank }) => readRank(rank).distance === least);
  const named = near.filter(({ rank }) => readRank(rank).isInName);
  return new Set(named.length > 0 ? named : near);
};

/** Villages that say the same of themselves are told apart by their postal codes. */
const describeApart = (
  { describe, codes: [code] }: Candidate,
  at: number,
  all: readonly Candidate[],
): FoundPlace => {
  const place = describe();
  const isTwin = all.some((other, nth) => nth !== at && isAlike(other.describe(), place));
  return isTwin && place.kind === 'CITY' ? describe(code) : place;
};

/** The best of both kinds in order: the better match, then the larger, then the nearer first. */
export const chooseCandidates = (
  towns: readonly Candidate[],
  addresses: readonly Candidate[],
  code: string | undefined,
  limit: number,
): FoundPlace[] => {
  const kept = intended([...towns, ...addresses], code);
  const foundTowns = towns.filter((one) => kept.has(one)).sort(inOrder);
  const foundAddresses = addresses.filter((one) => kept.has(one)).sort(inOrder);
  const left = (others: readonly Candidate[]): number =>
    limit - Math.min(leastOfEach, others.length);
  return [
    ...foundTowns.slice(0, left(foundAddresses)),
    ...foundAddresses.slice(0, left(foundTowns)),
  ]
    .sort(inOrder)
    .slice(0, limit)
    .map(describeApart);
};
