/**
 * How well a document matches, from worst to best (domain 9.7): its description, its tags, a word
 * of its name, the beginning of its name, the whole name.
 */
export const level = { text: 1, tag: 2, name: 3, nameBegins: 4, wholeName: 5 } as const;
/** More edits than this are not told apart. */
export const maxDistance = 7;

/** Which documents hold all the words so far, and how well; one per index, used by every search in turn. */
export class Matching {
  readonly #matched: Uint8Array;
  readonly #fields: Uint8Array;
  readonly #levels: Uint8Array;
  readonly #distances: Uint8Array;
  /** The documents that held the first word. */
  readonly #places: Uint32Array;
  #count = 0;
  #step = 0;

  constructor(documents: number) {
    this.#matched = new Uint8Array(documents);
    this.#fields = new Uint8Array(documents);
    this.#levels = new Uint8Array(documents);
    this.#distances = new Uint8Array(documents);
    this.#places = new Uint32Array(documents);
  }

  get bytes(): number {
    return this.#matched.length * (4 + Uint32Array.BYTES_PER_ELEMENT);
  }

  /** A document holds a meaning of the current word, in a field. */
  add(place: number, field: number, distance: number): void {
    const matched = this.#matched[place] ?? 0;
    if (matched === this.#step) this.#meet(place, field, distance);
    else if (matched === this.#step + 1 && field > (this.#fields[place] ?? 0))
      this.#fields[place] = field;
  }

  #meet(place: number, field: number, distance: number): void {
    this.#matched[place] = this.#step + 1;
    this.#fields[place] = field;
    this.#distances[place] = Math.min(
      maxDistance,
      (this.#step === 0 ? 0 : (this.#distances[place] ?? 0)) + distance,
    );
    if (this.#step > 0) return;
    this.#levels[place] = level.name;
    this.#places[this.#count] = place;
    this.#count += 1;
  }

  /** All meanings of the current word have been added. */
  endWord(): void {
    this.#step += 1;
    for (let at = 0; at < this.#count; at += 1) {
      const place = this.#places[at] ?? 0;
      if (this.#matched[place] === this.#step)
        this.#levels[place] = Math.min(this.#levels[place] ?? 0, this.#fields[place] ?? 0);
    }
  }

  /** Tells every document that held every word, and starts over. */
  finish(tell: (place: number, level: number, distance: number) => void): void {
    for (let at = 0; at < this.#count; at += 1) {
      const place = this.#places[at] ?? 0;
      if (this.#matched[place] === this.#step)
        tell(place, this.#levels[place] ?? 0, this.#distances[place] ?? 0);
      this.#matched[place] = 0;
    }
    this.#count = 0;
    this.#step = 0;
  }
}
