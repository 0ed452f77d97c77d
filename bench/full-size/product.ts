/** The product as `npm start` runs it, in a process of its own that can be asked how it is. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Statement } from '../statements.ts';
import { createPostgresClock } from './postgres.ts';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const ownRoot = file('../..');
export const ports = { api: 8396, web: 3396 };
/** Where the API and the portal are asked: one node, or what stands before several. */
export type Origins = { readonly api: string; readonly web: string };
export const originsOf = ({ api, web }: typeof ports): Origins => ({
  api: `http://127.0.0.1:${api}`,
  web: `http://127.0.0.1:${web}`,
});
export const origins = originsOf(ports);
/** What `npm start` of a checkout gives Node. */
const Flags = z.object({
  memoryFlags: z.array(z.string()),
  memoryEnvironment: z.record(z.string(), z.string()),
});
const Memory = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export type Product = {
  /** Microseconds of the processor so far, in its process and in PostgreSQL. */
  readonly cpu: () => Promise<number>;
  readonly postgresCpu: () => number;
  /** The same of what stands before it, where something does. */
  readonly proxyCpu?: () => number;
  /** The statements it sends during some work. */
  readonly record: (work: () => Promise<unknown>) => Promise<readonly Statement[]>;
  /** Resident at most so far and now, of the heap, and beside it (ready bytes), in megabytes. */
  readonly memory: () => Promise<z.output<typeof Memory>>;
  /** How many milliseconds the event loop was held at most since this was asked last. */
  readonly held: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const Statements = z.array(z.object({ text: z.string(), values: z.array(z.unknown()) }));

const ask = async (child: ChildProcess, question: string): Promise<unknown> => {
  const answered = once(child, 'message');
  child.send(question);
  const [answer]: unknown[] = await answered;
  return answer;
};

export const startProduct = async (
  environment: Readonly<Record<string, string>>,
  root = ownRoot,
  postgresData = join(environment['DATA_DIR'] ?? '', 'pg18'),
): Promise<Product> => {
  const tools: unknown = await import(join(root, 'tools/node.mjs'));
  const { memoryFlags, memoryEnvironment } = z.parse(Flags, tools);
  const child = fork(join(root, 'apps/server/src/main.ts'), [], {
    execArgv: [...memoryFlags, '--expose-gc', '--import', file('./inside.ts')],
    env: {
      ...memoryEnvironment,
      ...process.env,
      HOST: '127.0.0.1',
      API_PORT: String(ports.api),
      WEB_PORT: String(ports.web),
      ADMIN_SECOND_FACTOR: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // values of statements are bytes and moments, too
    serialization: 'advanced',
  });
  // a bench that fails leaves nothing behind
  process.once('exit', () => void child.kill());
  const ended = once(child, 'exit').then(() => {
    throw new Error('the product did not start');
  });
  await Promise.race([once(child.stdout ?? child, 'data'), ended]);
  ended.catch(() => {});
  return {
    cpu: async () => Number(await ask(child, 'cpu')),
    postgresCpu: createPostgresClock(postgresData),
    record: async (work) => {
      await ask(child, 'record');
      await work();
      return z.parse(Statements, await ask(child, 'recorded'));
    },
    memory: async () => z.parse(Memory, await ask(child, 'memory')),
    held: async () => Number(await ask(child, 'held')),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
