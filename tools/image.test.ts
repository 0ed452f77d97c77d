import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
/** What an image has none of: it is for tests, for trials, or the demo's (ASVS 5.0, 15.2.3). */
const leftOut =
  /(?:\/tests?\/|\/testing\/|\.test\.ts$|\/cli\/till\/|\/cli\/device-app\/|\/server\/demo\/)/;
/** Of both kinds: what is loaded at once, and programs and threads of their own. */
const loaded = [/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm, /new URL\('(\.[^']+\.ts)'/g];

const follow = (file: string, seen: Set<string>): void => {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const one of loaded)
    for (const [statement, to = ''] of text.matchAll(one))
      if (!/^(?:import|export) type/.test(statement))
        follow(path.join(path.dirname(file), to), seen);
};

it('the image leaves out tests, trials and the demo, and nothing that stays loads any of it', () => {
  for (const words of ['-name test -o -name testing', "'*.test.ts' -delete", 'cli/till', '/demo'])
    expect(dockerfile).toContain(words);
  expect(dockerfile).toMatch(/AS demo\n.*\n\n.*\nFROM portal\n$/);
  const begun = globSync('apps/server/src/{main,cli/*,cli/*/*}.ts', { cwd: root });
  const seen = new Set<string>();
  for (const file of begun.filter((one) => !leftOut.test(one))) follow(file, seen);
  expect(seen.size).toBeGreaterThan(500);
  expect([...seen].filter((file) => leftOut.test(file))).toEqual([]);
});
