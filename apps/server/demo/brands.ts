import { createRandom } from './random.ts';
import type { Geography, Town } from './place/geography.ts';
import type { Vocabulary } from './vocab/countries/index.ts';
import { trades } from './vocab/index.ts';
import type { BrandNames, Reach, Trade } from './vocab/trade.ts';

/** One fictional merchant before its texts: who it is, where it comes from and how far it reaches. */
export type Brand = {
  id: number;
  name: string;
  slug: string;
  trade: Trade;
  /** Whether it is a registered provider of health services. */
  isHealthcare: boolean;
  reach: Reach;
  home: Town;
  since: number;
};

export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Trades that are at home where people go for them; all others are in towns and among sights. */
const homesOf = ({ towns, resorts }: Geography, trade: string): readonly Town[] => {
  const { mountains, springs, sights } = resorts;
  const homes: Readonly<Record<string, readonly Town[]>> = {
    winter: mountains,
    pension: [...mountains, ...sights],
    hotel: [...mountains, ...springs, ...sights, ...towns.slice(0, 12)],
    wellness: springs,
  };
  return homes[trade] ?? [...towns, ...sights];
};

const pickTown = (geography: Geography, name: string, trade: string): Town => {
  const random = createRandom('home', name);
  const homes = homesOf(geography, trade);
  const named = homes.find(([town]) => name.includes(town));
  if (named) return named;
  // the root keeps the largest towns from taking everything
  const weights = homes.map(([, thousands]) => Math.sqrt(thousands));
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return homes.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? random.pick(homes);
};

type Named = { readonly names: BrandNames; readonly trade: Trade };
/** All merchants in a mixed order, so that ids say nothing about the trade; counterparts share an id. */
const mixed: readonly Named[] = (() => {
  const all = trades.flatMap((trade) => trade.names.map((names) => ({ names, trade })));
  return createRandom('order of brands').some(all, all.length);
})();

export const buildBrands = ({ geography, nameOf }: Vocabulary): Brand[] =>
  mixed.map(({ names: [cz, sk, reach], trade }, index) => {
    const name = nameOf([cz, sk]);
    return {
      id: index + 1,
      name,
      slug: slugOf(name),
      trade,
      isHealthcare: trade.healthcare?.test(cz) ?? false,
      reach: reach ?? 'single',
      home: pickTown(geography, name, trade.key),
      since: createRandom('brand', name).int(1991, 2022),
    };
  });
