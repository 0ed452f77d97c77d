import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keysOf, secretsOf } from './keys.ts';
import { cloneDatabase } from './test/test-database.ts';
import { ownFolder } from './test/listening.ts';

const database = await cloneDatabase();
afterAll(database.drop);
const configIn = (dataDir: string, encryptionKey?: Buffer<ArrayBuffer>) => ({
  dataDir,
  encryptionKey,
  oldEncryptionKeys: [],
  encryptionCipher: 'aes-256-gcm' as const,
});

const [first, lost, other] = [ownFolder('keys'), ownFolder('keys-lost'), ownFolder('keys-other')];

describe('the key of an installation', () => {
  it('is made by its first start, and read by the next', async () => {
    const { box } = await secretsOf(database.db, configIn(first));
    expect((await secretsOf(database.db, configIn(first))).box.open(box.seal('x'))).toBe('x');
  });
  it('is one, however often it is named: in its file, in ENCRYPTION_KEY, among the old ones', () => {
    const own = Buffer.from(readFileSync(join(first, 'encryption.key'), 'utf8'), 'base64');
    const old = randomBytes(32);
    const config = { ...configIn(first, own), oldEncryptionKeys: [old, own, old] };
    expect(keysOf(config)).toEqual([own, old]);
  });
  it('is not made where the database has another one, so that the right one can be put in its place', async () => {
    await expect(secretsOf(database.db, configIn(lost))).rejects.toThrow('another ENCRYPTION_KEY');
    expect(existsSync(join(lost, 'encryption.key'))).toBe(false);
  });
  it('stays in its file where it is another one that is lacking', async () => {
    const fresh = await cloneDatabase();
    await secretsOf(fresh.db, configIn(other));
    await fresh.drop();
    await expect(secretsOf(database.db, configIn(other, randomBytes(32)))).rejects.toThrow();
    expect(existsSync(join(other, 'encryption.key'))).toBe(true);
  });
});
