import { bits, morton } from './mercator.ts';
import type { PinFilter } from './pin-filter.ts';
import type { PinIndex } from './pin-index.ts';

/** A tile is divided into 16 by 16 cells: 32 pixels each, the size of a pin. */
export const cellsLog = 4;
export const cells = 2 ** cellsLog;
/** Cells round a tile that its clusters may depend on; what lies farther is counted when it is asked for. */
export const margin = 6;
const side = cells + 2 * margin;

/** The pins of a zoom's cells round one tile: how many, and the sums of their coordinates. */
export class Cells {
  readonly #index: PinIndex;
  readonly #filter: PinFilter;
  readonly #zoom: number;
  /** The first cell's place among all cells of the zoom. */
  readonly #left: number;
  readonly #top: number;
  readonly #counts = new Uint32Array(side * side);
  readonly #starts = new Uint32Array(side * side);
  readonly #ends = new Uint32Array(side * side);
  readonly #far = new Map<number, number>();

  constructor(index: PinIndex, filter: PinFilter, zoom: number, tileX: number, tileY: number) {
    this.#index = index;
    this.#filter = filter;
    this.#zoom = zoom;
    this.#left = tileX * cells - margin;
    this.#top = tileY * cells - margin;
    const tiles = 2 ** zoom;
    for (let y = Math.max(0, tileY - 1); y <= Math.min(tiles - 1, tileY + 1); y += 1) {
      for (let x = Math.max(0, tileX - 1); x <= Math.min(tiles - 1, tileX + 1); x += 1) this.#enter(x, y);
    }
  }

  /** Whether no wanted pin is near the tile. */
  isEmpty = true;

  #enter(tileX: number, tileY: number): void {
    const size = 4 ** (bits - this.#zoom);
    const key = morton(tileX, tileY) * size;
    const from = this.#index.lowerBound(key);
    const to = this.#index.lowerBound(key + size, from);
    if (this.#filter.count(from, to) === 0) return;
    this.isEmpty = false;
    this.#descend(from, to, key, cellsLog, tileX * cells - this.#left, tileY * cells - this.#top);
  }

  /** Follows the four quarters of a square that holds pins, down to single cells. */
  #descend(from: number, to: number, key: number, depth: number, x: number, y: number): void {
    const width = 1 << depth;
    if (x + width <= 0 || y + width <= 0 || x >= side || y >= side) return;
    const count = this.#filter.count(from, to);
    if (count === 0) return;
    if (depth === 0) {
      const cell = y * side + x;
      this.#counts[cell] = count;
      this.#starts[cell] = from;
      this.#ends[cell] = to;
      return;
    }
    const half = width / 2;
    const quarter = 4 ** (bits - this.#zoom - cellsLog + depth - 1);
    let start = from;
    for (let part = 0; part < 4; part += 1) {
      const end = part === 3 ? to : this.#index.lowerBound(key + (part + 1) * quarter, start, to);
      this.#descend(start, end, key + part * quarter, depth - 1, x + (part & 1) * half, y + (part >> 1) * half);
      start = end;
    }
  }

  /** Cells are told by their place from the tile's first one: −1 is left of the tile. */
  #place(x: number, y: number): number | undefined {
    const gx = x + margin;
    const gy = y + margin;
    return gx >= 0 && gy >= 0 && gx < side && gy < side ? gy * side + gx : undefined;
  }

  count(x: number, y: number): number {
    const place = this.#place(x, y);
    return place === undefined ? this.#countFar(x + margin + this.#left, y + margin + this.#top) : (this.#counts[place] ?? 0);
  }

  #countFar(cellX: number, cellY: number): number {
    const all = 2 ** (this.#zoom + cellsLog);
    if (cellX < 0 || cellY < 0 || cellX >= all || cellY >= all) return 0;
    const name = cellY * all + cellX;
    const known = this.#far.get(name);
    if (known !== undefined) return known;
    const size = 4 ** (bits - this.#zoom - cellsLog);
    const key = morton(cellX, cellY) * size;
    const from = this.#index.lowerBound(key);
    const count = this.#filter.count(from, this.#index.lowerBound(key + size, from));
    this.#far.set(name, count);
    return count;
  }

  /** The range of pins of a cell round the tile. */
  range(x: number, y: number): readonly [from: number, to: number] {
    const place = this.#place(x, y) ?? 0;
    return [this.#starts[place] ?? 0, this.#ends[place] ?? 0];
  }
}
