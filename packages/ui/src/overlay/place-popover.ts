export type PopoverAlign = 'start' | 'center' | 'end';

/** Puts a shown popover below (or, without room, above) its anchor and inside the viewport. */
export const placePopover = (
  anchor: Element,
  popover: HTMLElement,
  align: PopoverAlign,
  side: 'below' | 'above' = 'below',
): void => {
  const edge = 8;
  const a = anchor.getBoundingClientRect();
  const p = popover.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const wished =
    align === 'start'
      ? a.left
      : align === 'end'
        ? a.right - p.width
        : a.left + (a.width - p.width) / 2;
  const left = Math.max(edge, Math.min(wished, width - p.width - edge));
  const fitsBelow = a.bottom + 6 + p.height + edge <= height;
  const fitsAbove = a.top - 6 - p.height >= edge;
  const isBelow = side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove;
  const top = isBelow
    ? Math.min(a.bottom + 6, Math.max(edge, height - p.height - edge))
    : a.top - 6 - p.height;
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
};

/** Keeps a shown popover at its anchor while things scroll or resize; returns the way to stop. */
export const followAnchor = (
  anchor: Element,
  popover: HTMLElement,
  align: PopoverAlign,
  side: 'below' | 'above' = 'below',
): (() => void) => {
  const place = () => placePopover(anchor, popover, align, side);
  place();
  const stop = new AbortController();
  window.addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
  window.addEventListener('resize', place, { passive: true, signal: stop.signal });
  return () => stop.abort();
};
