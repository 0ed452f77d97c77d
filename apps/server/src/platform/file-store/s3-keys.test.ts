import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listening, ownFolder } from '../../test/listening.ts';
import { portOf } from '../../test/mail.ts';
import { createS3Client } from './s3-client.ts';

const folder = ownFolder('s3-keys');
const names = ['keyId', 'secret', 'token'] as const;
const keyFiles = Object.fromEntries(names.map((name) => [name, join(folder, name)]));
const hand = (keys: Readonly<Record<(typeof names)[number], string>>): void => {
  for (const name of names) writeFileSync(join(folder, name), `${keys[name]}\n`);
};

/** Whose key each request was signed by, and the token beside it. */
const seen: (readonly [keyId: string, token: unknown])[] = [];
const server = listening(
  createServer((request: IncomingMessage, response) => {
    const [, keyId = ''] = /Credential=([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
    seen.push([keyId, request.headers['x-amz-security-token']]);
    response.end();
  }),
);

it('keys that hold for hours are read again, and what is replaced in this moment holds a little longer', async () => {
  hand({ keyId: 'one', secret: 's', token: 'first' });
  const given = { keyId: 'one', secret: 's', token: 'first' };
  const url = `http://127.0.0.1:${portOf(server)}/bucket`;
  const { ask } = createS3Client({ url, region: 'us-east-1', ...given, keyFiles });
  await ask('GET', { key: 'a' });
  hand({ keyId: 'two', secret: 't', token: 'second' });
  await ask('GET', { key: 'a' });
  for (const name of names) rmSync(join(folder, name));
  await ask('GET', { key: 'a' });
  expect(seen).toEqual([
    ['one', 'first'],
    ['two', 'second'],
    ['two', 'second'],
  ]);
});
