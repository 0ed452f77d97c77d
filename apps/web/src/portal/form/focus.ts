import type { SubmitEvent } from 'react';

/** Takes the reader to the first wrong field of a form, once it is marked. */
const focusFirstError = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  );

/** Sends a form and takes the reader to what is wrong in it: `<form onSubmit={sending(submit)}>`. */
export const sending =
  (submit: () => Promise<void>) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { currentTarget } = event;
    void submit().then(() => focusFirstError(currentTarget));
  };

/**
 * Gives the focus to what comes in the place of a form that is done with, which is gone with the focus it had.
 * @example <h2 ref={takeFocus} tabIndex={-1}>
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
