import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};
type Options = {
  readonly connections: number;
  readonly seconds: number;
  /** Asked for so often in all; without it as fast as it is answered. */
  readonly rate?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Report = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
};

const cli = createRequire(import.meta.url).resolve('autocannon');

/** Loads an address from another process and reports requests per second and latency in ms. */
export const load = async (
  url: string,
  { connections, seconds, rate, headers = {}, body }: Options,
): Promise<Load> => {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const post = body === undefined ? [] : ['-m', 'POST', '-b', body];
  const often = rate === undefined ? [] : ['-R', String(rate)];
  const child = spawn(
    process.execPath,
    [
      cli,
      '-j',
      '-n',
      '-c',
      String(connections),
      '-d',
      String(seconds),
      ...often,
      ...given,
      ...post,
      url,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(child, 'close');
  const { requests, latency, errors, non2xx }: Report = JSON.parse(text);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + non2xx,
  };
};

const agent = new Agent({ keepAlive: true });

/** One request over a kept connection; the bytes as they are sent, compressed or not. */
export const rawBytes = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(
      url,
      { headers, agent },
      (response) =>
        void response.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks)), reject),
    ).on('error', reject);
  });

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
