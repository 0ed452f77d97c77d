/** Where notifications may lie on a wide screen, the usual corner first; the style says where each is. */
const corners = ['bottom-start', 'bottom-end', 'top-end', 'top-start'] as const;
const actions = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Lays a region into the first corner where it covers nothing that can be pressed, else where it covers the least. */
export const layIntoFreeCorner = (region: HTMLElement, around: HTMLElement): void => {
  const boxes = [...around.querySelectorAll(actions)]
    .filter((one) => !region.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const coveredIn = (corner: string): number => {
    region.dataset.corner = corner;
    const own = region.getBoundingClientRect();
    return boxes.filter((box) => isOver(own, box)).length;
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
