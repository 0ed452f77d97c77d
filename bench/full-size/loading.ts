/** The other end of `loader.ts`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Loaded, LoaderWork } from './loader.ts';

const LoadingReply = z.union([
  z.object({
    loaded: z.object({
      answers: z.number(),
      perSecond: z.number(),
      p50: z.number(),
      p99: z.number(),
      errors: z.number(),
    }),
  }),
  z.object({ failed: z.string() }),
]);

/** A process of its own that loads what it is told to, one work at a time. */
export const startLoader = () => {
  const child = fork(fileURLToPath(new URL('./loader.ts', import.meta.url)));
  return {
    load: async (work: LoaderWork): Promise<Loaded> => {
      const reply = once(child, 'message');
      child.send(work);
      const answer = z.parse(LoadingReply, (await reply)[0]);
      if ('failed' in answer) throw new Error(`${work.requests[0]?.path}: ${answer.failed}`);
      return answer.loaded;
    },
    stop: (): void => void child.kill(),
  };
};
export type Loader = ReturnType<typeof startLoader>;
