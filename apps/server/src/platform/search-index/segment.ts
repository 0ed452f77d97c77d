import { inTurns, sortedInTurns } from '../turns.ts';
import type { Search, SearchDocument } from './documents.ts';
import { level, Matching, maxDistance } from './matching.ts';
import type { Near } from './edit-distance.ts';
import { keyOf, type Matches, matchesFor, wantsBest } from './matches.ts';
import { ReadyBests } from './ready-bests.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const fieldBits = 2;
const fieldMask = 3;

/** Files a document under each of its words, with the best field that holds the word. */
const addWords = (
  found: Map<string, number[]>,
  names: readonly (readonly string[])[],
  { tags, texts }: SearchDocument,
  place: number,
): void => {
  const best = new Map<string, number>();
  for (const [field, parts] of [
    [level.text, texts.map(wordsOf)],
    [level.tag, tags.map(wordsOf)],
    [level.name, names],
  ] as const)
    for (const words of parts) for (const word of words) best.set(word, field);
  for (const [word, field] of best) {
    const posting = place * 2 ** fieldBits + field;
    const list = found.get(word);
    if (list) list.push(posting);
    else found.set(word, [posting]);
  }
};

type Tables = {
  /** The places of documents in the given list, the most relevant first. */
  readonly order: readonly number[];
  readonly kinds: Uint8Array;
  readonly scores: Float64Array;
  readonly names: readonly (readonly string[])[];
  readonly words: readonly string[];
  /** Where the postings of each word begin. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
};
/** Documents read at a go, and words written: well under a millisecond. */
const documentsPerTurn = 16;
const manyWords = 4_096;
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The words of all documents with what holds them; it yields where it may rest. */
function* tablesOf<T>(
  items: readonly T[],
  documentOf: (item: T) => SearchDocument,
): Generator<void, Tables> {
  const documents: SearchDocument[] = [];
  for (const [at, item] of items.entries()) {
    if (at % manyWords === 0) yield;
    documents.push(documentOf(item));
  }
  const scoreAt = (index: number): number => documents[index]?.score ?? 0;
  const order = yield* sortedInTurns([...documents.keys()], (a, b) => scoreAt(b) - scoreAt(a));
  const found = new Map<string, number[]>();
  const names: string[][] = [];
  for (const [place, index] of order.entries()) {
    if (place % documentsPerTurn === 0) yield;
    const document = documents[index];
    const words = document?.names.map(wordsOf) ?? [];
    if (document) addWords(found, words, document, place);
    names.push(words.map((parts) => parts.join(' ')));
  }
  const words = yield* sortedInTurns([...found.keys()], byCodeUnits);
  const kinds = Uint8Array.from(order, (index) => documents[index]?.kind ?? 0);
  const scores = Float64Array.from(order, scoreAt);
  return { order, kinds, scores, names, words, ...(yield* postingsOf(words, found)) };
}
function* postingsOf(words: readonly string[], found: ReadonlyMap<string, readonly number[]>) {
  const starts = new Uint32Array(words.length + 1);
  for (const [at, word] of words.entries())
    starts[at + 1] = (starts[at] ?? 0) + (found.get(word)?.length ?? 0);
  const postings = new Uint32Array(starts.at(-1) ?? 0);
  for (const [at, word] of words.entries()) {
    if (at % manyWords === 0) yield;
    postings.set(found.get(word) ?? [], starts[at]);
  }
  return { starts, postings };
}

/**
 * Some documents that can be searched, in memory: a sorted vocabulary without case and diacritics, and for each word
 * the documents that contain it, the most relevant first. It never changes. A document is known by its place in order
 * of relevance, and outside by its place in the list it was built from.
 */
export class Segment {
  readonly #vocabulary: Vocabulary;
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  readonly #kinds: Uint8Array;
  readonly #scores: Float64Array;
  /** Places are in order of relevance; this is where each stood in the given list. */
  readonly #given: Uint32Array;
  readonly #names: readonly (readonly string[])[];
  readonly #matching: Matching;
  readonly #ready = new ReadyBests((place) => this.kindAt(place));

  private constructor({ order, kinds, scores, names, words, starts, postings }: Tables) {
    this.#given = Uint32Array.from(order);
    this.#kinds = kinds;
    this.#scores = scores;
    this.#names = names;
    this.#vocabulary = new Vocabulary(words);
    this.#starts = starts;
    this.#postings = postings;
    this.#matching = new Matching(order.length);
  }

  /** Reads what can be found, letting other work of the process in at least every ten milliseconds. */
  static async build<T>(
    items: readonly T[],
    documentOf: (item: T) => SearchDocument,
  ): Promise<Segment> {
    return new Segment(await inTurns(tablesOf(items, documentOf)));
  }

  /** Documents and words it holds, and the bytes of its tables beside words and names. */
  get size(): { readonly documents: number; readonly words: number; readonly bytes: number } {
    const tables = [this.#starts, this.#postings, this.#kinds, this.#scores, this.#given];
    return {
      documents: this.#given.length,
      words: this.#vocabulary.size,
      bytes: tables.reduce((sum, { byteLength }) => sum + byteLength, this.#matching.bytes),
    };
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }
  kindAt(place: number): number {
    return this.#kinds[place] ?? 0;
  }
  scoreAt(place: number): number {
    return this.#scores[place] ?? 0;
  }
  /** Where the document at a place stood in the list it was built from. */
  givenAt(place: number): number {
    return this.#given[place] ?? 0;
  }

  /** As `rank`, of words as they begin here: what many type is found once for all of them. */
  rankBeginnings(
    meanings: readonly (readonly Near[])[],
    words: readonly string[],
    search: Search,
    isShown: (document: number) => boolean,
  ): Uint32Array {
    const picked =
      wantsBest(search) &&
      this.#ready.pick(
        words.join(' '),
        (matches) => this.rank(meanings, words, matches, () => true),
        {
          kinds: search.kinds,
          limit: search.offset + search.limit,
          isShown: (place) => isShown(this.givenAt(place)),
        },
      );
    return picked || this.rank(meanings, words, matchesFor(search), isShown);
  }

  /** Keys of the documents that hold a meaning of every word and are shown, in order (`readKey`). */
  rank(
    meanings: readonly (readonly Near[])[],
    words: readonly string[],
    matches: Matches,
    isShown: (document: number) => boolean,
  ): Uint32Array {
    for (const choices of meanings) {
      for (const { word, distance } of choices) this.#addDocuments(word, distance);
      this.#matching.endWord();
    }
    const typed = words.join(' ');
    const bestName = this.#bestLevelOfName(words);
    this.#matching.finish((place, found, distance) => {
      const kind = this.kindAt(place);
      const near = (maxDistance - distance) * (maxDistance + 1);
      const isName = found === level.name;
      // names are compared only where the best of them could be shown
      if (!matches.isOpen(kind, keyOf(near + (isName ? bestName : found), place))) return;
      const rank = near + (isName ? this.#levelOfName(place, typed) : found);
      matches.take(kind, keyOf(rank, place), () => isShown(this.givenAt(place)));
    });
    return matches.keys();
  }

  #addDocuments(word: number, distance: number): void {
    const end = this.#starts[word + 1] ?? 0;
    for (let at = this.#starts[word] ?? 0; at < end; at += 1) {
      const posting = this.#postings[at] ?? 0;
      this.#matching.add(posting >>> fieldBits, posting & fieldMask, distance);
    }
  }

  /** How well any name can match: no name is the whole of what ends in half a word. */
  #bestLevelOfName(words: readonly string[]): number {
    const last = words.at(-1) ?? '';
    return this.#vocabulary.exactly(last).length > 0 ? level.wholeName : level.nameBegins;
  }

  #levelOfName(place: number, typed: string): number {
    let best: number = level.name;
    for (const name of this.#names[place] ?? []) {
      if (name === typed) return level.wholeName;
      if (name.startsWith(typed)) best = level.nameBegins;
    }
    return best;
  }
}
