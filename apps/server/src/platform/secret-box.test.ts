import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSecretBox, readOrMakeKey } from './secret-box.ts';

it('gives back what it sealed, and never seals it the same twice', () => {
  const box = createSecretBox(randomBytes(32));
  const sealed = [box.seal('tok_žluťoučký'), box.seal('tok_žluťoučký')] as const;
  expect(sealed.map((one) => box.open(one))).toEqual(['tok_žluťoučký', 'tok_žluťoučký']);
  expect(sealed[0].equals(sealed[1])).toBe(false);
  expect(sealed[0].toString('latin1')).not.toContain('tok_');
});
it('opens nothing that another key sealed, nor what was altered', () => {
  const box = createSecretBox(randomBytes(32));
  const sealed = box.seal('tok_1');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(box.open(sealed)).toBeUndefined();
  expect(createSecretBox(randomBytes(32)).open(box.seal('tok_1'))).toBeUndefined();
  expect(box.open(Buffer.alloc(3))).toBeUndefined();
});
it('opens what another cipher sealed, and reseals it with today’s', () => {
  const [key, old] = [randomBytes(32), randomBytes(32)];
  const aes = createSecretBox(key);
  const chacha = createSecretBox(key, [old], 'chacha20-poly1305');
  // more than there are first bytes: a nonce may begin as the mark of another way does
  const sealed = Array.from({ length: 1_000 }, (_, at) => aes.seal(`tok_${at}`));
  expect(sealed.map((one) => chacha.open(one))).toEqual(sealed.map((_, at) => `tok_${at}`));
  const renewed = chacha.renew(createSecretBox(old).seal('tok_1'));
  if (typeof renewed === 'string') throw new Error(renewed);
  expect([chacha.open(renewed), aes.open(renewed), chacha.renew(renewed)]).toEqual([
    'tok_1',
    'tok_1',
    'current',
  ]);
  // with its own mark taken away it is nothing
  expect(chacha.open(renewed.subarray(1))).toBeUndefined();
  expect(aes.renew(renewed)).toBeInstanceOf(Buffer);
});
it('makes a key once, for its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  const file = join(folder, 'data', 'encryption.key');
  const key = readOrMakeKey(file);
  expect([key.length, readOrMakeKey(file).equals(key), statSync(file).mode & 0o777]).toEqual([
    32,
    true,
    0o600,
  ]);
  expect(readFileSync(file, 'utf8')).toBe(key.toString('base64'));
  rmSync(folder, { recursive: true });
});
