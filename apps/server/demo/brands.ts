import type { Country } from '@cafeteria/contract';
import { createRandom } from './random.ts';
import { resorts, towns, type Town } from './place/towns.ts';
import { trades } from './vocab/index.ts';
import type { Trade } from './vocab/trade.ts';

export type Reach = 'single' | 'several' | 'chain' | 'online';
/** One fictional merchant before its texts: who it is, where it comes from and how far it reaches. */
export type Brand = {
  id: number;
  name: string;
  slug: string;
  trade: Trade;
  countries: readonly Country[];
  reach: Reach;
  home: Town;
  since: number;
};

const reachOf: Readonly<Record<string, Reach>> = { '*': 'chain', '+': 'several', '@': 'online' };
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

const all = [...towns, ...resorts.sights];
const homes: Readonly<Record<string, readonly Town[]>> = {
  winter: resorts.mountains,
  pension: [...resorts.mountains, ...resorts.sights],
  hotel: [
    ...resorts.mountains,
    ...resorts.springs,
    ...resorts.sights,
    ...towns.slice(0, 12),
    ...towns.slice(43, 50),
  ],
  wellness: resorts.springs,
};
const pickTown = (country: Country, name: string, trade: string): Town => {
  const random = createRandom('home', name);
  const own = (homes[trade] ?? all).filter((town) => town[1] === country);
  const named = own.find(([town]) => name.includes(town));
  if (named) return named;
  // the root keeps the largest towns from taking everything
  const weights = own.map(([, , thousands]) => Math.sqrt(thousands));
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return own.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? random.pick(own);
};

type Named = { given: string; trade: Trade; countries: readonly Country[] };
const named: readonly Named[] = trades.flatMap((trade) => [
  ...trade.cz.map((given) => ({ given, trade, countries: ['CZ'] as const })),
  ...trade.sk.map((given) => ({ given, trade, countries: ['SK'] as const })),
  ...(trade.both ?? []).map((given) => ({ given, trade, countries: ['CZ', 'SK'] as const })),
]);

const brandOf = ({ given, trade, countries }: Named, index: number): Brand => {
  const name = given.replace(/^[*+@]/, '');
  const random = createRandom('brand', name);
  return {
    id: index + 1,
    name,
    slug: slugOf(name),
    trade,
    countries,
    reach: reachOf[given.charAt(0)] ?? 'single',
    home: pickTown(countries[0] ?? 'CZ', name, trade.key),
    since: random.int(1991, 2022),
  };
};

/** All merchants in a mixed order, so that ids say nothing about the trade. */
export const brands: readonly Brand[] = createRandom('order of brands')
  .some(named, named.length)
  .map(brandOf);
