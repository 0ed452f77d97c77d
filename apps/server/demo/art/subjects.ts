import type { Brand } from '../brands.ts';
import { createRandom } from '../random.ts';
import type { MotifName } from './motif-names.ts';
import type { Scene } from './scenes-places.ts';
import { type SceneName, scenes } from './scenes.ts';

/** At least three compositions of each, none twice: a merchant's pictures go through them in turn. */
type Scenes = readonly [SceneName, SceneName, SceneName, ...SceneName[]];
const ofTrade: Readonly<Record<string, Scenes>> = {
  hotel: ['hills', 'town', 'room'],
  pension: ['hills', 'room', 'town'],
  wellness: ['spa', 'colonnade', 'botanic', 'hills'],
  agency: ['sea', 'town', 'hills'],
  transport: ['railway', 'town', 'hills'],
  restaurant: ['table', 'kitchen', 'storefront', 'plate', 'terrace', 'counter'],
  cafe: ['counter', 'cup', 'terrace', 'storefront', 'table'],
  bistro: ['cart', 'plate', 'kitchen', 'table', 'storefront', 'counter'],
  grocery: ['market', 'shelves', 'storefront', 'cart'],
  bakery: ['oven', 'counter', 'shelves', 'storefront'],
  farm: ['market', 'hills', 'table'],
  bookshop: ['spines', 'tale', 'storefront'],
  audiobooks: ['tale', 'poster', 'room'],
  antiquarian: ['spines', 'tale', 'storefront'],
  theatre: ['stage', 'town', 'poster'],
  cinema: ['screen', 'foyer', 'poster'],
  concert: ['concert', 'stage', 'poster'],
  museum: ['gallery', 'town', 'room'],
  fun: ['playground', 'poster', 'stage'],
  language: ['voices', 'desk', 'room'],
  digital: ['desk', 'mosaic', 'room'],
  creative: ['gallery', 'shelves', 'mosaic'],
  music: ['concert', 'stage', 'poster'],
  fitness: ['gym', 'lockers', 'studio', 'track'],
  pool: ['lanes', 'slides', 'poster'],
  yoga: ['studio', 'mats', 'botanic', 'spa'],
  racket: ['court', 'hall', 'arena'],
  climbing: ['wall', 'hills', 'studio'],
  cycling: ['road', 'track', 'storefront', 'hills'],
  winter: ['slope', 'hut', 'poster'],
  pharmacy: ['cabinet', 'storefront', 'botanic'],
  optician: ['spectacles', 'storefront', 'surgery'],
  dental: ['surgery', 'cabinet', 'room'],
  physio: ['surgery', 'mats', 'botanic', 'room'],
  prevention: ['surgery', 'cabinet', 'room'],
  psychology: ['room', 'botanic', 'bands'],
  fashion: ['rail', 'storefront', 'shelves'],
  electronics: ['shelves', 'desk', 'storefront'],
  home: ['shelves', 'room', 'storefront'],
  garden: ['botanic', 'shelves', 'storefront'],
  flowers: ['botanic', 'parcels', 'storefront'],
  toys: ['parcels', 'playground', 'shelves'],
  hair: ['vanity', 'storefront', 'bands'],
  cosmetics: ['vanity', 'botanic', 'storefront'],
  sales: ['tags', 'parcels', 'rail'],
  cashback: ['coins', 'orbit', 'tags'],
};

