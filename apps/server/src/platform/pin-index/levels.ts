import { bits } from './mercator.ts';

type Placed = { readonly count: number; readonly x: Uint32Array; readonly y: Uint32Array };
/** The cells of a zoom that hold pins, in the order of the pins. */
export type Level = {
  /** The first pin of each, and after the last the number of pins. */
  readonly starts: Uint32Array;
  /** Where each lies in its tile: its row times 16 and its column. */
  readonly places: Uint8Array;
};

/** A tile is divided into 16 by 16 cells: 32 pixels each, the size of a pin. */
const cellsLog = 4;
export const cells = 2 ** cellsLog;
/** From here on nothing clusters; pins at one coordinate form a stack. */
export const stackZoom = 16;
/** The bits of a coordinate within a cell of a zoom. */
export const bitsInCell = (zoom: number): number => bits - zoom - cellsLog;
const stride = 8_192;

/** The first zoom at which a pin lies in another cell than its predecessor; 0 at least. */
const partingZoom = ({ x, y }: Placed, pin: number): number => {
  if (pin === 0) return 0;
  const difference = ((x[pin] ?? 0) ^ (x[pin - 1] ?? 0)) | ((y[pin] ?? 0) ^ (y[pin - 1] ?? 0));
  return Math.max(0, Math.clz32(difference) - (32 - bits) + 1 - cellsLog);
};
const countCells = (pins: Placed, counts: Uint32Array, from: number, to: number): void => {
  for (let pin = from; pin < to; pin += 1) {
    const zoom = partingZoom(pins, pin);
    counts[zoom] = (counts[zoom] ?? 0) + 1;
  }
};
const fillCells = (
  pins: Placed,
  levels: readonly Level[],
  ends: Uint32Array,
  from: number,
  to: number,
): void => {
  for (let pin = from; pin < to; pin += 1) {
    for (let zoom = partingZoom(pins, pin); zoom < stackZoom; zoom += 1) {
      const level = levels[zoom];
      const at = ends[zoom] ?? 0;
      const shift = bitsInCell(zoom);
      if (!level) continue;
      level.starts[at] = pin;
      level.places[at] =
        ((((pins.y[pin] ?? 0) >>> shift) & (cells - 1)) << cellsLog) |
        (((pins.x[pin] ?? 0) >>> shift) & (cells - 1));
      ends[zoom] = at + 1;
    }
  }
};

/** Finds the cells of every zoom that clusters, for pins in Morton order. It yields where it may rest. */
export function* buildLevels(pins: Placed): Generator<void, Level[]> {
  const counts = new Uint32Array(bits + 2);
  for (let from = 0; from < pins.count; from += stride) {
    countCells(pins, counts, from, Math.min(pins.count, from + stride));
    yield;
  }
  let total = 0;
  const levels = Array.from({ length: stackZoom }, (_, zoom) => {
    total += counts[zoom] ?? 0;
    return {
      starts: new Uint32Array(total + 1).fill(pins.count, total),
      places: new Uint8Array(total),
    };
  });
  const ends = new Uint32Array(stackZoom);
  for (let from = 0; from < pins.count; from += stride) {
    fillCells(pins, levels, ends, from, Math.min(pins.count, from + stride));
    yield;
  }
  return levels;
}
