import { expect, test } from 'vitest';
import { offlineScreens } from './offline-screens.ts';

const files = Object.keys(import.meta.glob('../../**/*.{ts,tsx}')).map(
  (path) => new URL(path, import.meta.url).pathname,
);

test('every file that is kept for when there is no connection is there', () => {
  const modules = offlineScreens.map(({ module }) => module);
  expect(modules.filter((module) => !files.some((file) => file.endsWith(module)))).toEqual([]);
  expect(modules).toContain('src/portal/home/HomeScreen.tsx');
});
