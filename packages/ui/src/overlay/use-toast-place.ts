import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { onModals, topModal } from './modals.ts';

/** Shows the notifications above everything but a lightbox: then they wait until it is closed. */
const show = (host: HTMLElement, region: HTMLElement): boolean => {
  const modal = topModal();
  if (region.matches(':popover-open')) region.hidePopover();
  if (modal?.isLightbox) return false;
  const parent = modal?.element ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  region.showPopover();
  return true;
};

/**
 * Where the notifications live: inside the uppermost modal window, because everything outside of
 * one is inert, else at the end of the page. The element is moved, never drawn anew; shown again
 * with every message, it lies above a menu opened meanwhile.
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
