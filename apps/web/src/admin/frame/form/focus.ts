const focusable = [
  'input:not(:disabled):not([type=hidden])',
  'select',
  'textarea',
  '[contenteditable=true]',
  '[role=spinbutton]',
  'button:not(:disabled)',
  '[tabindex="0"]',
].join(', ');

const focusIn = (field: Element): void => {
  const wrong = [...field.querySelectorAll<HTMLElement>('[aria-invalid=true]')].find((element) =>
    element.matches(focusable),
  );
  const target = wrong ?? field.querySelector<HTMLElement>(focusable);
  field.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

/** Focuses the first field that is wrong. */
export const focusFirstError = (form: HTMLElement | null): void => {
  const field = form?.querySelector('[data-field][data-invalid]');
  if (field) focusIn(field);
};

/** `blocks[1].alt.cs`, `blocks[1].alt`, `blocks[1]`, `blocks`: a path and everything it stands in. */
const pathAndParents = (path: string): string[] => {
  const parts = path.match(/[^.[\]]+|\[\d+\]/g) ?? [];
  return parts.map((_, index) =>
    parts
      .slice(0, parts.length - index)
      .reduce(
        (whole, part) => (whole === '' || part.startsWith('[') ? whole + part : `${whole}.${part}`),
        '',
      ),
  );
};

/** Focuses a field by its path, or what it stands in; `about.cs` leads to the field `about`. */
export const focusField = (form: HTMLElement | null, path: string): void => {
  const field = pathAndParents(path)
    .map((one) => form?.querySelector(`[data-field="${CSS.escape(one)}"]`))
    .find(Boolean);
  if (field) focusIn(field);
};
