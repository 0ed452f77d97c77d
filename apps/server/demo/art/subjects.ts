import type { Brand } from '../brands.ts';
import { createRandom } from '../random.ts';
import { trades } from '../vocab/index.ts';
import type { MotifName } from './motif-names.ts';
import type { Scene } from './scenes-places.ts';
import { type SceneName, scenes } from './scenes.ts';

/** At least three compositions of each, none twice, best five: a merchant's pictures go through them in turn. */
type Scenes = readonly [SceneName, SceneName, SceneName, ...SceneName[]];
const ofTrade: Readonly<Record<string, Scenes>> = {
  hotel: ['hills', 'town', 'room', 'terrace', 'colonnade', 'table'],
  pension: ['hills', 'room', 'town', 'hut', 'terrace', 'table'],
  wellness: ['spa', 'colonnade', 'botanic', 'hills', 'room'],
  agency: ['sea', 'town', 'hills', 'colonnade', 'poster'],
  transport: ['railway', 'town', 'hills', 'road', 'poster'],
  restaurant: ['table', 'kitchen', 'storefront', 'plate', 'terrace', 'counter'],
  cafe: ['counter', 'cup', 'terrace', 'storefront', 'table'],
  bistro: ['cart', 'plate', 'kitchen', 'table', 'storefront', 'counter'],
  grocery: ['market', 'shelves', 'storefront', 'cart'],
  bakery: ['oven', 'counter', 'shelves', 'storefront', 'table'],
  farm: ['market', 'hills', 'table', 'cart', 'shelves'],
  bookshop: ['spines', 'tale', 'storefront', 'shelves', 'desk'],
  audiobooks: ['tale', 'poster', 'room', 'desk', 'bands'],
  antiquarian: ['spines', 'tale', 'storefront', 'desk', 'shelves'],
  theatre: ['stage', 'poster', 'town', 'mosaic', 'sky', 'bands'],
  cinema: ['screen', 'foyer', 'poster', 'town', 'sky'],
  concert: ['concert', 'stage', 'poster', 'town', 'sky', 'bands'],
  museum: ['gallery', 'town', 'room', 'poster', 'mosaic'],
  fun: ['playground', 'poster', 'parcels', 'mosaic', 'stage'],
  language: ['voices', 'desk', 'room', 'poster', 'town'],
  digital: ['desk', 'mosaic', 'room', 'bands', 'shelves'],
  creative: ['gallery', 'shelves', 'mosaic', 'room', 'desk'],
  music: ['concert', 'stage', 'poster', 'room', 'mosaic'],
  fitness: ['gym', 'lockers', 'studio', 'track'],
  pool: ['lanes', 'slides', 'poster', 'lockers', 'spa'],
  yoga: ['studio', 'mats', 'botanic', 'spa'],
  racket: ['court', 'hall', 'arena', 'lockers', 'poster'],
  climbing: ['wall', 'hills', 'studio', 'lockers', 'poster'],
  cycling: ['road', 'track', 'storefront', 'hills'],
  winter: ['slope', 'hut', 'poster', 'hills', 'lockers'],
  pharmacy: ['cabinet', 'storefront', 'botanic', 'shelves', 'counter'],
  optician: ['spectacles', 'storefront', 'surgery', 'shelves', 'room'],
  dental: ['surgery', 'cabinet', 'room', 'storefront', 'botanic'],
  physio: ['surgery', 'mats', 'botanic', 'room', 'spa'],
  prevention: ['surgery', 'cabinet', 'room', 'botanic', 'desk'],
  psychology: ['room', 'botanic', 'bands', 'desk', 'hills'],
  fashion: ['rail', 'storefront', 'shelves', 'tags', 'parcels'],
  electronics: ['shelves', 'desk', 'storefront', 'parcels', 'tags'],
  home: ['shelves', 'room', 'storefront', 'botanic', 'parcels'],
  garden: ['botanic', 'shelves', 'storefront', 'market', 'hills'],
  flowers: ['botanic', 'parcels', 'storefront', 'market', 'room'],
  toys: ['parcels', 'playground', 'shelves', 'storefront', 'tags'],
  hair: ['vanity', 'storefront', 'bands', 'room', 'botanic'],
  cosmetics: ['vanity', 'botanic', 'storefront', 'shelves', 'parcels'],
  sales: ['tags', 'parcels', 'rail', 'storefront', 'shelves'],
  cashback: ['coins', 'orbit', 'tags', 'parcels', 'mosaic'],
};

