import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { FilesAway } from './store.ts';

export type S3Settings = {
  /** The bucket's own address, its name in the host or in the path; keys are appended to it. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly token?: string | undefined;
  readonly keyFiles?: KeyFiles;
};
/** Files of keys that hold for hours; what has none stays as it was given. */
type KeyFiles = {
  readonly keyId?: string | undefined;
  readonly secret?: string | undefined;
  readonly token?: string | undefined;
};
export type S3Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
};
type S3Request = {
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const firstPauseMs = 100;
type Patience = {
  readonly patienceMs: number;
  readonly tries: number;
  readonly asksTheSilentAgain: boolean;
};
/**
 * A picture has a megabyte at most; a slow line still has time for it. A store that said nothing for so long is not
 * asked again: somebody waits for the picture.
 */
const ofPictures: Patience = { patienceMs: 5_000, tries: 3, asksTheSilentAgain: false };
const isForLater = (found: S3Answer | Error, { asksTheSilentAgain }: Patience): boolean =>
  found instanceof Error
    ? asksTheSilentAgain || found.name !== 'TimeoutError'
    : found.status >= 500 || found.status === 429;
/** What S3 calls what is wrong, as `AccessDenied`. */
export const codeIn = (bytes: Buffer): string =>
  /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8', 0, 2_000))?.[1] ?? '';

const addressOf = (url: string, { key = '', query = {} }: S3Request): URL => {
  const address = new URL(`${url.replace(/\/$/, '')}/${key}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
};

const readOr = (file: string | undefined, given: string | undefined): string | undefined => {
  if (file === undefined) return given;
  try {
    return readFileSync(file, 'utf8').trim() || given;
  } catch {
    // it is being replaced: what there was holds a little longer
    return given;
  }
};
/** Signs by the keys as they lie in their files now: who hands out some for hours tells nobody of the next. */
const createSigner = (settings: S3Settings) => {
  const { keyFiles = {}, region } = settings;
  let { keyId, secret, token } = settings;
  let client: AwsClient | undefined;
  return (): AwsClient => {
    const next = {
      keyId: readOr(keyFiles.keyId, keyId) ?? keyId,
      secret: readOr(keyFiles.secret, secret) ?? secret,
      token: readOr(keyFiles.token, token),
    };
    const isSame = next.keyId === keyId && next.secret === secret && next.token === token;
    if (client && isSame) return client;
    ({ keyId, secret, token } = next);
    client = new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      ...(token !== undefined && { sessionToken: token }),
      region,
      service: 's3',
    });
    return client;
  };
};

/** Asks one bucket, signed (SigV4), the body included; what may pass is tried again. */
export const createS3Client = (settings: S3Settings, patience: Patience = ofPictures) => {
  const { url } = settings;
  const signer = createSigner(settings);
  const once = async (method: string, call: S3Request): Promise<S3Answer> => {
    const request = await signer().sign(addressOf(url, call), {
      method,
      headers: { ...call.headers, 'x-amz-content-sha256': sha256Of(call.body ?? Buffer.of()) },
      // a copy with a buffer of its own: the given one may be shared, which a request does not take
      ...(call.body && { body: new Uint8Array(call.body) }),
    });
    const answer = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.patienceMs),
    });
    const { status, headers } = answer;
    return { status, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const attempt = async (method: string, call: S3Request): Promise<S3Answer | Error> =>
    once(method, call).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
  const explain = (method: string, { key }: S3Request, found: S3Answer | Error): FilesAway => {
    const description = `${method} ${key ?? 'the list'} of ${url}`;
    if (!(found instanceof Error))
      return new FilesAway(`${description}: ${found.status} ${codeIn(found.bytes)}`.trimEnd());
    const why = found.cause instanceof Error ? found.cause.message || found.message : found.message;
    return new FilesAway(`${description}: ${why}`, { cause: found });
  };
  /** An answer of 200 to 299, or undefined where there is no such key. Throws `FilesAway` otherwise. */
  const ask = async (method: string, call: S3Request): Promise<S3Answer | undefined> => {
    let found = await attempt(method, call);
    for (let again = 1; again < patience.tries; again += 1) {
      if (!isForLater(found, patience)) break;
      await sleep(firstPauseMs * 2 ** again * Math.random());
      found = await attempt(method, call);
    }
    if (found instanceof Error) throw explain(method, call, found);
    // of a bucket that is not there nothing can be said of its keys
    if (found.status === 404 && call.key && codeIn(found.bytes) !== 'NoSuchBucket')
      return undefined;
    if (found.status < 200 || found.status > 299) throw explain(method, call, found);
    return found;
  };
  return { ask };
};
export type S3Client = ReturnType<typeof createS3Client>;
