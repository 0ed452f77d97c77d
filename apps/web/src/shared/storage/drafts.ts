import type { BrowserStore } from './browser-store.ts';

/**
 * What a person typed into a form and has not saved. Kept apart from the stored data that every 401
 * clears (decision 0037): a draft outlives a lost session, and is shown to nobody but its author.
 */
export type Draft = {
  /** Tells drafts of one form apart: each page with the form open writes its own. */
  readonly id: string;
  /** When it was last written. */
  readonly timestamp: number;
  /** The fields that were changed, as they were typed. */
  readonly mine: Readonly<Record<string, unknown>>;
  /** The same fields as they were stored when they were changed. */
  readonly base: Readonly<Record<string, unknown>>;
  /** The version of the record they were changed in; undefined for a new one. */
  readonly version?: number | undefined;
};
type Owner = {
  readonly store: BrowserStore;
  readonly personId: number;
  readonly now?: () => number;
};

const prefix = 'draft:';
const day = 86_400_000;
export const draftLifetimeMs = 7 * day;
/** More than a few pages with the same form open is a mistake, not work. */
const perForm = 3;

const keysOf = (store: BrowserStore, start: string): string[] =>
  store.keys().filter((key) => key.startsWith(start));

const readDrafts = (store: BrowserStore, key: string): readonly Draft[] => {
  try {
    const drafts: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(drafts) ? (drafts as readonly Draft[]) : [];
  } catch {
    return [];
  }
};
const writeDrafts = (store: BrowserStore, key: string, drafts: readonly Draft[]): void => {
  if (drafts.length === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify(drafts));
};

/**
 * The drafts of one person in this browser, by form; those over a week old are gone.
 * @example createDrafts({ store: deviceStore, personId: me.id }).list('/admin/company/31')
 */
export const createDrafts = ({ store, personId, now = Date.now }: Owner) => {
  const keyOf = (form: string): string => `${prefix}${personId}:${form}`;
  const list = (form: string): readonly Draft[] =>
    readDrafts(store, keyOf(form)).filter(({ timestamp }) => now() - timestamp <= draftLifetimeMs);
  const without = (form: string, id: string): readonly Draft[] =>
    list(form).filter((draft) => draft.id !== id);
  return {
    /** The newest first. */
    list,
    /** Writes a draft over its earlier state. */
    keep: (form: string, draft: Omit<Draft, 'timestamp'>): void =>
      writeDrafts(
        store,
        keyOf(form),
        [{ ...draft, timestamp: now() }, ...without(form, draft.id)].slice(0, perForm),
      ),
    drop: (form: string, id: string): void => writeDrafts(store, keyOf(form), without(form, id)),
    /** After a save. */
    dropAll: (form: string): void => store.removeItem(keyOf(form)),
    /** Removes what is too old, no matter who typed it. */
    sweep: (): void => {
      for (const key of keysOf(store, prefix))
        writeDrafts(
          store,
          key,
          readDrafts(store, key).filter(({ timestamp }) => now() - timestamp <= draftLifetimeMs),
        );
    },
  };
};
export type Drafts = ReturnType<typeof createDrafts>;

/** All drafts of a person, when he signs out on purpose. */
export const clearDrafts = (store: BrowserStore, personId: number): void => {
  for (const key of keysOf(store, `${prefix}${personId}:`)) store.removeItem(key);
};
