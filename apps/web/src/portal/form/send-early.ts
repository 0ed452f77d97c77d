declare global {
  /** The first form sent in this page, held by the script every page starts with (the server's early.ts). */
  var sentEarly: EventTarget | null | undefined;
}

/**
 * Sends a rendered form again that was sent before it came alive, once its fields have kept what was typed
 * (`useTypedEarly`).
 * @example <form ref={sendEarly} onSubmit={…}>
 */
export const sendEarly = (form: HTMLFormElement | null): void => {
  if (form && globalThis.sentEarly === form) setTimeout(() => form.requestSubmit());
  // from here on the page is alive
  globalThis.sentEarly = null;
};
