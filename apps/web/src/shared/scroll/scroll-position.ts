/** Where a section is, seen from what a reader sees (specification, section 4). */
export type ScrollPosition = 'in-view' | 'above-view' | 'below-view';

type Span = { readonly top: number; readonly bottom: number };

/** A section that only touches the edge is not seen. */
export const scrollPositionOf = (section: Span, view: Span): ScrollPosition => {
  if (section.bottom <= view.top) return 'above-view';
  return section.top >= view.bottom ? 'below-view' : 'in-view';
};

/** The section being read: the first one seen, else the last one passed; none before the first. */
export const sectionBeingRead = (
  ids: readonly string[],
  positions: ReadonlyMap<string, ScrollPosition>,
): string | undefined =>
  ids.find((id) => positions.get(id) === 'in-view') ??
  ids.findLast((id) => positions.get(id) === 'above-view');
