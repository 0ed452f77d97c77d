import { mercatorX, mercatorY, morton } from './mercator.ts';

/** Places to be put on the map, column by column. */
export type Pins = {
  readonly ids: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  readonly lat: ArrayLike<number>;
  /** Pins that every filter treats alike share a group: filters speak of groups. */
  readonly groups: ArrayLike<number>;
};

/** Where on the map a point is, as the one number pins are in order of. */
export const pinKey = ({ lat, lng }: { readonly lat: number; readonly lng: number }): number =>
  morton(mercatorX(lng), mercatorY(lat));
export const keyOf = ({ lng, lat }: Pins, pin: number): number =>
  pinKey({ lat: lat[pin] ?? 0, lng: lng[pin] ?? 0 });

/** Pins that stay side by side, and those that come after them. */
type Step = { readonly from: number; readonly end: number; readonly entering: readonly number[] };

/** How an index becomes the one without the pins that are gone and with those that come. */
export function* stepsOf(
  index: { readonly count: number; readonly placeOf: (key: number, id: number) => number },
  removed: readonly number[],
  added: Pins,
): Generator<Step> {
  const keyed = Array.from(added.ids, (id, pin) => ({ id, pin, key: keyOf(added, pin) }));
  keyed.sort((a, b) => a.key - b.key || a.id - b.id);
  const entrances = Map.groupBy(keyed, ({ key, id }) => index.placeOf(key, id));
  const leaving = new Set(removed);
  const ends = new Set([...leaving, ...entrances.keys(), index.count]);
  let from = 0;
  for (const end of [...ends].sort((a, b) => a - b)) {
    yield { from, end, entering: (entrances.get(end) ?? []).map(({ pin }) => pin) };
    from = leaving.has(end) ? end + 1 : end;
  }
}
