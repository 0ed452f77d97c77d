import { expect, test } from 'vitest';
import { offlineScreens } from './offline-screens.ts';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const here = 'file:///src/app/offline/';
const moduleOf = (path: string, from = here): string => new URL(path, from).pathname.slice(1);
const files = Object.keys(sources).map((path) => moduleOf(path));
const kept = offlineScreens.map(({ module }) => module);

test('every file that is kept for when there is no connection is there', () => {
  expect(kept.filter((module) => !files.includes(module))).toEqual([]);
  expect(kept).toContain('src/portal/home/HomeScreen.tsx');
});

/** What only screens need that no device keeps. */
const elsewhere = [
  'src/admin/frame/rich-text/RichTextEditor.tsx',
  'src/portal/partner-proposal/ProposalForm.tsx',
  'src/portal/public/SecondStep.tsx',
];

test('every part that comes after its screen is kept with it, or belongs to a screen that is not', () => {
  const parts = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/^const .*importAgain\(\(\) => import\('([^']+)'\)\)/gm)].map(
      ([, file = '']) => moduleOf(file, new URL(path, here).href),
    ),
  );
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.filter((part) => !kept.includes(part)).toSorted()).toEqual(elsewhere);
});

test('no part is loaded in a way that fails for ever after it has failed once', () =>
  expect(
    Object.entries(sources)
      .filter(([, source]) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source))
      .map(([path]) => path),
  ).toEqual([]));
