import { createS3Client, type S3Settings, sha256Of } from './s3-client.ts';
import { listKeys } from './s3-list.ts';
import { FileDamaged, FilesAway, type FileStore } from './store.ts';

/** What a file was when it was written, kept beside it. */
const hashHeader = 'x-amz-meta-sha256';

/**
 * Files as objects of a bucket, below a folder of it. Nothing is said of who may read them: a bucket
 * gives its objects to its owner alone by itself, and the portal alone asks for them.
 */
export const createS3Store = (settings: S3Settings, folder: string): FileStore => {
  const client = createS3Client(settings);
  const { ask } = client;
  const keyOf = (path: string): string => `${folder}/${path}`;
  const list = async function* (path: string): AsyncGenerator<string> {
    for await (const key of listKeys(client, `${keyOf(path)}/`)) yield key.slice(folder.length + 1);
  };
  const get = async (path: string): Promise<Buffer | undefined> => {
    const found = await ask('GET', { key: keyOf(path) });
    if (!found) return undefined;
    const storedHash = found.headers.get(hashHeader);
    if (storedHash !== null && storedHash !== sha256Of(found.bytes))
      throw new FileDamaged(`${keyOf(path)} of ${settings.url} is not what was written`);
    return found.bytes;
  };
  const remove = async (path: string): Promise<void> =>
    void (await ask('DELETE', { key: keyOf(path) }));
  return {
    place: `${settings.url}/${folder}`,
    get,
    put: async (path, bytes) => {
      // their hash is signed too: what comes to S3 is what was sent, or it is refused
      const headers = { [hashHeader]: sha256Of(bytes), 'content-type': 'application/octet-stream' };
      if (!(await ask('PUT', { key: keyOf(path), body: bytes, headers })))
        throw new FilesAway(`${settings.url} has no bucket`);
    },
    hashOf: async (path) => {
      const found = await ask('HEAD', { key: keyOf(path) });
      if (!found) return undefined;
      const storedHash = found.headers.get(hashHeader);
      if (storedHash !== null) return storedHash;
      // somebody else has put it there
      const bytes = await get(path);
      return bytes && sha256Of(bytes);
    },
    remove,
    removeFolder: async (path) => {
      for await (const one of list(path)) await remove(one);
    },
    list,
    // an object is there whole or not at all
    sweep: async () => {},
  };
};
