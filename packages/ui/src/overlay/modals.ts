export type Modal = {
  readonly element: HTMLDialogElement;
  /** Nothing is shown above a picture as large as the window. */
  readonly isLightbox: boolean;
};

let modals: readonly Modal[] = [];
const listeners = new Set<() => void>();
const set = (next: readonly Modal[]): void => {
  modals = next;
  for (const listener of listeners) listener();
};

/** A modal window was opened, above the others. */
export const enterModal = (modal: Modal): void => set([...modals, modal]);

/** A modal window is about to close: anyone who is a guest in it leaves now. */
export const leaveModal = (element: HTMLDialogElement): void =>
  set(modals.filter((modal) => modal.element !== element));

/** The uppermost modal window: whatever is not inside it can be neither pressed nor reached. */
export const topModal = (): Modal | undefined => modals.at(-1);

/** Is told whenever a modal window opens or closes. */
export const onModals = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
