/** What a key does on a list. */
export type ListCommand =
  | 'search'
  | 'next'
  | 'previous'
  | 'select'
  | 'peek'
  | 'edit'
  | 'create'
  | 'help';
/** The keys of a list with what each does, in the order of the dialog that tells them. */
export const listKeys = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'select',
  ' ': 'peek',
  e: 'edit',
  n: 'create',
  '?': 'help',
} as const satisfies Readonly<Record<string, ListCommand>>;
const isListKey = (key: string): key is keyof typeof listKeys => Object.hasOwn(listKeys, key);

const fields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const windows = 'dialog[open], [popover]:popover-open';

/** What a pressed key means for a list; nothing while somebody types, chooses from a menu or stands in a dialog. */
export const commandOf = (event: KeyboardEvent): ListCommand | undefined => {
  const { key, target } = event;
  const isChord = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  if (event.defaultPrevented || isChord || !isListKey(key)) return undefined;
  const isPressed = (selector: string): boolean =>
    target instanceof Element && target.closest(selector) !== null;
  if (isPressed(fields) || (key === ' ' && !isPressed('[data-first] a'))) return undefined;
  return document.querySelector(windows) ? undefined : listKeys[key];
};

const rowLinks = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('tr[data-linked] [data-first] a'),
];
/** The marked row is the one the focus is in: a screen reader reads it, and Enter opens it by itself. */
const markedAt = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));

const markedRow = (list: Element): Element | null | undefined => {
  const links = rowLinks(list);
  return links[markedAt(links)]?.closest('tr');
};

/** The address of the record in whose row something is. */
export const recordOf = (inRow: Element): string | null | undefined =>
  inRow.closest('tr[data-linked]')?.querySelector('[data-first] a')?.getAttribute('href');
/** The link of a record's row. */
export const rowOf = (list: Element, record: string): HTMLElement | undefined =>
  rowLinks(list).find((link) => link.getAttribute('href') === record);
/** Puts the focus into a row, and the row into sight. */
export const markRow = (link: HTMLElement | undefined): void => {
  link?.focus({ preventScroll: true });
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
};

const mark = (list: Element, step: 1 | -1): void => {
  const links = rowLinks(list);
  const at = markedAt(links);
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  markRow(links[next]);
};

const doers: Readonly<Record<Exclude<ListCommand, 'help'>, (list: Element) => void>> = {
  search: (list) => {
    const field = list.querySelector<HTMLInputElement>('input[type="search"]');
    field?.focus();
    field?.select();
  },
  next: (list) => mark(list, 1),
  previous: (list) => mark(list, -1),
  select: (list) => markedRow(list)?.querySelector<HTMLElement>('[data-select] input')?.click(),
  peek: (list) => markedRow(list)?.querySelector<HTMLElement>('[data-peek-record]')?.click(),
  edit: (list) => markedRow(list)?.querySelector<HTMLElement>('[data-edit-record]')?.click(),
  create: () => document.querySelector<HTMLElement>('[data-new-record]')?.click(),
};
/** Does on a list what its key says. */
export const obey = (list: Element, command: Exclude<ListCommand, 'help'>): void =>
  doers[command](list);
