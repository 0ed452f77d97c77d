import { type Country, distanceInMetres } from '@cafeteria/contract';
import { fold } from '../../../platform/db/index.ts';
import type { PostalLine } from './postal-file.ts';

/** A place with all its codes, a part of a town with the town's name. */
export type PostalPlace = {
  readonly country: Country;
  readonly name: string;
  readonly municipality: string | null;
  readonly region: string;
  readonly district: string | null;
  readonly postalCodes: readonly string[];
  readonly lat: number;
  readonly lng: number;
};
type Draft = Omit<PostalPlace, 'postalCodes'> & { readonly codes: Set<string> };

const villageMetres = 10_000;
const cityMetres = 40_000;
const cityInhabitants = 50_000;
/** Places of one name farther apart are two; what the files say of cities is often far from their middle. */
export const samePlaceMetres = (population: number): number =>
  population >= cityInhabitants ? cityMetres : villageMetres;
/** A town whose parts share so few codes has them too; a larger one would stand before the part that was meant. */
const sharedCodes = 3;

/** `Praha 10` → `Praha`. */
const unnumbered = (name: string): string => name.replace(/ \d+$/, '');
type Of = Pick<PostalLine, 'country' | 'region'>;
type IsTown = (name: string, of: Of) => boolean;
/** The inhabitants of a town that is known already; undefined for what is none. */
type KnownTown = (name: string, of: Of) => number | undefined;

/**
 * `Brno-Líšeň`, `Praha 10-Malešice`, `Třinec (Staré Město)`: a part, when the beginning is a town.
 * A town's own name may contain a hyphen.
 */
const splitName = (
  line: PostalLine,
  isTown: IsTown,
): { readonly name: string; readonly municipality: string | null; readonly district?: string } => {
  const whole = line.name;
  if (isTown(whole, line)) return { name: whole, municipality: null };
  if (isTown(unnumbered(whole), line)) return { name: unnumbered(whole), municipality: null };
  const inBrackets = /^(.+?)\s*\((.+)\)$/.exec(whole);
  const cuts = inBrackets
    ? [[inBrackets[1] ?? '', inBrackets[2] ?? '']]
    : [...whole.matchAll(/\s*-\s*/g)].map(({ index, 0: { length } }) => [
        whole.slice(0, index),
        whole.slice(index + length),
      ]);
  for (const [head = '', tail = ''] of cuts) {
    const town = unnumbered(head.trim());
    if (tail !== '' && isTown(town, line))
      return {
        name: tail,
        municipality: town,
        ...(town !== head.trim() && { district: head.trim() }),
      };
  }
  return { name: whole, municipality: null };
};

const nearest = (drafts: readonly Draft[], at: PostalLine, metres: number): Draft | undefined =>
  drafts.find((draft) => distanceInMetres(draft, at) < metres);

/**
 * Makes places of lines: several codes of one place become one place, and `Brno-Líšeň` and `Líšeň`
 * are the same part.
 */
export const placesOf = (lines: readonly PostalLine[], known: KnownTown): PostalPlace[] => {
  const keyOf = (
    { country, region }: Pick<PostalLine, 'country' | 'region'>,
    name: string,
  ): string => `${country} ${region} ${fold(name)}`;
  const bare = new Set(
    lines.filter(({ name }) => !/[-(]| \d+$/.test(name)).map((line) => keyOf(line, line.name)),
  );
  const isTown: IsTown = (name, of) => known(name, of) !== undefined || bare.has(keyOf(of, name));
  const drafts = new Map<string, Draft[]>();
  const take = (
    line: PostalLine,
    {
      name,
      municipality,
      district = line.district,
    }: {
      readonly name: string;
      readonly municipality: string | null;
      readonly district?: string | null;
    },
  ): void => {
    const key = keyOf(line, name);
    const group = drafts.get(key) ?? [];
    const metres = samePlaceMetres(municipality === null ? (known(name, line) ?? 0) : 0);
    const same = nearest(
      municipality === null ? group : group.filter((draft) => draft.municipality === municipality),
      line,
      metres,
    );
    if (same) return void same.codes.add(line.postalCode);
    drafts.set(key, [
      ...group,
      {
        country: line.country,
        name,
        municipality,
        region: line.region,
        district,
        lat: line.lat,
        lng: line.lng,
        codes: new Set([line.postalCode]),
      },
    ]);
  };
  const named = lines.map((line) => ({ line, name: splitName(line, isTown) }));
  // parts first: a bare name beside one is the same place
  for (const { line, name } of named) if (name.municipality !== null) take(line, name);
  for (const { line, name } of named) if (name.municipality === null) take(line, name);
  return [...drafts.values()]
    .flat()
    .map(({ codes, ...place }) => ({ ...place, postalCodes: [...codes].sort() }));
};

/** The codes of towns that only their parts tell, by country, region and folded name. */
export const codesOfTowns = (
  places: readonly PostalPlace[],
): ReadonlyMap<string, readonly string[]> => {
  const codes = new Map<string, Set<string>>();
  for (const { country, region, municipality, postalCodes } of places) {
    if (municipality === null) continue;
    const key = `${country} ${region} ${fold(municipality)}`;
    codes.set(key, new Set([...(codes.get(key) ?? []), ...postalCodes]));
  }
  return new Map(
    [...codes].filter(([, { size }]) => size <= sharedCodes).map(([key, set]) => [key, [...set]]),
  );
};
