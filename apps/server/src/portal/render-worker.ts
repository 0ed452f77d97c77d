import { Worker } from 'node:worker_threads';
import type { FromRenderThread, ToRenderThread } from './render-thread.ts';
import type { Render, Rendered } from './render.ts';

type Job = {
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (error: Error) => void;
  readonly transport: Parameters<Render>[0]['transport'];
};

const program = new URL('render-thread.ts', import.meta.url);
/** Two pages are rendered at a time; without a limit V8 takes what it likes before it collects. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/** The answer to a call of a page, as it goes to the other thread. */
const answerOf = async (id: number, response: Response): Promise<ToRenderThread> => ({
  kind: 'answer',
  id,
  answer: {
    status: response.status,
    body: await response.text(),
    contentType: response.headers.get('content-type') ?? 'application/json',
  },
});

/** The pages under way, and what becomes of each. */
const createJobs = () => {
  const jobs = new Map<number, Job>();
  const take = (id: number): Job | undefined => {
    const job = jobs.get(id);
    jobs.delete(id);
    return job;
  };
  return {
    set: (id: number, job: Job): void => void jobs.set(id, job),
    failAll: (why: string): void => {
      for (const id of jobs.keys()) take(id)?.reject(new Error(why));
    },
    hear: (from: Worker, message: FromRenderThread): void => {
      if (message.kind === 'rendered') return take(message.id)?.resolve(message.rendered);
      if (message.kind === 'failed') return take(message.id)?.reject(new Error(message.message));
      const { id, page, url } = message;
      const asked = jobs.get(page)?.transport(url);
      asked
        ?.then((response) => answerOf(id, response))
        .then((answer) => from.postMessage(answer))
        // nobody can finish the page without this answer
        .catch((error: Error) => take(page)?.reject(error));
    },
  };
};

/**
 * Renders in a thread of its own, so that the one that answers the API goes on answering. The thread is started with
 * its first page; one that dies takes the pages it had with it, and the next page starts another.
 */
export const createRenderWorker = (entry: string) => {
  let worker: Worker | undefined;
  let pages = 0;
  const jobs = createJobs();
  const started = (): Worker => {
    if (worker) return worker;
    const next = new Worker(program, { workerData: { entry }, resourceLimits });
    const lose = (why: string): void => {
      if (worker !== next) return;
      worker = undefined;
      jobs.failAll(`the thread that renders pages ${why}`);
    };
    next.unref();
    next.on('message', (message: FromRenderThread) => jobs.hear(next, message));
    next.on('error', (error) => lose(`has failed: ${String(error)}`));
    next.on('exit', () => lose('has ended'));
    worker = next;
    return next;
  };
  const render: Render = ({ transport, ...page }) =>
    new Promise((resolve, reject) => {
      const id = (pages += 1);
      const message: ToRenderThread = { kind: 'page', id, page };
      jobs.set(id, { resolve, reject, transport });
      started().postMessage(message);
    });
  return { render, stop: async (): Promise<void> => void (await worker?.terminate()) };
};
