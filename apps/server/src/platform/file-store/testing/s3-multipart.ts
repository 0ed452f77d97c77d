/** What S3 does of files that come in pieces, for tests: nothing of one is there before it is whole. */
import { createHash, randomUUID } from 'node:crypto';

export type Answer = {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
};
type Upload = { readonly key: string; begun: Date; readonly pieces: Map<number, Buffer> };
export type Uploads = Map<string, Upload>;

type S3Request = {
  readonly method: string | undefined;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
};

export const failure = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`,
});
const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const listOf = (uploads: Uploads, prefix: string): Answer => ({
  status: 200,
  body: [
    '<?xml version="1.0" encoding="UTF-8"?><ListMultipartUploadsResult>',
    ...[...uploads]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(
        ([id, { key, begun }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId>` +
          `<Initiated>${begun.toISOString()}</Initiated></Upload>`,
      ),
    '</ListMultipartUploadsResult>',
  ].join(''),
});

/** All pieces that are named, if they are those that came. */
const joined = ({ pieces }: Upload, body: Buffer): Buffer | undefined => {
  const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
  const found = named.map(([, number, tag]) => {
    const piece = pieces.get(Number(number));
    return piece && tagOf(piece) === tag ? piece : undefined;
  });
  const whole = found.filter((piece) => piece !== undefined);
  return whole.length === found.length && whole.length > 0 ? Buffer.concat(whole) : undefined;
};

/** Undefined for what is asked of whole objects. */
export const answerInPieces = (
  uploads: Uploads,
  { method, key, query, body }: S3Request,
  keep: (key: string, bytes: Buffer) => void,
): Answer | undefined => {
  if (method === 'GET' && query.has('uploads')) return listOf(uploads, query.get('prefix') ?? '');
  if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, { key, begun: new Date(), pieces: new Map() });
    return { status: 200, body: `<R><Bucket>pictures</Bucket><UploadId>${id}</UploadId></R>` };
  }
  const id = query.get('uploadId');
  if (id === null) return undefined;
  const upload = uploads.get(id);
  if (upload?.key !== key) return failure(404, 'NoSuchUpload');
  if (method === 'PUT') {
    upload.pieces.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: tagOf(body) } };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const whole = joined(upload, body);
  if (!whole) return failure(400, 'InvalidPart');
  keep(key, whole);
  return { status: 200, body: `<R><Key>${key}</Key></R>` };
};

/** The part of an object that is asked for. */
export const partOf = (bytes: Buffer, range: string | undefined): Answer => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined) return { status: 200, body: bytes };
  const last = Math.min(Number(to), bytes.length - 1);
  return {
    status: 206,
    body: bytes.subarray(Number(from), last + 1),
    headers: { 'content-range': `bytes ${from}-${last}/${bytes.length}` },
  };
};
