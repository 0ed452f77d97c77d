declare global {
  /** What was pressed and chosen, held by the script every page starts with (the server's early.ts) until here. */
  var doneEarly: ReadonlyMap<EventTarget, string> | undefined;
}

/** React brings what an event is meant for to life first; this one means nothing else. */
const wake = (element: EventTarget): boolean =>
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }));

/**
 * A part of the page that comes alive takes a choice back before anybody has heard of it: it is made again. The browser
 * says a choice twice, and the first word already brings the part to life.
 */
const keepChoice = ({ target }: Event): void => {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  wake(target);
  target.value = value;
};

/**
 * Does what was done on a rendered page before it came alive: buttons are pressed, choices chosen. To be called as soon
 * as the page listens by itself; nothing is held from here on, though its parts come alive one after another.
 */
export const doEarly = (): void => {
  const earlyEvents = globalThis.doneEarly ?? new Map<EventTarget, string>();
  globalThis.doneEarly = undefined;
  for (const word of ['input', 'change']) window.addEventListener(word, keepChoice, true);
  for (const [element, value] of earlyEvents) {
    wake(element);
    if (element instanceof HTMLButtonElement) element.click();
    else if (element instanceof HTMLSelectElement) {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};
