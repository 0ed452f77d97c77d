/** Where a section is, seen from what a reader sees (specification, section 4). */
export type ScrollPosition = 'in-view' | 'above-view' | 'below-view';

type Span = { readonly top: number; readonly bottom: number };

/** A section that only touches the edge is not seen. */
export const scrollPositionOf = (section: Span, view: Span): ScrollPosition => {
  if (section.bottom <= view.top) return 'above-view';
  return section.top >= view.bottom ? 'below-view' : 'in-view';
};

/** Under the bar of the portal nobody reads. */
const edge = 100;

type Scrolled = {
  /** How far the page is scrolled, and how far it can be. */
  readonly by: number;
  readonly end: number;
  /** Of the window. */
  readonly height: number;
};

/**
 * The line being read: at the top of the window where the page begins, at its bottom where the page
 * ends. So the last sections have their turn too, which never come to the top.
 */
export const readingLine = ({ by, end, height }: Scrolled): Span => {
  const progress = end > 0 ? Math.min(1, Math.max(0, by / end)) : 0;
  const top = edge + progress * Math.max(0, height - edge);
  return { top, bottom: top + 1 };
};

/** The section on the line being read, else the last one passed, else the first. */
export const sectionBeingRead = (
  sections: readonly { readonly id: string; readonly position: ScrollPosition }[],
): string | undefined =>
  (
    sections.find(({ position }) => position === 'in-view') ??
    sections.findLast(({ position }) => position === 'above-view') ??
    sections[0]
  )?.id;
