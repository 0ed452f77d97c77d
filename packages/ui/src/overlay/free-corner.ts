/** Where notifications may lie on a wide screen, the usual corner first; the style says where each is. */
const corners = ['bottom-start', 'bottom-end', 'top-end', 'top-start'] as const;
const actions = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A link of the navigation can wait until a notification is gone; a button of a row is what is pressed next. */
const weightOf = (one: Element): number => (one.matches('a[href]') ? 1 : 20);

/** Lays a region into the first corner where it covers nothing that can be pressed, else where it covers the least. */
export const layIntoFreeCorner = (region: HTMLElement, around: HTMLElement): void => {
  const boxes = [...around.querySelectorAll(actions)]
    .filter((one) => !region.contains(one))
    .map((one) => ({ box: one.getBoundingClientRect(), weight: weightOf(one) }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const coveredIn = (corner: string): number => {
    region.dataset.corner = corner;
    const own = region.getBoundingClientRect();
    return boxes.reduce((sum, { box, weight }) => sum + (isOver(own, box) ? weight : 0), 0);
  };
  let least = Number.POSITIVE_INFINITY;
  let best: string = corners[0];
  for (const corner of corners) {
    const covered = coveredIn(corner);
    if (covered < least) [least, best] = [covered, corner];
    if (least === 0) break;
  }
  region.dataset.corner = best;
};
