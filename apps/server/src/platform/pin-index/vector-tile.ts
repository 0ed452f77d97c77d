import { extent } from './tile.ts';

/** A feature of a layer: a point with an id and properties, whole numbers or words. */
export type TileFeature = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly properties: Readonly<Record<string, number | string>>;
};

const wireVarint = 0;
const wireBytes = 2;
const pointType = 1;
const moveToOnce = 9;
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

const encoder = new TextEncoder();

/** How many bytes a number takes: seven bits in each. */
const sizeOf = (value: number): number =>
  value < 128
    ? 1
    : value < 16_384
      ? 2
      : value < 2_097_152
        ? 3
        : value < 268_435_456
          ? 4
          : Math.floor(Math.log2(value) / 7) + 1;
const sizeOfAll = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + sizeOf(value), 0);

/**
 * Writes protocol buffers, as far as vector tiles need them. Nested messages are written in place,
 * preceded by their size.
 */
class Writer {
  #bytes = new Uint8Array(1_024);
  #length = 0;

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  varint(value: number): this {
    this.#reserve(8);
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128))
      this.#bytes[this.#length++] = (rest % 128) | 128;
    this.#bytes[this.#length++] = rest;
    return this;
  }

  number(field: number, value: number): this {
    return this.varint(field * 8 + wireVarint).varint(value);
  }

  /** Begins a field of the given number of bytes. */
  begin(field: number, size: number): this {
    return this.varint(field * 8 + wireBytes).varint(size);
  }

  bytes(field: number, bytes: Uint8Array): this {
    this.begin(field, bytes.length).#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  packed(field: number, values: readonly number[]): this {
    this.begin(field, sizeOfAll(values));
    for (const value of values) this.varint(value);
    return this;
  }

  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** The place of a key or value in a layer's list of them. */
const placeIn = <T>(places: Map<T, number>, what: T): number => {
  const known = places.get(what);
  if (known !== undefined) return known;
  places.set(what, places.size);
  return places.size - 1;
};

const encodeLayer = (name: string, features: readonly TileFeature[]): Uint8Array => {
  const keys = new Map<string, number>();
  const values = new Map<number | string, number>();
  const layer = new Writer().number(15, 2).bytes(1, encoder.encode(name));
  for (const { id, x, y, properties } of features) {
    const tags: number[] = [];
    for (const key in properties)
      tags.push(placeIn(keys, key), placeIn(values, properties[key] ?? 0));
    const point = [moveToOnce, zigzag(x), zigzag(y)];
    const tagBytes = sizeOfAll(tags);
    // a byte each for four fields, the type and the size of the point
    layer
      .begin(2, 6 + sizeOf(id) + sizeOf(tagBytes) + tagBytes + sizeOfAll(point))
      .number(1, id)
      .packed(2, tags)
      .number(3, pointType)
      .packed(4, point);
  }
  for (const key of keys.keys()) layer.bytes(3, encoder.encode(key));
  for (const value of values.keys()) {
    if (typeof value === 'number') layer.begin(4, sizeOf(value) + 1).number(5, value);
    else {
      const word = encoder.encode(value);
      layer.begin(4, 1 + sizeOf(word.length) + word.length).bytes(1, word);
    }
  }
  return layer.number(5, extent).finish();
};

/**
 * A Mapbox vector tile (specification 2.1) of point layers. Empty layers are left out; a tile
 * without layers is empty.
 */
export const encodeTile = (
  layers: Readonly<Record<string, readonly TileFeature[]>>,
): Uint8Array => {
  const tile = new Writer();
  for (const [name, features] of Object.entries(layers))
    if (features.length > 0) tile.bytes(3, encodeLayer(name, features));
  return tile.finish();
};
