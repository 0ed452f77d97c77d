import { useLayoutEffect, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
/** What an element is to who has come to it; another that is drawn in its place is the same thing to them. */
const signOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? element.textContent.trim(),
  ].join(' ');

/**
 * What the server drew of a page the browser draws gives way to the page, and who has come to a link of it by the
 * keyboard would stand at the beginning again: they are brought to the same thing of the page. For what such a page is
 * drawn in, so that nobody else loads it.
 */
export const useHeldFocus = (): void => {
  // asked while what the server drew is still there
  const [held] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    const sign = signOf(held);
    [...document.querySelectorAll<HTMLElement>(focusable)]
      .find((one) => signOf(one) === sign && one.checkVisibility())
      ?.focus({ preventScroll: true });
  }, [held]);
};
