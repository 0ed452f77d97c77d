/**
 * How far the list is pulled up over the map on a phone: at 0 only its head shows, at 1 it covers
 * the map (specification, section 5).
 */
export const clampPosition = (position: number): number => Math.min(1, Math.max(0, position));

export type DragOrigin = { readonly position: number; readonly pointer: number };

/**
 * Where the list is while it is dragged; `travel` is the distance in pixels from 0 to 1. Throws
 * when the pointer's position is unknown.
 */
export const draggedPosition = (
  { position, pointer }: DragOrigin,
  pointerNow: number | undefined,
  travel: number,
): number => {
  if (pointerNow === undefined) throw new Error('undefined drag pointer position');
  return clampPosition(position + (pointer - pointerNow) / Math.max(travel, 1));
};

const rests = [0, 0.5, 1] as const;
/** A flick counts from this speed on, in positions a second. */
const flick = 0.8;

/** Where the list comes to rest: the nearest of three, or the next one the way it was thrown. */
export const restOf = (position: number, speed: number): number => {
  const onward =
    speed > 0 ? rests.find((rest) => rest > position) : rests.findLast((rest) => rest < position);
  if (Math.abs(speed) > flick && onward !== undefined) return onward;
  return rests.reduce<number>(
    (best, rest) => (Math.abs(rest - position) < Math.abs(best - position) ? rest : best),
    0,
  );
};

/** On phones and tablets the list lies over the map (the breakpoint of the specification, section 9). */
const narrow = '(width < 56.25em)';
export const isNarrow = (): boolean => !import.meta.env.SSR && window.matchMedia(narrow).matches;
/** Pixels of the map that lie under the list while a place is open in it. */
export const coveredBySheet = ({ height }: { readonly height: number }): number =>
  isNarrow() ? height / 2 : 0;

/** How high the few words of a pressed pin stand, in pixels. */
export const tappedHeight = 220;

/** The next rest for the arrow keys. */
export const nextRest = (position: number, step: 1 | -1): number =>
  (step > 0
    ? rests.find((rest) => rest > position + 0.01)
    : rests.findLast((rest) => rest < position - 0.01)) ?? clampPosition(position);
