import { Worker } from 'node:worker_threads';
import type { Answered, Call, FromRenderThread, ToRenderThread } from './render-thread.ts';
import type { Finished, RenderPacked } from './finish.ts';
import type { Build } from './manifest.ts';
import { together } from './together.ts';

type Job = {
  readonly resolve: (finished: Finished) => void;
  readonly reject: (error: Error) => void;
  readonly call: Parameters<RenderPacked>[1];
};

const program = new URL('render-thread.ts', import.meta.url);
/** Two pages are rendered at a time; without a limit V8 takes what it likes before it collects. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/** The pages under way, and what becomes of each. */
const createJobs = () => {
  const jobs = new Map<number, Job>();
  const take = (id: number): Job | undefined => {
    const job = jobs.get(id);
    jobs.delete(id);
    return job;
  };
  const answer = ({ id, page, path }: Call, say: (answered: Answered) => void): void =>
    void jobs
      .get(page)
      ?.call(path)
      .then((found) => say({ id, answer: found }))
      // nobody can finish the page without this answer
      .catch((error: Error) => take(page)?.reject(error));
  return {
    set: (id: number, job: Job): void => void jobs.set(id, job),
    failAll: (why: string): void => {
      for (const id of jobs.keys()) take(id)?.reject(new Error(why));
    },
    hear: (message: FromRenderThread, say: (answered: Answered) => void): void => {
      if (message.kind === 'rendered') return take(message.id)?.resolve(message.finished);
      if (message.kind === 'failed') return take(message.id)?.reject(new Error(message.message));
      for (const call of message.calls) answer(call, say);
    },
  };
};

/**
 * Renders in a thread of its own, so that the one that answers the API goes on answering. The thread is started with
 * its first page; one that dies takes the pages it had with it, and the next page starts another.
 */
export const createRenderWorker = (entry: string, build: Build) => {
  let worker: Worker | undefined;
  let pages = 0;
  const jobs = createJobs();
  const started = (): Worker => {
    if (worker) return worker;
    const next = new Worker(program, { workerData: { entry, build }, resourceLimits });
    const lose = (why: string): void => {
      if (worker !== next) return;
      worker = undefined;
      jobs.failAll(`the thread that renders pages ${why}`);
    };
    next.unref();
    const answer = together((answers: readonly Answered[]) => {
      const reply: ToRenderThread = { kind: 'answers', answers };
      next.postMessage(reply);
    });
    next.on('message', (message: FromRenderThread) => jobs.hear(message, answer));
    next.on('error', (error) => lose(`has failed: ${String(error)}`));
    next.on('exit', () => lose('has ended'));
    worker = next;
    return next;
  };
  const render: RenderPacked = (page, call) =>
    new Promise((resolve, reject) => {
      const id = (pages += 1);
      const message: ToRenderThread = { kind: 'page', id, page };
      jobs.set(id, { resolve, reject, call });
      started().postMessage(message);
    });
  return { render, stop: async (): Promise<void> => void (await worker?.terminate()) };
};
