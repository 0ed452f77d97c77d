import { beforeEach, describe, expect, test } from 'vitest';
import type { BrowserStore } from './browser-store.ts';
import { clearDrafts, createDrafts, draftLifetimeMs } from './drafts.ts';

const memory = (): BrowserStore => {
  const map = new Map<string, string>();
  return {
    keys: () => [...map.keys()],
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
};
const form = '/admin/company/31';
const typed = { mine: { name: 'Kino' }, base: { name: 'Divadlo' }, version: 4 };
let store = memory();
beforeEach(() => {
  store = memory();
});
const draftsOf = (personId: number, now = 1_000) =>
  createDrafts({ store, personId, now: () => now });

describe('drafts of forms', () => {
  test('a draft comes back with its version and the time it was written', () => {
    draftsOf(7).keep(form, { id: 'a', ...typed });
    expect(draftsOf(7).list(form)).toEqual([{ id: 'a', timestamp: 1_000, ...typed }]);
  });
  test('are seen by nobody else in the same browser, not even one whose id begins alike', () => {
    draftsOf(7).keep(form, { id: 'a', ...typed });
    expect([...draftsOf(8).list(form), ...draftsOf(70).list(form)]).toEqual([]);
    clearDrafts(store, 70);
    expect(draftsOf(7).list(form)).toHaveLength(1);
  });
  test('are gone after signing out, those of others stay', () => {
    draftsOf(7).keep(form, { id: 'a', ...typed });
    draftsOf(8).keep(form, { id: 'b', ...typed });
    clearDrafts(store, 7);
    expect([draftsOf(7).list(form).length, draftsOf(8).list(form).length]).toEqual([0, 1]);
  });
  test('expire after a week, and leave the store then', () => {
    draftsOf(7).keep(form, { id: 'a', ...typed });
    const later = draftsOf(8, 1_001 + draftLifetimeMs);
    expect(draftsOf(7, 1_001 + draftLifetimeMs).list(form)).toEqual([]);
    later.sweep();
    expect(store.keys()).toEqual([]);
  });
  test('two pages with one form keep a draft each, the newer first', () => {
    draftsOf(7, 1).keep(form, { id: 'a', ...typed });
    draftsOf(7, 2).keep(form, { id: 'b', ...typed });
    draftsOf(7, 3).keep(form, { id: 'a', ...typed });
    expect(
      draftsOf(7, 4)
        .list(form)
        .map(({ id }) => id),
    ).toEqual(['a', 'b']);
    draftsOf(7, 5).drop(form, 'a');
    expect(
      draftsOf(7, 6)
        .list(form)
        .map(({ id }) => id),
    ).toEqual(['b']);
  });
  test('what is no list of drafts counts as none', () => {
    store.setItem(`draft:7:${form}`, '{nonsense');
    expect(draftsOf(7).list(form)).toEqual([]);
  });
});
