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

type Answer = { readonly isGood: boolean; readonly isLast: boolean };
/** Counts the bytes of one answer after the other; nothing is sent before the last one is whole. */
const answerReader = (onAnswer: (answer: Answer) => void) => {
  let left = 0;
  let isChunked = false;
  let answer: Answer | undefined;
  let tail = nothing;
  let begun: Buffer = nothing;
  const begin = (bytes: Buffer, end: number): void => {
    const head = bytes.toString('latin1', 0, end);
    answer = {
      isGood: head.startsWith('HTTP/1.1 200'),
      isLast: /\r\nconnection: close/i.test(head),
    };
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    isChunked = length === undefined;
    left = Number(length ?? 0) + end + endOfHead.length;
    tail = nothing;
  };
  return (chunk: Buffer): void => {
    let bytes: Buffer = chunk;
    if (!answer) {
      // heads mostly come whole: they are small and sent first
      bytes = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
      const end = bytes.indexOf(endOfHead);
      begun = end < 0 ? bytes : nothing;
      if (end < 0) return;
      begin(bytes, end);
    }
    left -= bytes.length;
    // the last bytes may come in pieces
    tail = Buffer.concat([tail, bytes.subarray(-endOfChunks.length)]).subarray(-endOfChunks.length);
    const isWhole = isChunked ? tail.equals(endOfChunks) : left <= 0;
    if (!isWhole || !answer) return;
    const whole = answer;
    answer = undefined;
    onAnswer(whole);
  };
};

type Asking = {
  /** The next message, or nothing where enough was sent. */
  readonly next: () => Buffer | undefined;
  readonly note: (milliseconds: number, isGood: boolean) => void;
};
/**
 * One who asks, one thing after the other, on a connection as long as the server keeps it: nginx closes each after a
 * thousand answers (`keepalive_requests`) and says so with the last one. What breaks off otherwise is an error.
 */
const ask = (url: URL, { next, note }: Asking): Promise<void> =>
  new Promise((resolve, reject) => {
    const connectAgain = (message: Buffer, isFirst: boolean): void => {
      let sent = performance.now();
      let answers = 0;
      let isOver = false;
      const socket = open(url);
      const end = (): void => {
        isOver = true;
        socket.destroy();
      };
      const goOn = (isKept: boolean): void => {
        const following = next();
        if (!following || !isKept) end();
        if (!following) resolve();
        else if (!isKept) connectAgain(following, false);
        else {
          sent = performance.now();
          socket.write(following);
        }
      };
      const fail = (error?: Error): void => {
        if (isOver) return;
        if (isFirst && answers === 0) {
          end();
          reject(error ?? new Error(`${url.host} closed before it had answered anything`));
          return;
        }
        note(performance.now() - sent, false);
        goOn(false);
      };
      const read = answerReader(({ isGood, isLast }) => {
        answers += 1;
        note(performance.now() - sent, isGood);
        goOn(!isLast);
      });
      socket
        .setNoDelay(true)
        .on(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          if (isFirst) sent = performance.now();
          socket.write(message);
        })
        .on('data', read)
        .on('error', fail)
        .on('close', () => fail());
    };
    const first = next();
    if (first) connectAgain(first, true);
    else resolve();
  });

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
  let errors = 0;
  let requested = 0;
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const isEnough = (): boolean =>
    requested >= connections &&
    (isOnce ? requested >= messages.length : performance.now() >= until);
  const asking: Asking = {
    next: () => (isEnough() ? undefined : messages[requested++ % messages.length]),
    note: (milliseconds, isGood) => {
      latencies.push(milliseconds);
      if (!isGood) errors += 1;
    },
  };
  await Promise.all(Array.from({ length: connections }, () => ask(url, asking)));
  const took = (performance.now() - begun) / 1_000;
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
