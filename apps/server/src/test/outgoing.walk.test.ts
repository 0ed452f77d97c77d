/** What the portal asks others for says what becomes of an answer that sends it elsewhere (ASVS 5.0, 15.3.2). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Not the portal's: what plays others, and commands that somebody runs by hand. */
const isOfOthers = /\.test\.ts$|^(?:test|cli)\/|\/testing\/|^discovery\/basemap\/cut\//;
/** An archive of a map is the operator's to name, and may lie where its address only leads to. */
const mayLeadOn = new Set(['discovery/basemap/byte-sources.ts']);
const asking = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !isOfOthers.test(file))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/await (?:fetch\(|ask\((?='https|href))/)
      .slice(1)
      .map((rest) => ({ file, rest: rest.slice(0, 400) })),
  )
  .filter(({ file, rest }) => /signal/.test(rest) && !mayLeadOn.has(file));

it('finds what asks', () => expect(asking.length).toBeGreaterThan(6));
it.each(asking)('$file follows nobody who sends it elsewhere', ({ rest }) =>
  expect(rest).toMatch(/redirect: '(?:error|manual)'/),
);
