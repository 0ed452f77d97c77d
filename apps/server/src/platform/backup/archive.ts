import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import type { LargeFiles } from '../file-store/index.ts';

/** A file of an archive, as its list at the end names it. */
export type Listed = { readonly size: number; readonly sha256: string };
export type ArchiveFile = {
  readonly name: string;
  readonly size: number;
  readonly bytes: Readable;
};

/** Passes bytes on and knows their hash and number afterwards. */
const counted = () => {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, listed: (): Listed => ({ size, sha256: hash.digest('hex') }) };
};

const listName = 'manifest.json';

/**
 * Writes a tar, encrypted with age (age-encryption.org) for its recipients, whole or not at all: under its name it
 * stands when `write` is done and the place has it. Its last file lists all others.
 * @returns its size
 */
export const writeArchive = async (
  { files: place, name: as }: { readonly files: LargeFiles; readonly name: string },
  recipients: readonly string[],
  write: (add: (name: string, from: string | Buffer) => Promise<void>) => Promise<object>,
): Promise<number> => {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const tar = pack();
  const files: Record<string, Listed> = {};
  const put = async (name: string, size: number, bytes: Readable): Promise<void> => {
    const count = counted();
    await pipeline(bytes, count.through, tar.entry({ name, size, mode: 0o600 }));
    files[name] = count.listed();
  };
  const add = async (name: string, from: string | Buffer): Promise<void> =>
    typeof from === 'string'
      ? put(name, (await stat(from)).size, createReadStream(from))
      : put(name, from.length, Readable.from([from]));
  const fill = async (): Promise<void> => {
    const sums = await write(add);
    await add(listName, Buffer.from(JSON.stringify({ ...sums, files: { ...files } })));
    tar.finalize();
  };
  const sealed = Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(Readable.from(tar))));
  let cause: Error | undefined;
  const fail = (error: Error): number => {
    cause ??= error;
    tar.destroy(error);
    return 0;
  };
  const [size] = await Promise.all([
    place.write(as, sealed).catch(fail),
    // where the place has closed the door already, that is why, and it says so
    fill().catch((error: Error) => (sealed.destroyed ? 0 : fail(error))),
  ]);
  if (cause) throw cause;
  return size;
};

/** All of a file, as text. */
export const textOf = async (bytes: Readable): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
};

/** What is wrong between the list and what was read. */
const complaintOf = (
  listed: Readonly<Record<string, Listed>>,
  found: ReadonlyMap<string, Listed>,
): string | undefined => {
  for (const [name, { size, sha256 }] of Object.entries(listed)) {
    const one = found.get(name);
    if (!one) return `${name} is missing`;
    if (one.size !== size || one.sha256 !== sha256) return `${name} is not what was written`;
  }
  return undefined;
};

const opened = async (sealed: Readable, identities: readonly string[]): Promise<Readable> => {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(sealed)));
};

/**
 * Reads an archive file by file; the bytes of each are to be read to their end.
 * @returns what its list says beside the files
 * @throws where the key is another one, or something is missing or damaged
 */
export const readArchive = async (
  sealed: Readable,
  identities: readonly string[],
  read: (file: ArchiveFile) => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> => {
  const entries = extract();
  const found = new Map<string, Listed>();
  let list: { readonly files: Readonly<Record<string, Listed>> } | undefined;
  const bytes = await opened(sealed, identities);
  const feeding = pipeline(bytes, entries);
  feeding.catch(() => {});
  for await (const entry of entries) {
    const { name, size } = entry.header;
    if (name === listName) list = JSON.parse(await textOf(Readable.from(entry)));
    else {
      const count = counted();
      const copy = pipeline(Readable.from(entry), count.through);
      await Promise.all([read({ name, size, bytes: count.through }), copy]);
      found.set(name, count.listed());
    }
  }
  await feeding;
  if (!list) throw new Error('it has no end: it was cut off, or is still being written');
  const complaint = complaintOf(list.files, found);
  if (complaint) throw new Error(complaint);
  return list;
};
