import type { Size } from './view.ts';

/** The card over a pin, in pixels. */
export const peekSize: Size = { width: 320, height: 112 };
/** Between the card and the edges of the map. */
const edge = 8;
/** From the point of a pin to above its head, where it is largest. */
const pinHeight = 48;

type Place = { readonly left: number; readonly top: number };

/**
 * Where the card of a pin stands: above it, below where there is no room for it, and never over the edges of the map.
 * @param point the tip of the pin, in pixels from the corner of the map
 */
export const peekPlace = (
  { x, y }: { readonly x: number; readonly y: number },
  { width }: Size,
  top: number,
): Place => ({
  left: Math.round(Math.max(edge, Math.min(x - peekSize.width / 2, width - peekSize.width - edge))),
  top: Math.round(
    y - pinHeight - peekSize.height < top ? y + edge : y - pinHeight - peekSize.height,
  ),
});
