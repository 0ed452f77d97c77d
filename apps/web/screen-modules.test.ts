import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutModules } from './screen-modules.ts';

const folder = new URL('src/portal/', import.meta.url);
const sources = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .filter((code) => /module: ['`]src/.test(code));

it('routes of the browser name no file of a screen, and are the same otherwise', () => {
  expect(sources.length).toBeGreaterThan(5);
  for (const code of sources) {
    const left = withoutModules(code);
    expect(left).not.toMatch(/src\/portal\//);
    expect(left.split('\n')).toHaveLength(code.split('\n').length);
  }
});
