import type { Readable } from 'node:stream';
import { elementsOf, textsOf } from './s3-answer.ts';
import type { S3Client } from './s3-client.ts';
import { FilesAway } from './store.ts';

const inPieces = async function* (bytes: Readable, size: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const part of bytes) {
    chunks.push(Buffer.from(part));
    length += part.length;
    if (length < size) continue;
    const all = Buffer.concat(chunks);
    const whole = length - (length % size);
    for (let at = 0; at < whole; at += size) yield all.subarray(at, at + size);
    chunks = [Buffer.from(all.subarray(whole))];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(chunks);
};

type Half = { readonly key: string; readonly uploadId: string };

/** Sends objects in pieces: until the last is confirmed nothing stands under the key. */
export const createS3Uploads = ({ ask }: S3Client, size: number) => {
  const begin = async (key: string): Promise<Half> => {
    const upload = await ask('POST', { key, query: { uploads: '' } });
    const [uploadId] = upload ? textsOf(elementsOf(String(upload.bytes)), 'UploadId') : [];
    if (!uploadId) throw new FilesAway(`${key}: the bucket takes no files in pieces`);
    return { key, uploadId };
  };
  const abandon = async ({ key, uploadId }: Half): Promise<void> =>
    void (await ask('DELETE', { key, query: { uploadId } }));
  const send = async ({ key, uploadId }: Half, bytes: Readable): Promise<number> => {
    const tags: string[] = [];
    let sent = 0;
    for await (const body of inPieces(bytes, size)) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const tag = (await ask('PUT', { key, query, body }))?.headers.get('etag');
      if (!tag) throw new FilesAway(`${key}: the upload is gone`);
      tags.push(tag);
      sent += body.length;
    }
    const parts = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    );
    await ask('POST', { key, query: { uploadId }, body });
    // it may answer 200 and fail, or have done it and its answer be lost: what is there decides
    const stored = await ask('HEAD', { key });
    if (Number(stored?.headers.get('content-length')) !== sent)
      throw new FilesAway(`${key} was sent and is not there`);
    return sent;
  };
  return {
    /** @returns how many bytes; whatever breaks off leaves nothing */
    write: async (key: string, bytes: Readable): Promise<number> => {
      let half: Half | undefined;
      try {
        half = await begin(key);
        return await send(half, bytes);
      } catch (error) {
        bytes.destroy();
        // where the store is away the next sweep does it
        if (half) await abandon(half).catch(() => {});
        throw error;
      }
    },
    /** Gives up what was begun before a moment and never ended; of a thousand, more are left to the next time. */
    sweep: async (prefix: string, before: number): Promise<void> => {
      const answer = await ask('GET', { query: { uploads: '', prefix } });
      const found = elementsOf(String(answer?.bytes));
      const [keys, ids, initiated] = ['Key', 'UploadId', 'Initiated'].map((name) =>
        textsOf(found, name),
      );
      for (const [at, key] of (keys ?? []).entries()) {
        const uploadId = ids?.[at];
        if (uploadId && Date.parse(initiated?.[at] ?? '') < before)
          await abandon({ key, uploadId });
      }
    },
  };
};
