import {
  type Bounds,
  isOutside,
  isSmall,
  pinsWithin,
  quarters,
  type Square,
  wholeMap,
} from './bounds.ts';
import type { PinFilter } from './pin-filter.ts';
import type { PinIndex } from './pin-index.ts';

type Entry = { readonly distance: number; readonly pin?: number; readonly square?: Square };

/** A queue that gives the nearest first; of equally near ones a pin before a square, and the earlier pin. */
class Queue {
  readonly #heap: Entry[] = [];

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (!a || !b) return a !== undefined;
    return (
      a.distance < b.distance ||
      (a.distance === b.distance &&
        (a.pin ?? Number.POSITIVE_INFINITY) < (b.pin ?? Number.POSITIVE_INFINITY))
    );
  }
  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a && b) [this.#heap[one], this.#heap[other]] = [b, a];
  }

  add(entry: Entry): void {
    let at = this.#heap.push(entry) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.#isBefore(at, above); above = (at - 1) >> 1) {
      this.#swap(at, above);
      at = above;
    }
  }

  take(): Entry | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return first;
    this.#heap[0] = last;
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const least =
        left + 1 < this.#heap.length && this.#isBefore(left + 1, left) ? left + 1 : left;
      if (least >= this.#heap.length || !this.#isBefore(least, at)) return first;
      this.#swap(at, least);
      at = least;
    }
  }
}

const squared = (dx: number, dy: number): number => dx * dx + dy * dy;

/**
 * The wanted pins within the bounds nearest to a point, nearest first: at most `count` of them, by
 * their places in the index.
 */
export const nearestWithin = (
  index: PinIndex,
  filter: PinFilter,
  bounds: Bounds,
  { x, y }: { readonly x: number; readonly y: number },
  count: number,
): number[] => {
  const queue = new Queue();
  const addSquare = (square: Square): void => {
    if (!isOutside(square, bounds))
      queue.add({
        distance: squared(
          Math.max(square.x - x, 0, x - square.x - square.side),
          Math.max(square.y - y, 0, y - square.y - square.side),
        ),
        square,
      });
  };
  const found: number[] = [];
  addSquare(wholeMap(index));
  for (let next = queue.take(); next && found.length < count; next = queue.take()) {
    if (next.pin !== undefined) found.push(next.pin);
    else if (next.square && isSmall(next.square))
      for (const pin of pinsWithin(index, filter, next.square, bounds))
        queue.add({ distance: squared((index.x[pin] ?? 0) - x, (index.y[pin] ?? 0) - y), pin });
    else if (next.square)
      for (const quarter of quarters(index, filter, next.square)) addSquare(quarter);
  }
  return found;
};