type Subject = { readonly motifs: readonly [MotifName, ...MotifName[]]; readonly scenes: Scenes };
/** Merchants whose names say more than their trade, in Czech or Slovak: padel is no tennis, a zoo no gallery. */
const ofName: readonly (readonly [name: RegExp, Subject])[] = [
  [/^b(ad|ed)minton/i, { motifs: ['shuttle'], scenes: ['hall', 'court', 'poster'] }],
  [/^padel/i, { motifs: ['padel'], scenes: ['arena', 'court', 'poster'] }],
  [/^squash/i, { motifs: ['racket'], scenes: ['arena', 'poster', 'studio'] }],
  [/^stoln. tenis/i, { motifs: ['bat'], scenes: ['hall', 'poster', 'studio'] }],
  [
    /^(sport|šport)ovn. hala/i,
    { motifs: ['shuttle', 'racket'], scenes: ['hall', 'arena', 'studio'] },
  ],
  [
    /^(cyklo|p[uů]jčovna kol|požičovňa bicyklov)/i,
    { motifs: ['bike'], scenes: ['road', 'track', 'storefront', 'hills'] },
  ],
  [/^tenis/i, { motifs: ['racket', 'ball'], scenes: ['court', 'poster', 'hall'] }],
  [/^aquapark/i, { motifs: ['wave'], scenes: ['slides', 'lanes', 'poster'] }],
  [/^planetárium/i, { motifs: ['star'], scenes: ['sky', 'poster', 'town'] }],
  [/^laser/i, { motifs: ['bolt'], scenes: ['sky', 'poster', 'concert'] }],
  [/^bowling/i, { motifs: ['pin'], scenes: ['alley', 'poster', 'counter'] }],
  [/^lanov. /i, { motifs: ['carabiner'], scenes: ['hills', 'poster', 'wall'] }],
  [/^únikov/i, { motifs: ['key'], scenes: ['poster', 'gallery', 'town'] }],
  [
    /^(herna|herňa|d[eě]tsk. sv[eě]t)/i,
    { motifs: ['balloon', 'blocks'], scenes: ['playground', 'poster', 'parcels'] },
  ],
  [/^zoopark/i, { motifs: ['paw'], scenes: ['hills', 'poster', 'botanic'] }],
  [/^gal[eé]ri/i, { motifs: ['frame'], scenes: ['gallery', 'room', 'poster'] }],
  [/^botanick/i, { motifs: ['plant', 'flower'], scenes: ['botanic', 'poster', 'hills'] }],
  [/železnice/i, { motifs: ['train'], scenes: ['railway', 'gallery', 'poster'] }],
  [/^m.zeum hra/i, { motifs: ['blocks', 'paw'], scenes: ['playground', 'gallery', 'parcels'] }],
  [/^(parníky|výletné lode)/i, { motifs: ['boat'], scenes: ['sea', 'poster', 'town'] }],
  [/^(na voru|plťou)/i, { motifs: ['boat'], scenes: ['sea', 'hills', 'poster'] }],
  [
    /^(horské túry|toulky|potulky)/i,
    { motifs: ['boot', 'compass'], scenes: ['hills', 'town', 'poster'] },
  ],
  [/^autobusy/i, { motifs: ['bus'], scenes: ['town', 'hills', 'poster'] }],
  [/^mas(áže|érna)/i, { motifs: ['lotus', 'leafdrop'], scenes: ['spa', 'surgery', 'botanic'] }],
];

const subjectOf = ({ name, trade }: Brand): Subject => {
  const subject = ofName.find(([pattern]) => pattern.test(name))?.[1];
  if (subject) return subject;
  const ofIts = ofTrade[trade.key];
  const [first, ...others] = createRandom('motif', name).some(trade.motifs, trade.motifs.length);
  if (!ofIts || !first) throw new Error(`nobody says how ${trade.key} looks`);
  return { motifs: [first, ...others], scenes: ofIts };
};
/** Which of its trade it is, so that neighbours begin with another composition. */
const placeOf = ({ name, trade }: Brand): number =>
  trade.names.findIndex((names) => names.slice(0, 2).includes(name));

/** What a merchant is known by: its logo and its cover are of one thing. */
export const motifOf = (brand: Brand): MotifName => subjectOf(brand).motifs[0];
/** The composition and the motif of its cover (0) and of its offers after it. */
export const pictureOf = (
  brand: Brand,
  nth: number,
): { readonly scene: Scene; readonly motif: MotifName } => {
  const { motifs, scenes: names } = subjectOf(brand);
  return {
    scene: scenes[names[(placeOf(brand) + nth) % names.length] ?? names[0]],
    motif: motifs[Math.floor(nth / names.length) % motifs.length] ?? motifs[0],
  };
};
