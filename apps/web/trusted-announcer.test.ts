import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptiedByNodes } from './trusted-announcer.ts';

const entry = createRequire(import.meta.url).resolve('react-aria/package.json');
const announcer = path.join(path.dirname(entry), 'dist/private/live-announcer/LiveAnnouncer.mjs');

it('what reads a day aloud needs no markup, which trusted types would refuse', () => {
  const code = readFileSync(announcer, 'utf8');
  expect(code).toContain('innerHTML');
  const built = emptiedByNodes(code);
  expect(built).not.toContain('innerHTML');
  expect(built.match(/Log\.replaceChildren\(\)/g)).toHaveLength(2);
});

it('an announcer that empties itself in another way is noticed by the build', () => {
  expect(() => emptiedByNodes('log.textContent = null')).toThrow('react-aria');
});
