import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageKinds } from './index.ts';

const source = join(import.meta.dirname, '../..');
/** A comment sends nothing. */
const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
/** Who queues; the same word may be a document's or a purpose's elsewhere. */
const senders = globSync('**/*.ts', { cwd: source })
  .filter((file) => !/\.test\.ts$|^test\/|^messages\/(kinds|template)\//.test(file))
  .map((file) => withoutComments(readFileSync(join(source, file), 'utf8')))
  .filter((code) => /\bqueueMessages?\b/.test(code))
  .join('\n');

it.each(Object.keys(messageKinds))('%s is sent by somebody', (kind) =>
  expect(new RegExp(`\\bkind: '${kind}'`).test(senders)).toBe(true),
);
