import { sql } from 'kysely';
import { createDigest, type Digest, digestKeyOf } from '../digest.ts';
import { type Cipher, createSecretBox, type SecretBox } from '../secret-box.ts';
import { atomic } from './atomic.ts';
import type { Db } from './database.ts';
import { columns, query, tableAs } from './select-list.ts';

/** Recognises a key, and tells nothing of it. */
const fingerprintOf = (key: Buffer): Buffer => createDigest(digestKeyOf(key)).of('installation');
const digestSecret = 'digest';

/** The keys that something in this database may be sealed with. */
export const readFingerprints = async (db: Db): Promise<Buffer[]> => {
  const { rows } = await query`
    select ${columns({ fingerprint: tableAs('installation_key').fingerprint })}
    from installation_key`.execute(db);
  return rows.map(({ fingerprint }) => fingerprint);
};
export const isKnownKey = (fingerprint: Buffer, keys: readonly Buffer[]): boolean =>
  keys.some((key) => fingerprintOf(key).equals(fingerprint));

const readDigestSecret = async (db: Db): Promise<Buffer | undefined> =>
  (
    await query`
      select ${columns({ sealed: tableAs('installation_secret').sealed })}
      from installation_secret
      where name = ${digestSecret}`.execute(db)
  ).rows[0]?.sealed;

/** What is in the database was sealed with a key that is not among those given. */
export class OtherKeyError extends Error {
  constructor() {
    super(
      'the database was opened with another ENCRYPTION_KEY before; set the key its other nodes have, or name it ' +
        'in ENCRYPTION_KEYS_OLD (see docs/operations.md, Keys)',
    );
  }
}

/**
 * What seals and recognises secrets of this database: the first key seals, all of them open. Notes by which keys
 * secrets may be sealed, and stops a node that lacks one of them: it could not open what the others write.
 */
export const openSecrets = (
  db: Db,
  [key, ...older]: readonly [Buffer, ...Buffer[]],
  cipher?: Cipher,
): Promise<{ readonly box: SecretBox; readonly digest: Digest }> =>
  atomic(db, async (tx) => {
    const keys = [key, ...older];
    const box = createSecretBox(key, older, cipher);
    // two nodes that start for the first time, with other keys
    await sql`lock table installation_key in exclusive mode`.execute(tx);
    const known = await readFingerprints(tx);
    if (!known.every((one) => isKnownKey(one, keys))) throw new OtherKeyError();
    await sql`
      insert into installation_key (fingerprint)
      values (${fingerprintOf(key)})
      on conflict do nothing`.execute(tx);
    // an installation from before recognises by what its only key made
    const maker = keys.find((one) => known.some((print) => isKnownKey(print, [one]))) ?? key;
    await sql`
      insert into installation_secret (name, sealed)
      values (${digestSecret}, ${box.seal(digestKeyOf(maker).toString('base64'))})
      on conflict do nothing`.execute(tx);
    const sealed = await readDigestSecret(tx);
    const digestKey = sealed && box.open(sealed);
    if (!digestKey) throw new OtherKeyError();
    return { box, digest: createDigest(Buffer.from(digestKey, 'base64')) };
  });

/** Nothing is sealed by another key any more: nodes need this one alone. */
export const keepOneKey = (db: Db, key: Buffer) =>
  sql`delete from installation_key where fingerprint <> ${fingerprintOf(key)}`.execute(db);
