import type { Brand } from '../brands.ts';
import { createRandom } from '../random.ts';
import { paletteOf } from './palette.ts';
import { bands, botanic, cabinet, court, gym, lanes, slope, track, wall } from './scenes-body.ts';
import {
  hills,
  mosaic,
  poster,
  railway,
  room,
  type Scene,
  sea,
  shelves,
  spa,
  storefront,
  town,
} from './scenes-places.ts';
import { coins, orbit, parcels, rail, tags, vanity } from './scenes-shop.ts';
import {
  concert,
  counter,
  desk,
  gallery,
  market,
  screen,
  spines,
  stage,
  table,
  tale,
  voices,
} from './scenes-trades.ts';
import { document } from './svg.ts';
import { height, width } from './parts.ts';

/** What pictures a trade is shown with; the first ones fit best. */
const scenesOf: Readonly<Record<string, readonly Scene[]>> = {
  hotel: [hills, town, room, hills, town],
  pension: [hills, hills, room, town],
  wellness: [spa, spa, botanic, bands, hills],
  agency: [sea, sea, town, hills],
  transport: [railway, railway, hills, town],
  restaurant: [table, table, counter, table, storefront],
  cafe: [counter, counter, storefront, table, poster],
  bistro: [table, table, counter, poster],
  grocery: [market, market, shelves, storefront],
  bakery: [counter, storefront, shelves, poster],
  farm: [market, market, hills, table],
  bookshop: [spines, tale, spines, storefront, room],
  audiobooks: [tale, tale, poster, room],
  antiquarian: [spines, spines, tale],
  theatre: [stage, stage, stage, town],
  cinema: [screen, screen, poster],
  concert: [concert, concert, stage],
  museum: [gallery, gallery, botanic, gallery],
  fun: [poster, mosaic, stage],
  language: [voices, voices, desk, mosaic],
  digital: [desk, desk, poster, mosaic],
  creative: [gallery, gallery, mosaic, shelves],
  music: [concert, stage, poster],
  fitness: [gym, gym, track, poster],
  pool: [lanes, lanes, lanes, bands],
  yoga: [botanic, spa, room, bands],
  racket: [court, court, court, poster],
  climbing: [wall, wall, wall, hills],
  cycling: [track, hills, hills, poster],
  winter: [slope, slope],
  pharmacy: [cabinet, cabinet, botanic, shelves],
  optician: [shelves, storefront, poster, room],
  dental: [poster, bands, room, mosaic],
  physio: [botanic, room, spa, bands],
  prevention: [room, botanic, poster, cabinet],
  psychology: [room, room, bands, botanic],
  fashion: [rail, rail, rail, storefront],
  electronics: [shelves, desk, poster, storefront],
  home: [shelves, room, storefront, shelves],
  garden: [botanic, shelves, botanic, storefront],
  flowers: [botanic, parcels, storefront, botanic],
  toys: [parcels, mosaic, shelves, parcels],
  hair: [vanity, bands, storefront, vanity],
  cosmetics: [vanity, vanity, botanic, bands],
  sales: [tags, tags, parcels, rail],
  cashback: [coins, orbit, coins, orbit],
};

/** A picture of 1200 × 675 for a merchant or one of its offers; another `variant`, another picture of the same world. */
export const drawCover = ({ slug, trade }: Brand, variant: string): string => {
  const random = createRandom('picture', slug, variant);
  const scene = random.chance(0.12)
    ? random.pick([mosaic, poster])
    : random.pick(scenesOf[trade.key] ?? [poster]);
  const colours = paletteOf(
    Math.floor((trade.subcategories[0] ?? 100) / 100),
    `${slug}/${variant}`,
  );
  return document(width, height, scene({ colours, random, motif: random.pick(trade.motifs) }));
};
