import { extent } from './tile.ts';

/** A feature of a layer: a point with an id and whole-number properties. */
export type TileFeature = { readonly id: number; readonly x: number; readonly y: number; readonly properties: Readonly<Record<string, number>> };

const wireVarint = 0;
const wireBytes = 2;
const pointType = 1;
const moveToOnce = 9;
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

/** Writes protocol buffers, as far as vector tiles need them. */
class Writer {
  #bytes = new Uint8Array(256);
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
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes[this.#length++] = (rest % 128) | 128;
    this.#bytes[this.#length++] = rest;
    return this;
  }

  number(field: number, value: number): this {
    return this.varint(field * 8 + wireVarint).varint(value);
  }

  bytes(field: number, bytes: Uint8Array): this {
    this.varint(field * 8 + wireBytes).varint(bytes.length);
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  text(field: number, text: string): this {
    return this.bytes(field, new TextEncoder().encode(text));
  }

  packed(field: number, values: readonly number[]): this {
    const inner = new Writer();
    for (const value of values) inner.varint(value);
    return this.bytes(field, inner.finish());
  }

  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

const encodeLayer = (name: string, features: readonly TileFeature[]): Uint8Array => {
  const keys = new Map<string, number>();
  const values = new Map<number, number>();
  const placeOf = <T>(places: Map<T, number>, what: T): number => {
    const known = places.get(what);
    if (known !== undefined) return known;
    places.set(what, places.size);
    return places.size - 1;
  };
  const layer = new Writer().number(15, 2).text(1, name);
  for (const { id, x, y, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [placeOf(keys, key), placeOf(values, value)]);
    layer.bytes(2, new Writer().number(1, id).packed(2, tags).number(3, pointType).packed(4, [moveToOnce, zigzag(x), zigzag(y)]).finish());
  }
  for (const key of keys.keys()) layer.text(3, key);
  for (const value of values.keys()) layer.bytes(4, new Writer().number(5, value).finish());
  return layer.number(5, extent).finish();
};

/** A Mapbox vector tile (specification 2.1) of point layers; empty layers are left out, and a tile without any is empty. */
export const encodeTile = (layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array => {
  const tile = new Writer();
  for (const [name, features] of Object.entries(layers)) if (features.length > 0) tile.bytes(3, encodeLayer(name, features));
  return tile.finish();
};
