import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageKinds } from './index.ts';

const source = join(import.meta.dirname, '../..');
/** A comment sends nothing. */
const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
const product = globSync('**/*.ts', { cwd: source })
  .filter((file) => !/\.test\.ts$|^test\/|^messages\/(kinds|template)\//.test(file))
  .map((file) => withoutComments(readFileSync(join(source, file), 'utf8')))
  .join('\n');

it.each(Object.keys(messageKinds))('%s is sent by somebody', (kind) =>
  // a kind is named where it is queued, or in a table of what is queued when
  expect(new RegExp(`'${kind}'`).test(product)).toBe(true),
);
