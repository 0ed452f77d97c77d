import {
  cellAt,
  type Cells,
  heldCellCount,
  isHeld,
  neighbours,
  placeOf,
  stepsAround,
} from './cells.ts';

/**
 * Of two cells with the same count, the lower one comes first, then the one further right: the
 * later half of the neighbours.
 */
const firstLater = neighbours.length / 2;
const gathers = 1;
const joins = 2;

/**
 * Which cells gather their neighbours: from the fullest down, every cell that no gathering cell
 * touches. This depends only on the data, not on the tile that asks, so the tiles of a zoom agree
 * at their edges and add up to the exact total.
 */
export class Gatherers {
  readonly #of: Cells;
  readonly #known = new Uint8Array(heldCellCount);
  readonly #knownFar = new Map<number, boolean>();

  constructor(of: Cells) {
    this.#of = of;
  }

  #is(place: number): boolean {
    if (this.#known[place] === 0) this.#known[place] = this.#find(place) ? gathers : joins;
    return this.#known[place] === gathers;
  }

  #find(place: number): boolean {
    const { counts } = this.#of;
    const count = counts[place] ?? 0;
    if (count === 0) return false;
    const { x, y } = cellAt(place);
    if (!isHeld(x - 1, y - 1) || !isHeld(x + 1, y + 1)) return this.#findAtEdge(x, y);
    for (let step = 0; step < stepsAround.length; step += 1) {
      const next = place + (stepsAround[step] ?? 0);
      const other = counts[next] ?? 0;
      if ((other > count || (other === count && step >= firstLater)) && this.#is(next))
        return false;
    }
    return true;
  }

  /** The same for a cell that is not held, or has neighbours that are not. */
  #findAtEdge(x: number, y: number): boolean {
    const count = this.#of.count(x, y);
    return !neighbours.some(({ dx, dy }, step) => {
      const other = this.#of.count(x + dx, y + dy);
      return (
        (other > count || (other === count && step >= firstLater)) &&
        this.#isAnywhere(x + dx, y + dy)
      );
    });
  }
  #isAnywhere(x: number, y: number): boolean {
    if (isHeld(x, y)) return this.#is(placeOf(x, y));
    const name = y * 65_536 + x;
    const known = this.#knownFar.get(name) ?? this.#findAtEdge(x, y);
    this.#knownFar.set(name, known);
    return known;
  }

  /** The place of the cell that gathers a held one with pins: itself, or of its gathering neighbours the fullest. */
  gathererOf(place: number): number {
    if (this.#is(place)) return place;
    let best = place;
    let max = 0;
    for (let step = 0; step < stepsAround.length; step += 1) {
      const next = place + (stepsAround[step] ?? 0);
      const count = this.#of.counts[next] ?? 0;
      if (count === 0 || count < max || !this.#is(next)) continue;
      best = next;
      max = count;
    }
    return best;
  }
}
