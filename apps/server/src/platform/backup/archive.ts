import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';

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
 * stands when `write` is done and the disk has it. Its last file lists all others.
 */
export const writeArchive = async (
  file: string,
  recipients: readonly string[],
  write: (add: (name: string, from: string | Buffer) => Promise<void>) => Promise<object>,
): Promise<void> => {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const half = `${file}.half`;
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
    try {
      const sums = await write(add);
      await add(listName, Buffer.from(JSON.stringify({ ...sums, files: { ...files } })));
      tar.finalize();
    } catch (error) {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  const sealed = await encrypter.encrypt(Readable.toWeb(Readable.from(tar)));
  try {
    await Promise.all([
      fill(),
      pipeline(Readable.fromWeb(sealed), createWriteStream(half, { mode: 0o600 })),
    ]);
    const handle = await open(half, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
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

const opened = async (file: string, identities: readonly string[]): Promise<Readable> => {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const stream = Readable.toWeb(createReadStream(file));
  return Readable.fromWeb(await decrypter.decrypt(stream));
};

/**
 * Reads an archive file by file; the bytes of each are to be read to their end.
 * @returns what its list says beside the files
 * @throws where the key is another one, or something is missing or damaged
 */
export const readArchive = async (
  file: string,
  identities: readonly string[],
  read: (file: ArchiveFile) => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> => {
  const entries = extract();
  const found = new Map<string, Listed>();
  let list: { readonly files: Readonly<Record<string, Listed>> } | undefined;
  const bytes = await opened(file, identities);
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
