import { expect, test } from 'vitest';
import {
  clearDrafts,
  clearStoredData,
  createDrafts,
  deviceStore,
  onDataCleared,
  storedData,
} from './index.ts';

const keep = (): void => {
  storedData.recentSearches.add('káva');
  storedData.visitedPlaces.add(7);
  storedData.position.set({ lat: 50, lng: 14 });
  storedData.heldFavorites.set({ person: '7', base: [], items: [] });
  storedData.dismissedAnnouncement.set(3);
};

test('clearing takes everything of the person, wherever it stands, and leaves the rest', () => {
  window.localStorage.setItem('imageFormat:avif', 'true');
  keep();
  let calls = 0;
  const stop = onDataCleared(() => (calls += 1));
  clearStoredData();
  stop();
  expect([
    Object.keys(window.localStorage),
    Object.keys(window.sessionStorage),
    document.cookie.includes('announcement'),
    calls,
  ]).toEqual([['imageFormat:avif'], [], false, 1]);
});

test('what stands in the browser for the person has the prefix of the person', () => {
  keep();
  const keys = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
  expect(keys.filter((key) => !key.startsWith('data:'))).toEqual(['imageFormat:avif']);
  clearStoredData();
});

test('drafts of forms outlive the clearing that a lost session brings', () => {
  const drafts = createDrafts({ store: deviceStore, personId: 7 });
  drafts.keep('/admin/company/31', { id: 'a', mine: { name: 'Kino' }, base: { name: 'Divadlo' } });
  clearStoredData();
  expect(drafts.list('/admin/company/31')).toHaveLength(1);
  clearDrafts(deviceStore, 7);
});
