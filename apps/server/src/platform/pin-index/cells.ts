import { bitsInCell, cells } from './levels.ts';
import { morton } from './mercator.ts';
import type { PinFilter } from './pin-filter.ts';
import type { PinIndex } from './pin-index.ts';

/** Cells round a tile that its clusters may depend on; what lies farther is counted when it is asked for. */
const margin = 6;
const side = cells + 2 * margin;
/** How many cells are held: those of the tile and those round it. */
export const heldCellCount = side * side;

/**
 * The index of a cell among the held ones. Cells are numbered by their distance from the tile's
 * first one: −1 is left of the tile.
 */
export const placeOf = (x: number, y: number): number => (y + margin) * side + x + margin;
export const isHeld = (x: number, y: number): boolean =>
  x >= -margin && y >= -margin && x < side - margin && y < side - margin;
export const cellAt = (place: number): { readonly x: number; readonly y: number } => ({
  x: (place % side) - margin,
  y: Math.floor(place / side) - margin,
});

export const neighbours = [
  { dx: -1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: -1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
] as const;
/** The way from a place to those of its neighbours, in the same order. */
export const stepsAround = Int32Array.from(neighbours, ({ dx, dy }) => dy * side + dx);

/** The pins of a zoom's cells round one tile. */
export class Cells {
  readonly #index: PinIndex;
  readonly #filter: PinFilter;
  readonly #zoom: number;
  readonly #tileX: number;
  readonly #tileY: number;
  readonly #far = new Map<number, number>();
  /** How many wanted pins each held cell has, and the range they lie in. */
  readonly counts = new Uint32Array(heldCellCount);
  readonly starts = new Uint32Array(heldCellCount);
  readonly ends = new Uint32Array(heldCellCount);
  /** Whether no wanted pin is near the tile. */
  isEmpty = true;

  constructor(index: PinIndex, filter: PinFilter, zoom: number, tileX: number, tileY: number) {
    this.#index = index;
    this.#filter = filter;
    this.#zoom = zoom;
    this.#tileX = tileX;
    this.#tileY = tileY;
    const last = 2 ** zoom - 1;
    for (let y = Math.max(0, tileY - 1); y <= Math.min(last, tileY + 1); y += 1) {
      for (let x = Math.max(0, tileX - 1); x <= Math.min(last, tileX + 1); x += 1)
        this.#enter(x, y);
    }
  }

  #enter(tileX: number, tileY: number): void {
    const { starts, places } = this.#index.levelOf(this.#zoom);
    const size = 4 ** bitsInCell(this.#zoom) * cells * cells;
    const key = morton(tileX, tileY) * size;
    const first = this.#index.firstCell(this.#zoom, key);
    const end = this.#index.firstCell(this.#zoom, key + size, first);
    const left = (tileX - this.#tileX) * cells;
    const top = (tileY - this.#tileY) * cells;
    for (let cell = first; cell < end; cell += 1) {
      const x = left + ((places[cell] ?? 0) % cells);
      const y = top + Math.floor((places[cell] ?? 0) / cells);
      if (!isHeld(x, y)) continue;
      const [from, to] = [starts[cell] ?? 0, starts[cell + 1] ?? 0];
      const count = this.#filter.count(from, to);
      if (count === 0) continue;
      const place = placeOf(x, y);
      this.counts[place] = count;
      this.starts[place] = from;
      this.ends[place] = to;
      this.isEmpty = false;
    }
  }

  count(x: number, y: number): number {
    return isHeld(x, y)
      ? (this.counts[placeOf(x, y)] ?? 0)
      : this.#countFar(x + this.#tileX * cells, y + this.#tileY * cells);
  }

  #countFar(cellX: number, cellY: number): number {
    const all = 2 ** this.#zoom * cells;
    if (cellX < 0 || cellY < 0 || cellX >= all || cellY >= all) return 0;
    const name = cellY * all + cellX;
    const known = this.#far.get(name);
    if (known !== undefined) return known;
    const { starts } = this.#index.levelOf(this.#zoom);
    const size = 4 ** bitsInCell(this.#zoom);
    const cell = this.#index.firstCell(this.#zoom, morton(cellX, cellY) * size);
    const from = starts[cell] ?? 0;
    const isThere = Math.floor((this.#index.keys[from] ?? -1) / size) === morton(cellX, cellY);
    const count = isThere ? this.#filter.count(from, starts[cell + 1] ?? 0) : 0;
    this.#far.set(name, count);
    return count;
  }
}
