/**
 * A process that loads a server and says how fast it answered. Unlike autocannon it asks for thousands of different
 * addresses without a break, so that no ready answer helps where none should.
 */
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export type LoaderWork = {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
  /** Each is asked for once, however long it takes. */
  readonly isOnce?: boolean;
};
export type LoadRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};
export type Loaded = {
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that are none: not 200. */
  readonly errors: number;
};

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('\r\n0\r\n\r\n');
const nothing = Buffer.alloc(0);

/** Of https as well, whose name the certificate has. */
const open = ({ protocol, hostname, port }: URL): Socket =>
  protocol === 'https:'
    ? connectTls({ host: hostname, port: Number(port), servername: hostname })
    : connect(Number(port), hostname);

const bytesOf = ({ path, headers }: LoadRequest, host: string): Buffer => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`);
};

/** Counts the bytes of one answer after the other; nothing is sent before the last one is whole. */
const answerReader = (onAnswer: (isGood: boolean) => void) => {
  let left = 0;
  let isChunked = false;
  let isGood = false;
  let isInside = false;
  let tail = nothing;
  const begin = (chunk: Buffer): void => {
    const end = chunk.indexOf(endOfHead);
    // heads come whole: they are small and sent first
    const head = chunk.toString('latin1', 0, end);
    isGood = head.startsWith('HTTP/1.1 200');
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    isChunked = length === undefined;
    left = Number(length ?? 0) + end + endOfHead.length;
    isInside = true;
    tail = nothing;
  };
  return (chunk: Buffer): void => {
    if (!isInside) begin(chunk);
    left -= chunk.length;
    // the last bytes may come in pieces
    tail = Buffer.concat([tail, chunk.subarray(-endOfChunks.length)]).subarray(-endOfChunks.length);
    const isWhole = isChunked ? tail.equals(endOfChunks) : left <= 0;
    if (!isWhole) return;
    isInside = false;
    onAnswer(isGood);
  };
};

const run = async ({
  origin,
  connections,
  seconds,
  requests,
  isOnce = false,
}: LoaderWork): Promise<Loaded> => {
  if (requests.length === 0) throw new Error('there is nothing to load it with');
  const url = new URL(origin);
  const messages = requests.map((request) => bytesOf(request, url.host));
  const latencies: number[] = [];
  const sockets: Socket[] = [];
  let errors = 0;
  let next = 0;
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const finished = Array.from(
    { length: connections },
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = open(url);
        sockets.push(socket);
        let sent = 0;
        const send = (): void => {
          sent = performance.now();
          socket.write(messages[next % messages.length] ?? '');
          next += 1;
        };
        const read = answerReader((isGood) => {
          const now = performance.now();
          latencies.push(now - sent);
          if (!isGood) errors += 1;
          if (isOnce ? next < messages.length : now < until) send();
          else resolve();
        });
        socket
          .setNoDelay(true)
          .on(url.protocol === 'https:' ? 'secureConnect' : 'connect', send)
          .on('data', read)
          .on('error', reject);
      }),
  );
  await Promise.all(finished);
  const took = (performance.now() - begun) / 1_000;
  for (const socket of sockets) socket.destroy();
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    answers: sorted.length,
    perSecond: sorted.length / took,
    p50: at(0.5),
    p99: at(0.99),
    errors,
  };
};

process.on('message', (work: LoaderWork) => {
  run(work).then(
    (loaded) => process.send?.({ loaded }),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});
