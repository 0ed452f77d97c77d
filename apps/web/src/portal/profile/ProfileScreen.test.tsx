import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { profilePaths } from './page-list.ts';
import { loadPage } from './ProfileScreen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(profilePaths)('the page %s opens while nothing answers', async (path) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await expect(loadPage(new QueryClient(), path.replace(/:\w+/, '1'))).resolves.toBeUndefined();
});

test('an address of no page is not found', async () => {
  await expect(loadPage(new QueryClient(), 'no-such-page')).rejects.toMatchObject({
    isNotFound: true,
  });
});
