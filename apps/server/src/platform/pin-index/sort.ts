/** A range of keys that all lie between `base` and 2^bits above it. */
type Range = {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly bits: number;
};
type Keyed = { readonly keys: Float64Array; readonly places: Uint32Array };

const widestDigit = 11;
/** Digits as wide as to leave some eight keys to each value. */
const digitFor = (count: number): number => Math.min(widestDigit, 31 - Math.clz32(count) - 3);
/** Ranges of so few keys are sorted by insertion. */
const few = 40;
/** How many keys are handled between two rests. */
const stride = 8_192;

const sortFew = ({ keys, places }: Keyed, { from, to }: Range): void => {
  for (let at = from + 1; at < to; at += 1) {
    const key = keys[at] ?? 0;
    const place = places[at] ?? 0;
    let hole = at;
    for (; hole > from && (keys[hole - 1] ?? 0) > key; hole -= 1) {
      keys[hole] = keys[hole - 1] ?? 0;
      places[hole] = places[hole - 1] ?? 0;
    }
    keys[hole] = key;
    places[hole] = place;
  }
};

type Digits = { readonly base: number; readonly scale: number; readonly starts: Uint32Array };
const countDigits = (
  { keys }: Keyed,
  { base, scale, starts }: Digits,
  from: number,
  to: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const value = (((keys[at] ?? 0) - base) * scale) | 0;
    starts[value] = (starts[value] ?? 0) + 1;
  }
};
const moveByDigit = (
  source: Keyed,
  target: Keyed,
  { base, scale, starts }: Digits,
  from: number,
  to: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const key = source.keys[at] ?? 0;
    const value = ((key - base) * scale) | 0;
    const place = starts[value] ?? 0;
    starts[value] = place + 1;
    target.keys[place] = key;
    target.places[place] = source.places[at] ?? 0;
  }
};

/** Numbers the keys of a part, and widens the edges by them. */
const survey = (
  { keys, places }: Keyed,
  edges: { least: number; most: number },
  from: number,
  to: number,
): void => {
  let { least, most } = edges;
  for (let at = from; at < to; at += 1) {
    const key = keys[at] ?? 0;
    if (key < least) least = key;
    if (key > most) most = key;
    places[at] = at;
  }
  Object.assign(edges, { least, most });
};
function* wholeRange(sorted: Keyed): Generator<void, Range> {
  const { length } = sorted.keys;
  const edges = { least: Number.POSITIVE_INFINITY, most: 0 };
  for (let from = 0; from < length; from += stride) {
    survey(sorted, edges, from, Math.min(length, from + stride));
    yield;
  }
  const { least, most } = edges;
  return {
    from: 0,
    to: length,
    base: least,
    bits: most > least ? Math.floor(Math.log2(most - least)) + 1 : 0,
  };
}

/** Counts become the places where each digit begins. */
const toStarts = (counts: Uint32Array, from: number): void => {
  let start = from;
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] ?? 0;
    counts[value] = start;
    start += count;
  }
};

/** Puts the keys of a range in the order of their next digit, and answers the ranges of one digit each. */
function* split(
  sorted: Keyed,
  aside: Keyed,
  { from, to, base, bits }: Range,
): Generator<void, Range[]> {
  const rest = Math.max(0, bits - digitFor(to - from));
  const starts = new Uint32Array(2 ** (bits - rest));
  const digits = { base, scale: 2 ** -rest, starts };
  for (let step = from; step < to; step += stride) {
    countDigits(sorted, digits, step, Math.min(to, step + stride));
    yield;
  }
  toStarts(starts, from);
  for (let step = from; step < to; step += stride) {
    moveByDigit(sorted, aside, digits, step, Math.min(to, step + stride));
    yield;
  }
  sorted.keys.set(aside.keys.subarray(from, to), from);
  sorted.places.set(aside.places.subarray(from, to), from);
  const parts: Range[] = [];
  let begin = from;
  for (let value = 0; value < starts.length; value += 1) {
    const end = starts[value] ?? 0;
    if (end - begin > 1 && rest > 0)
      parts.push({ from: begin, to: end, base: base + value * 2 ** rest, bits: rest });
    begin = end;
  }
  return parts;
}

/**
 * Sorts whole-number keys in place and answers where each was before; equal ones keep their order. By the highest digit
 * first, so that what is read together soon lies together. It yields where it may rest.
 */
export function* sortKeys(keys: Float64Array): Generator<void, Uint32Array> {
  const sorted = { keys, places: new Uint32Array(keys.length) };
  const aside = { keys: new Float64Array(keys.length), places: new Uint32Array(keys.length) };
  const todo = [yield* wholeRange(sorted)];
  for (let range = todo.pop(); range; range = todo.pop()) {
    yield;
    if (range.to - range.from > few) todo.push(...(yield* split(sorted, aside, range)));
    else sortFew(sorted, range);
  }
  return sorted.places;
}
