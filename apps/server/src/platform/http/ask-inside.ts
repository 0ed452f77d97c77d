import {
  IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { About } from '../keeper.ts';
import type { ReadyRequest } from './ready-bytes.ts';
import { aboutOf } from './response-cache.ts';

/** What the API says to who asks inside the process. */
export type InsideAnswer = {
  readonly status: number;
  readonly body: Uint8Array;
  readonly contentType: string;
  /** Names its bytes, where it has been named. */
  readonly etag: string | undefined;
  /** What it is about; undefined of one that is not shared. */
  readonly about: About | undefined;
};
export type AskInside = (request: ReadyRequest) => Promise<InsideAnswer>;

/** Nobody is at its other end; who asks inside the process does it from this machine. */
const nobody = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' });

/** By name, or name, value, name, value … */
type WrittenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];
const headerOf = (headers: WrittenHeaders, name: string): string | undefined => {
  const entries: readonly unknown[] = Array.isArray(headers)
    ? headers
    : Object.entries(headers).flat();
  const at = entries.findIndex(
    (one, index) => index % 2 === 0 && String(one).toLowerCase() === name,
  );
  return at < 0 ? undefined : String(entries[at + 1]);
};

/** Takes an answer as it is written, without writing anything of it as it would go over a network. */
class InsideResponse extends ServerResponse {
  override writableFinished = false;
  readonly #answer: (answer: InsideAnswer) => void;
  readonly #fail: (error: Error) => void;
  readonly #pieces: Uint8Array[] = [];
  #headers: WrittenHeaders = {};

  constructor(
    request: IncomingMessage,
    answer: (answer: InsideAnswer) => void,
    fail: (error: Error) => void,
  ) {
    super(request);
    this.#answer = answer;
    this.#fail = fail;
  }

  override writeHead(status: number, headers?: string | WrittenHeaders): this {
    this.statusCode = status;
    if (typeof headers === 'object') this.#headers = headers;
    return this;
  }

  override write(piece: unknown): boolean {
    if (piece instanceof Uint8Array) this.#pieces.push(piece);
    else if (typeof piece === 'string') this.#pieces.push(Buffer.from(piece));
    return true;
  }

  override end(piece?: unknown): this {
    this.write(piece);
    // what a reply is known to be sent by, and its reader not to have gone away
    this.finished = true;
    this.writableFinished = true;
    const [first, ...others] = this.#pieces;
    this.#answer({
      status: this.statusCode,
      body: first && others.length === 0 ? first : Buffer.concat(this.#pieces),
      contentType: headerOf(this.#headers, 'content-type') ?? 'application/json',
      etag: headerOf(this.#headers, 'etag'),
      about: aboutOf(this),
    });
    this.emit('finish');
    process.nextTick(() => this.emit('close'));
    return this;
  }

  override destroy(error?: Error): this {
    this.#fail(error ?? new Error('an answer was given up'));
    return this;
  }
}

/**
 * Asks an API inside the process, as over HTTP and with every check; what Fastify's own `inject` does beside it for
 * tests takes six times as long, and stays in memory until all of it is looked through.
 */
export const insideOf =
  (app: Pick<FastifyInstance, 'ready' | 'routing'>): AskInside =>
  async ({ url, headers }) => {
    await app.ready();
    return new Promise((answer, fail) => {
      const request = new IncomingMessage(nobody);
      request.method = 'GET';
      request.url = url ?? '/';
      request.headers = { host: 'localhost', ...headers };
      app.routing(request, new InsideResponse(request, answer, fail));
    });
  };
