const focusable = 'input:not(:disabled):not([type=hidden]), select, textarea, [contenteditable=true], [role=spinbutton], button:not(:disabled), [tabindex="0"]';

const focusIn = (field: Element): void => {
  const wrong = [...field.querySelectorAll<HTMLElement>('[aria-invalid=true]')].find((element) => element.matches(focusable));
  const target = wrong ?? field.querySelector<HTMLElement>(focusable);
  field.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

/** Focuses the first field that is wrong. */
export const focusFirstError = (form: HTMLElement | null): void => {
  const field = form?.querySelector('[data-field][data-invalid]');
  if (field) focusIn(field);
};

/** Focuses a field by its path; `about.cs` leads to the field `about`. */
export const focusField = (form: HTMLElement | null, path: string): void => {
  const field = form?.querySelector(`[data-field="${CSS.escape(path.split(/[.[]/, 1)[0] ?? '')}"]`);
  if (field) focusIn(field);
};
