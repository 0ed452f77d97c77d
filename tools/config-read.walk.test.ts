import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const contract = readFileSync('packages/contract/src/system/config.ts', 'utf8');
/** What the configuration tells every browser: the fields two levels in of its answer. */
const fields = [...contract.matchAll(/^ {4}(\w+): (?:z\.|\w)/gm)].map(([, name = '']) => name);

/** The specification's word for where files lie; they lie at the API, whose address the page has. */
const unread = ['googleCommonFilesBucketUrl'];

it('whatever an installation tells its browsers is read by some screen', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !path.endsWith('empty-config.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(fields).toContain('gatewayHelpUrl');
  expect(fields).toContain('mobileApp');
  expect(fields.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(sources))).toEqual(
    unread,
  );
});
