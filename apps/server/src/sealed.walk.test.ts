import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keysOf } from './keys.ts';
import { openSecrets, readFingerprints, resealColumn } from './platform/db/index.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { resealAll, sealedColumns } from './sealed.ts';
import { openTestApp } from './test/test-app.ts';
import { cloneDatabase } from './test/test-database.ts';

const test = await openTestApp();

/** Bytes that are no secret of ours to read again: hashes, public keys, and a file whose lines stand in columns. */
const plain = [
  'card_token.token_hash',
  'client_directory_token.token_hash',
  'installation_key.fingerprint',
  'known_browser.token_hash',
  'mobile_device.token_hash',
  'one_time_code.code_hash',
  'passkey.public_key',
  'passkey_challenge.binding',
  'passkey_owner.handle',
  'payment_code.code_hash',
  'payout_batch.content',
  'recovery_code.code_hash',
  'session.previous_hash',
  'session.token_hash',
];

it('every column of bytes is sealed and listed, or no secret', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(test.db);
  const bytes = rows
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('_import.content'))
    .toSorted();
  const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(bytes).toEqual([...plain, ...sealed].toSorted());
});

describe('another key', () => {
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const sealedBy = async (key: Buffer, db = test.db): Promise<number> => {
    const { rows } = await sql<{ content: Buffer }>`select content from message`.execute(db);
    const box = createSecretBox(key);
    return rows.filter(({ content }) => box.open(content) !== undefined).length;
  };
  const write = (key: Buffer, count: number, db = test.db) =>
    sql`
      insert into message (channel, kind, user_id, recipient, content)
      select 'EMAIL', 'NEWS', 2, 'a@b.cz', ${createSecretBox(key).seal('žluťoučký')}
      from generate_series(1, ${sql.lit(count)})`.execute(db);

  it('writes from now on, and reads what the one before sealed', async () => {
    const { db, drop } = await cloneDatabase();
    const before = await openSecrets(db, [first]);
    const recognised = before.digest.of('recovery');
    const after = await openSecrets(db, [second, first]);
    expect(after.box.open(before.box.seal('x'))).toBe('x');
    expect(before.box.open(after.box.seal('x'))).toBeUndefined();
    // phones and recovery codes are still known
    expect(after.digest.is('recovery', recognised)).toBe(true);
    // who has only one of them lacks what the other seals
    await expect(openSecrets(db, [first])).rejects.toThrow('ENCRYPTION_KEYS_OLD');
    await expect(openSecrets(db, [second])).rejects.toThrow('ENCRYPTION_KEYS_OLD');
    await expect(openSecrets(db, [third, second, first])).resolves.toBeDefined();
    await drop();
  });

  it('of an installation from before recognises what that one did', async () => {
    const { db, drop } = await cloneDatabase();
    const { digest } = await openSecrets(db, [first]);
    await sql`delete from installation_secret`.execute(db);
    const later = await openSecrets(db, [second, first]);
    expect(later.digest.is('phone', digest.of('phone'))).toBe(true);
    await drop();
  });

  it('takes the place of all others once everything is resealed, in bounded pieces', async () => {
    const [key] = keysOf(test.config);
    await write(key, 25);
    await write(third, 2);
    const { box, digest } = await openSecrets(test.db, [second, key]);
    expect(await resealColumn(test.db, box, { table: 'message', column: 'content' }, 4)).toEqual({
      renewed: 25,
      lost: 2,
    });
    expect([await sealedBy(key), await sealedBy(second), await sealedBy(third)]).toEqual([
      0, 25, 2,
    ]);
    await write(key, 1);
    const { columns } = await resealAll(test.db, { box, key: second });
    expect(columns).toContainEqual({ table: 'message', column: 'content', renewed: 1, lost: 2 });
    expect(columns).toContainEqual({
      table: 'installation_secret',
      column: 'sealed',
      renewed: 1,
      lost: 0,
    });
    expect(await readFingerprints(test.db)).toHaveLength(1);
    const alone = await openSecrets(test.db, [second]);
    expect(alone.digest.is('x', digest.of('x'))).toBe(true);
    await expect(openSecrets(test.db, [key])).rejects.toThrow('another ENCRYPTION_KEY');
  });

  it('waits for jobs that hold something sealed', async () => {
    await test.jobs.start();
    const key = randomBytes(32);
    const { box } = await openSecrets(test.db, [key, second]);
    await sql`
      insert into job.job (name, data, start_after)
      select name, '{"sealed":"x"}', now() + interval '1 hour' from job.queue where name = 'password.recover'`.execute(
      test.db,
    );
    expect((await resealAll(test.db, { box, key })).waitingJobs).toBe(1);
    expect(await readFingerprints(test.db)).toHaveLength(2);
  });
});
