import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { layIntoFreeCorner } from './free-corner.ts';
import { onModals, topModal } from './modals.ts';

/** Shows the notifications above everything but a lightbox: then they wait until it is closed. */
const show = (host: HTMLElement, region: HTMLElement): boolean => {
  const modal = topModal();
  const wasShown = region.matches(':popover-open');
  if (wasShown) region.hidePopover();
  if (modal?.isLightbox) return false;
  const parent = modal?.element ?? document.body;
  const isMoved = host.parentElement !== parent;
  if (isMoved) parent.append(host);
  region.showPopover();
  // those on the screen stay where they are
  if (isMoved || !wasShown) layIntoFreeCorner(region, parent);
  return true;
};

/**
 * Where the notifications live: inside the uppermost modal window, because everything outside of
 * one is inert, else at the end of the page. The element is moved, never redrawn; shown again
 * with every message, it lies above a menu opened meanwhile. They lie where they cover nothing that can be pressed, as
 * far as there is such a place.
 */
export const useToastPlace = (
  region: RefObject<HTMLElement | null>,
  newest: string | undefined,
  onPlaced: (isShown: boolean) => void,
): HTMLElement => {
  const [host] = useState(() => document.createElement('div'));
  const place = useEffectEvent(() => {
    if (region.current) onPlaced(show(host, region.current));
  });
  useLayoutEffect(() => {
    document.body.append(host);
    const stop = onModals(() => place());
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  useLayoutEffect(() => place(), [newest]);
  return host;
};
