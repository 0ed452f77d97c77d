import type { Group, Search, SearchDocument } from './documents.ts';
import { Segment } from './segment.ts';
import { type Searched, searchIn } from './search-in.ts';

/** Parts no larger than this are made from scratch with every change: some milliseconds. */
const smallPart = 64;

/** Documents that were filed together. */
class Part implements Searched {
  readonly segment: Segment;
  readonly #numbers: readonly number[];
  readonly #alive: Uint8Array;
  #living: number;

  constructor(segment: Segment, numbers: readonly number[]) {
    this.segment = segment;
    this.#numbers = numbers;
    this.#alive = new Uint8Array(numbers.length).fill(1);
    this.#living = numbers.length;
  }
  readonly numberOf = (given: number): number => this.#numbers[given] ?? 0;
  readonly isAlive = (given: number): boolean => this.#alive[given] === 1;
  get living(): number {
    return this.#living;
  }
  kill(given: number): void {
    this.#living -= this.#alive[given] ?? 0;
    this.#alive[given] = 0;
  }
  livingNumbers(): number[] {
    return this.#numbers.filter((_, given) => this.isAlive(given));
  }
}

/**
 * Search as you type over what changes: beside the many documents filed at the start stand a few smaller parts with
 * what has changed since, each at least twice as large as the next, so that a change costs no more than the few
 * documents it is filed with. Documents are known by numbers of their owner's choosing.
 */
export class LiveIndex {
  readonly #documentOf: (number: number) => SearchDocument | undefined;
  /** The largest first. */
  #parts: Part[] = [];
  readonly #where = new Map<number, { readonly part: Part; readonly given: number }>();
  #work: Promise<void> = Promise.resolve();

  /** @param documentOf what is to be found under a number now; undefined where that is gone */
  constructor(documentOf: (number: number) => SearchDocument | undefined) {
    this.#documentOf = documentOf;
  }

  /**
   * Files these documents, again or for the first time, and forgets those that are gone; one update after the other.
   */
  update(numbers: Iterable<number>): Promise<void> {
    const changed = new Set(numbers);
    const work = this.#work.catch(() => {}).then(() => this.#file(changed));
    this.#work = work;
    return work;
  }

  async #file(changed: ReadonlySet<number>): Promise<void> {
    if (changed.size === 0) return;
    const filed = new Set(changed);
    const kept = [...this.#parts];
    // parts that are not much larger are filed together with what is new
    for (let last = kept.at(-1); last && this.#isAbsorbed(last, filed.size); last = kept.at(-1)) {
      for (const number of last.livingNumbers()) filed.add(number);
      kept.pop();
    }
    // of equally good and relevant ones the lower number comes first, in every part
    const inOrder = [...filed].sort((a, b) => a - b);
    const documents = inOrder.flatMap((number) => {
      const document = this.#documentOf(number);
      return document ? [{ number, document }] : [];
    });
    const segment = await Segment.build(documents, ({ document }) => document);
    const part = new Part(
      segment,
      documents.map(({ number }) => number),
    );
    for (const number of changed) {
      const old = this.#where.get(number);
      old?.part.kill(old.given);
      this.#where.delete(number);
    }
    for (const [given, { number }] of documents.entries()) this.#where.set(number, { part, given });
    this.#parts = documents.length > 0 ? [...kept, part] : kept;
  }

  #isAbsorbed(part: Part, filed: number): boolean {
    return part.living <= Math.max(smallPart, 2 * filed);
  }

  /** Documents it finds, in how many parts, and the bytes of their tables beside words and names. */
  get size(): { readonly documents: number; readonly parts: number; readonly bytes: number } {
    return {
      documents: this.#where.size,
      parts: this.#parts.length,
      bytes: this.#parts.reduce((sum, { segment }) => sum + segment.size.bytes, 0),
    };
  }

  /** What is found, by kind (`searchIn`). */
  search(keyword: string, options: Search): Group[] {
    return searchIn(this.#parts, keyword, options);
  }
}