type Subject = { readonly motifs: readonly [MotifName, ...MotifName[]]; readonly scenes: Scenes };
/** Merchants whose names say more than their trade, in Czech or Slovak: padel is no tennis, a zoo no gallery. */
const ofName: readonly (readonly [name: RegExp, Subject])[] = [
  [
    /^b(ad|ed)minton/i,
    { motifs: ['shuttle'], scenes: ['hall', 'court', 'poster', 'lockers', 'arena'] },
  ],
  [/^padel/i, { motifs: ['padel'], scenes: ['arena', 'court', 'poster', 'lockers', 'hall'] }],
  [/^squash/i, { motifs: ['racket'], scenes: ['arena', 'poster', 'studio', 'lockers', 'hall'] }],
  [
    /^stoln. tenis/i,
    { motifs: ['bat'], scenes: ['hall', 'poster', 'studio', 'lockers', 'mosaic'] },
  ],
  [
    /^(sport|šport)ovn. hala/i,
    { motifs: ['shuttle', 'racket'], scenes: ['hall', 'arena', 'studio', 'lockers', 'court'] },
  ],
  [
    /^(cyklo|p[uů]jčovna kol|požičovňa bicyklov)/i,
    { motifs: ['bike'], scenes: ['road', 'track', 'storefront', 'hills', 'town'] },
  ],
  [
    /^tenis/i,
    { motifs: ['racket', 'ball'], scenes: ['court', 'poster', 'hall', 'lockers', 'arena'] },
  ],
  [/^aquapark/i, { motifs: ['wave'], scenes: ['slides', 'lanes', 'poster', 'lockers', 'spa'] }],
  [/^planetárium/i, { motifs: ['star'], scenes: ['sky', 'poster', 'town', 'hills', 'mosaic'] }],
  [/^laser/i, { motifs: ['bolt'], scenes: ['sky', 'poster', 'concert', 'mosaic', 'storefront'] }],
  [
    /^bowling/i,
    { motifs: ['pin'], scenes: ['alley', 'poster', 'counter', 'mosaic', 'storefront'] },
  ],
  [/^lanov. /i, { motifs: ['carabiner'], scenes: ['hills', 'poster', 'wall', 'town', 'mosaic'] }],
  [/^únikov/i, { motifs: ['key'], scenes: ['poster', 'gallery', 'town', 'room', 'mosaic'] }],
  [
    /^(herna|herňa|d[eě]tsk. sv[eě]t)/i,
    {
      motifs: ['balloon', 'blocks'],
      scenes: ['playground', 'poster', 'parcels', 'mosaic', 'shelves'],
    },
  ],
  [/^zoopark/i, { motifs: ['paw'], scenes: ['hills', 'poster', 'botanic', 'town', 'playground'] }],
  [/^gal[eé]ri/i, { motifs: ['frame'], scenes: ['gallery', 'room', 'poster', 'mosaic', 'town'] }],
  [
    /^botanick/i,
    { motifs: ['plant', 'flower'], scenes: ['botanic', 'poster', 'hills', 'market', 'shelves'] },
  ],
  [/železnice/i, { motifs: ['train'], scenes: ['railway', 'gallery', 'poster', 'town', 'hills'] }],
  [
    /^m.zeum hra/i,
    {
      motifs: ['blocks', 'paw'],
      scenes: ['playground', 'gallery', 'parcels', 'shelves', 'poster'],
    },
  ],
  [
    /^(parníky|výletné lode)/i,
    { motifs: ['boat'], scenes: ['sea', 'poster', 'town', 'hills', 'colonnade'] },
  ],
  [/^(na voru|plťou)/i, { motifs: ['boat'], scenes: ['sea', 'hills', 'poster', 'town', 'mosaic'] }],
  [
    /^(horské túry|toulky|potulky)/i,
    { motifs: ['boot', 'compass'], scenes: ['hills', 'town', 'poster', 'sky', 'mosaic'] },
  ],
  [/^autobusy/i, { motifs: ['bus'], scenes: ['town', 'hills', 'poster', 'road', 'mosaic'] }],
  [
    /^mas(áže|érna)/i,
    { motifs: ['lotus', 'leafdrop'], scenes: ['spa', 'surgery', 'botanic', 'mats', 'room'] },
  ],
];

type Named = Pick<Brand, 'name' | 'trade'>;
const subjectOf = ({ name, trade }: Named): Subject => {
  const subject = ofName.find(([pattern]) => pattern.test(name))?.[1];
  if (subject) return subject;
  const ofIts = ofTrade[trade.key];
  const [first, ...others] = createRandom('motif', name).some(trade.motifs, trade.motifs.length);
  if (!ofIts || !first) throw new Error(`nobody says how ${trade.key} looks`);
  return { motifs: [first, ...others], scenes: ofIts };
};

/**
 * Which of its compositions the cover of each merchant is: the one the fewest covers of its category are, of those the
 * one that is there with another motif. A row of a category's merchants then hardly shows one picture twice.
 */
const covers = ((): ReadonlyMap<string, number> => {
  const chosen = new Map<string, number>();
  const times = new Map<string, number>();
  const timesOf = (key: string): number => times.get(key) ?? 0;
  for (const trade of trades)
    for (const [at, [cz, sk]] of trade.names.entries()) {
      const category = Math.floor((trade.subcategories[0] ?? 0) / 100);
      const { motifs, scenes: names } = subjectOf({ name: cz, trade });
      const keysOf = (scene: SceneName): readonly [string, string, string] => [
        `${category} ${scene}`,
        `${trade.key} ${scene}`,
        `${category} ${scene} ${motifs[0]}`,
      ];
      const weightOf = (scene: SceneName): number => {
        const [ofCategory, ofTheTrade, withMotif] = keysOf(scene);
        return timesOf(ofCategory) + 4 * timesOf(ofTheTrade) + 3 * timesOf(withMotif);
      };
      // of equals the one its place in the trade comes to
      const inTurn = names.map((_, index) => (at + index) % names.length);
      const [best = 0] = inTurn.toSorted(
        (a, b) => weightOf(names[a] ?? names[0]) - weightOf(names[b] ?? names[0]),
      );
      for (const key of keysOf(names[best] ?? names[0])) times.set(key, timesOf(key) + 1);
      chosen.set(cz, best).set(sk, best);
    }
  return chosen;
})();

/** What a merchant is known by: its logo and its cover are of one thing. */
export const motifOf = (brand: Brand): MotifName => subjectOf(brand).motifs[0];
/** The composition and the motif of its cover (0), of its offers after it, and of its gallery behind them. */
export const pictureOf = (
  brand: Brand,
  nth: number,
): { readonly scene: Scene; readonly motif: MotifName } => {
  const { motifs, scenes: names } = subjectOf(brand);
  return {
    scene: scenes[names[((covers.get(brand.name) ?? 0) + nth) % names.length] ?? names[0]],
    motif: motifs[Math.floor(nth / names.length) % motifs.length] ?? motifs[0],
  };
};
