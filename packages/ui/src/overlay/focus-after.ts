/** What a window did may come a while after it is closed: the list it was opened from is asked for again. */
const looks = [50, 500, 1500, 3000] as const;

/**
 * What was pressed to open a window may go with it, as the row that is deleted does, and the focus with that. Then it
 * comes to the heading of the nearest part of the page that is still there.
 */
export const keepFocus = (around: readonly Element[]): void => {
  const mend = (): void => {
    if (document.activeElement !== document.body) return;
    const heading = around
      .filter((one) => one.isConnected)
      .map((one) => one.querySelector<HTMLElement>('h1, h2, h3'))
      .find((one) => one !== null);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  for (const delay of looks) setTimeout(mend, delay);
};

/** Once it is marked: the first wrong field of a form is where one goes on. */
export const focusFirstError = (form: HTMLFormElement): void =>
  void setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 50);
