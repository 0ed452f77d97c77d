import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const files = globSync('{apps/web,packages/ui}/src/**/*.{css,ts,tsx}', { cwd: root });

/** A condition about room, `(width < 660px)` or `(660px <= width < 900px)`, of a style sheet, `sizes` or a script. */
const conditions = (source: string): string[] =>
  [...source.matchAll(/\([^()]*\b(?:width|height|inline-size|block-size)\b[^()]*\)/g)]
    .map(([condition]) => condition)
    .filter((condition) => /[<>]|(?:min|max)-(?:width|height)\s*:/.test(condition));
const inPixels = (source: string): string[] =>
  conditions(source).filter((condition) => /\dpx/.test(condition));

// A reader who sets larger letters in the browser has less room in the same window: only em knows of it. With px the
// header of a laptop kept the layout of a laptop at 200 % and was 362 px too wide.
test('what room there is is measured in letters, not in pixels', () => {
  const found = files.map((file) => ({ file, source: readFileSync(new URL(file, root), 'utf8') }));
  expect(found.flatMap(({ source }) => conditions(source)).length).toBeGreaterThan(150);
  expect(
    found.flatMap(({ file, source }) =>
      inPixels(source).map((condition) => `${file}: ${condition}`),
    ),
  ).toEqual([]);
});

test.each([
  '@media (width < 660px) {',
  '@media (41.25em <= width < 900px) {',
  '@media (max-width: 659px) {',
  '@container card (inline-size >= 300px) {',
  "matchMedia('(hover: hover) and (width >= 900px)')",
  'sizes="(width < 660px) 92vw, 24rem"',
])('%s is found', (planted) => {
  expect(inPixels(planted)).toHaveLength(1);
});

test.each([
  '@media (width < 41.25em) {',
  '@media (hover: hover) {',
  'inline-size: min(100%, 20px);',
])('%s is left', (fine) => {
  expect(inPixels(fine)).toEqual([]);
});
