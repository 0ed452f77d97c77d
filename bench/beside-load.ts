/** A process beside the server: asks again and again what it is told, or measures how long a cached list takes. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export type Ask = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
};
export type Work =
  | { readonly kind: 'attack'; readonly ask: Ask; readonly connections: number }
  | { readonly kind: 'probe'; readonly ask: Ask; readonly seconds: number }
  | { readonly kind: 'stop' };
export type Report = {
  readonly times?: readonly number[];
  readonly statuses?: Readonly<Record<string, number>>;
};

/** Between two questions of the one who measures: a reader, and not a load. */
const pauseMs = 4;
const agent = new Agent({ keepAlive: true });

/** `#` in an address becomes a number that was never asked for. */
const addressOf = (url: string): string => url.replace('#', String(Math.random()).slice(2, 9));
const send = ({ method, url, headers, body }: Ask): Promise<string> =>
  new Promise((resolve) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const sent = request(
      addressOf(url),
      { method, agent, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume().on('close', () => resolve(String(answer.statusCode)));
      },
    );
    sent.on('error', () => resolve('none')).end(body);
  });

let isStopped = false;
const attack = async ({ ask, connections }: Extract<Work, { kind: 'attack' }>): Promise<Report> => {
  const statuses: Record<string, number> = {};
  const one = async (): Promise<void> => {
    while (!isStopped) {
      const status = await send(ask);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { statuses };
};
const probe = async ({ ask, seconds }: Extract<Work, { kind: 'probe' }>) => {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const started = performance.now();
    await send(ask);
    times.push(performance.now() - started);
    await setTimeout(pauseMs);
  }
  return { times };
};

process.on('message', async (work: Work) => {
  if (work.kind === 'stop') {
    isStopped = true;
    return;
  }
  isStopped = false;
  process.send?.(await (work.kind === 'attack' ? attack(work) : probe(work)));
});
process.send?.('ready');
await once(process, 'disconnect');
