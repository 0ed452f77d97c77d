import { Worker } from 'node:worker_threads';
import { ownBytes } from '../platform/own-bytes.ts';
import type { Answered, Call, FromRenderThread, ToRenderThread } from './render-thread.ts';
import type { Finished, RenderPacked } from './finish.ts';
import type { Own, OwnRequest } from './render.ts';
import type { Build } from './manifest.ts';
import { together } from './together.ts';

type CallApi = Parameters<RenderPacked>[1];
type Job = {
  readonly reject: (error: Error) => void;
  readonly call: CallApi;
} & ({ readonly rendered: (finished: Finished) => void } | { readonly drawn: (own: Own) => void });
/** Has drawn what of a page is its reader's own; `call` asks the API as that reader. */
export type DrawOwnApart = (page: OwnRequest, call: CallApi) => Promise<Own>;

const program = new URL('render-thread.ts', import.meta.url);
/** Two pages are rendered at a time; without a limit V8 takes what it likes before it collects. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/** The pages and parts of pages under way, and what becomes of each. */
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
      // the piece of memory a body lies in is copied as a whole: 64 kB for an answer of a few bytes
      .then((found) => say({ id, answer: { ...found, body: ownBytes(found.body) } }))
      // nobody can finish the page without this answer
      .catch((error: Error) => take(page)?.reject(error));
  const finish = (message: Exclude<FromRenderThread, { kind: 'calls' }>): void => {
    const job = take(message.id);
    if (message.kind === 'failed') return job?.reject(new Error(message.message));
    if (message.kind === 'rendered' && job && 'rendered' in job) job.rendered(message.finished);
    if (message.kind === 'drawn' && job && 'drawn' in job) job.drawn(message.own);
  };
  return {
    set: (id: number, job: Job): void => void jobs.set(id, job),
    failAll: (why: string): void => {
      for (const id of jobs.keys()) take(id)?.reject(new Error(why));
    },
    hear: (message: FromRenderThread, say: (answered: Answered) => void): void => {
      if (message.kind !== 'calls') return finish(message);
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
  let last = 0;
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
  const start = (job: Job, messageOf: (id: number) => ToRenderThread): void => {
    const id = (last += 1);
    jobs.set(id, job);
    started().postMessage(messageOf(id));
  };
  const render: RenderPacked = (page, call) =>
    new Promise((rendered, reject) => {
      start({ rendered, reject, call }, (id) => ({ kind: 'page', id, page }));
    });
  const drawOwn: DrawOwnApart = (page, call) =>
    new Promise((drawn, reject) => {
      start({ drawn, reject, call }, (id) => ({ kind: 'own', id, page }));
    });
  return { render, drawOwn, stop: async (): Promise<void> => void (await worker?.terminate()) };
};
