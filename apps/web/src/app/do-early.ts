declare global {
  /** What was pressed and chosen, held by the script every page starts with (the server's early.ts) until here. */
  var doneEarly: ReadonlyMap<EventTarget, string> | undefined;
}

/**
 * Does what was done on a rendered page before it came alive: buttons are pressed, choices chosen. To be called as soon
 * as the page listens by itself; nothing is held from here on.
 */
export const doEarly = (): void => {
  const held = globalThis.doneEarly ?? new Map<EventTarget, string>();
  globalThis.doneEarly = undefined;
  for (const [element, value] of held) {
    // React brings what an event is meant for to life first; this one means nothing else
    element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    if (element instanceof HTMLButtonElement) element.click();
    else if (element instanceof HTMLSelectElement) {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};
