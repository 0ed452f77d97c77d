/** Where notifications may lie, the usual place first; the style says where each is. */
const places = [
  'bottom-start',
  'bottom-end',
  'top-end',
  'top-start',
  'bottom-middle',
  'top-middle',
] as const;
/** A window on a small screen is as wide as it, and what is pressed to go on is at its bottom. */
const placesOfWindow = ['top-middle', 'bottom-middle'] as const;
const placesOn = (around: HTMLElement): readonly string[] =>
  around.matches('dialog') && matchMedia('(width < 56.25em)').matches ? placesOfWindow : places;

const actions = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A link among others can wait until a notification is gone; a button, and a link that is one, is what is pressed next.
 */
const weightOf = (one: Element): number =>
  one.matches(':is(nav, li, td, th, p) a[href]') ? 1 : 20;
/** What comes only with the pointer or the focus is not there yet; the input of a box is itself never seen. */
const isSeen = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true }) &&
  (one.parentElement?.checkVisibility({ opacityProperty: true }) ?? true);

/** Lays a region where it covers nothing that can be pressed, else where it covers the least. */
export const layIntoFreeCorner = (region: HTMLElement, around: HTMLElement): void => {
  const boxes = [...around.querySelectorAll(actions)]
    .filter((one) => !region.contains(one) && isSeen(one))
    .map((one) => ({ box: one.getBoundingClientRect(), weight: weightOf(one) }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const coveredIn = (place: string): number => {
    region.dataset.corner = place;
    const own = region.getBoundingClientRect();
    return boxes.reduce((sum, { box, weight }) => sum + (isOver(own, box) ? weight : 0), 0);
  };
  let least = Number.POSITIVE_INFINITY;
  let best = '';
  for (const place of placesOn(around)) {
    const covered = coveredIn(place);
    if (covered < least) [least, best] = [covered, place];
    if (least === 0) break;
  }
  region.dataset.corner = best;
};
