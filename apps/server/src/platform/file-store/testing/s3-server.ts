/** What S3 does of what we ask it, for tests. It believes nobody whose signature it has not computed itself. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, answerInPieces, failure, partOf, type Uploads } from './s3-multipart.ts';

type Kept = { readonly bytes: Buffer; readonly meta: string | undefined };
type Credentials = { readonly keyId: string; readonly secret: string; readonly region: string };

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

type Claim = { readonly scope: string; readonly signed: string; readonly signature: string };
const claimOf = ({ headers }: IncomingMessage): Claim => {
  const [, scope = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\S+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  return { scope, signed, signature };
};

/** As AWS computes it ("Create a signed AWS API request"). */
const signatureOf = (
  { method = '', url = '/', headers }: IncomingMessage,
  signed: string,
  { secret, region }: Credentials,
): string => {
  const time = String(headers['x-amz-date']);
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const canonical = [
    method,
    pathname,
    canonicalQuery(searchParams),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const key = scope.reduce<Buffer>((so, word) => hmac(so, word), Buffer.from(`AWS4${secret}`));
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  return hmac(key, toSign).toString('hex');
};

/** What is wrong with a request, as S3 calls it; undefined when nothing is. */
const refusal = (
  request: IncomingMessage,
  body: Buffer,
  credentials: Credentials,
): string | undefined => {
  const { scope, signed, signature } = claimOf(request);
  const day = String(request.headers['x-amz-date']).slice(0, 8);
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';
  if (scope !== `${credentials.keyId}/${day}/${credentials.region}/s3/aws4_request`)
    return 'InvalidAccessKeyId';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return signatureOf(request, signed, credentials) === signature
    ? undefined
    : 'SignatureDoesNotMatch';
};

const listOf = (
  objects: ReadonlyMap<string, Kept>,
  query: URLSearchParams,
  page: number,
): Answer => {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted();
  const shown = keys.slice(0, page);
  const next = keys.length > page ? shown.at(-1) : undefined;
  return {
    status: 200,
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      ...shown.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`),
      ...(next === undefined ? [] : [`<NextContinuationToken>${next}</NextContinuationToken>`]),
      '</ListBucketResult>',
    ].join(''),
  };
};

const answerTo = (
  { method, headers }: IncomingMessage,
  { key, body, objects }: { key: string; body: Buffer; objects: Map<string, Kept> },
): Answer => {
  if (method === 'PUT') {
    objects.set(key, { bytes: body, meta: headers['x-amz-meta-sha256']?.toString() });
    return { status: 200 };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const kept = objects.get(key);
  if (!kept) return failure(404, 'NoSuchKey');
  const { bytes, meta } = kept;
  const part = partOf(bytes, headers.range);
  return {
    ...part,
    headers: { ...part.headers, ...(meta !== undefined && { 'x-amz-meta-sha256': meta }) },
  };
};

const send = (response: ServerResponse, method: string | undefined, answer: Answer): void => {
  const length = Buffer.byteLength(answer.body ?? '');
  response.writeHead(answer.status, { 'content-length': length, ...answer.headers });
  response.end(method === 'HEAD' ? undefined : answer.body);
};

type State = {
  failing: number;
  isOpen: boolean;
  requests: string[];
  refuses: (request: string) => boolean;
};
const freshState = (): State => ({ failing: 0, isOpen: false, requests: [], refuses: () => false });

/** A bucket, called `pictures`, on this machine. */
export const startS3 = async (page = 3) => {
  const credentials = { keyId: 'AKIDTEST', secret: 'secret/of+tests', region: 'eu-central-1' };
  const objects = new Map<string, Kept>();
  const uploads: Uploads = new Map();
  const state = freshState();
  const decide = (request: IncomingMessage, body: Buffer): Answer => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (state.failing > 0) {
      state.failing -= 1;
      return failure(503, 'SlowDown');
    }
    const wrong = state.isOpen ? undefined : refusal(request, body, credentials);
    if (wrong) return failure(403, wrong);
    if (bucket !== 'pictures') return failure(404, 'NoSuchBucket');
    if (state.refuses(`${request.method} ${request.url}`)) return failure(503, 'SlowDown');
    const call = { method: request.method, key, query: searchParams, body };
    const inPieces = answerInPieces(uploads, call, (name, bytes) =>
      objects.set(name, { bytes, meta: undefined }),
    );
    if (inPieces) return inPieces;
    return key === ''
      ? listOf(objects, searchParams, page)
      : answerTo(request, { key, body, objects });
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      state.requests.push(`${request.method} ${request.url}`);
      send(response, request.method, decide(request, body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: { url: `http://127.0.0.1:${port}/pictures`, ...credentials },
    objects,
    uploads,
    /** How many answers from now on are 503, or which; whether anybody is let in; what was asked. */
    state,
    /** Empties the bucket, for the next test: nothing fails any more, nobody has asked. */
    reset: (): void => {
      objects.clear();
      uploads.clear();
      Object.assign(state, freshState());
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
