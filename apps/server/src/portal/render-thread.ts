/**
 * A thread that renders pages: it asks the thread that answers the API for the data of a page, and gives back the
 * page's packed bytes, so that nothing of its size is written, packed or copied between the threads.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { createFinisher, type Finished, type PageRequest } from './finish.ts';
import { type Build, manifestOf } from './manifest.ts';
import type { DrawOwn, Own, OwnRequest, Render, Reply } from './render.ts';
import { together } from './together.ts';
import type { Answer } from './visitor.ts';

/** A call of the API for a page, and its answer; all of a moment go in one message, for each wakes the other thread. */
export type Call = { readonly id: number; readonly page: number; readonly path: string };
export type Answered = { readonly id: number; readonly answer: Answer };
/** What the other thread says: a page to render, what of one is its reader's own, or answers to calls. */
export type ToRenderThread =
  | { readonly kind: 'page'; readonly id: number; readonly page: PageRequest }
  | { readonly kind: 'own'; readonly id: number; readonly page: OwnRequest }
  | { readonly kind: 'answers'; readonly answers: readonly Answered[] };
/** What this one says: calls of the API for pages, a rendered page, or what went wrong. */
export type FromRenderThread =
  | { readonly kind: 'calls'; readonly calls: readonly Call[] }
  | {
      readonly kind: 'rendered';
      readonly id: number;
      readonly finished: Finished;
    }
  | { readonly kind: 'drawn'; readonly id: number; readonly own: Own }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

const main = parentPort;
if (!main) throw new Error('render-thread.ts runs as a thread only');
const { entry, build }: { entry: string; build: Build } = workerData;
const { render, drawOwn }: { render: Render; drawOwn: DrawOwn } = await import(entry);
const finishPage = createFinisher(manifestOf(build));

const say = (message: FromRenderThread, moved: readonly ArrayBuffer[] = []): void =>
  main.postMessage(message, moved);
const waiting = new Map<number, (answer: Answer) => void>();
let calls = 0;
const ask = together((batch: readonly Call[]) => say({ kind: 'calls', calls: batch }));

const decoder = new TextDecoder();
/** Whose an answer is, the page knows: it is made for that person. */
const noHeaders = { get: () => null };

/** Data of a page come from the API, in the other thread and as the page's reader. */
const transportOf =
  (page: number) =>
  async (url: string): Promise<Reply> => {
    const id = (calls += 1);
    const { status, body } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      const { pathname, search } = new URL(url);
      ask({ id, page, path: pathname + search });
    });
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: noHeaders,
      text: () => Promise.resolve(decoder.decode(body)),
    };
  };

const finished = async ({ finish, ...page }: PageRequest, id: number): Promise<Finished> =>
  finishPage(await render({ ...page, transport: transportOf(id) }), page.boot, finish);

main.on('message', (message: ToRenderThread) => {
  if (message.kind === 'answers') {
    for (const { id, answer } of message.answers) {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    }
    return;
  }
  const { id } = message;
  const fail = (error: unknown): void =>
    say({
      kind: 'failed',
      id,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  if (message.kind === 'own') {
    drawOwn({ ...message.page, transport: transportOf(id) }).then(
      (own) => say({ kind: 'drawn', id, own }),
      fail,
    );
    return;
  }
  finished(message.page, id).then(
    (done) => say({ kind: 'rendered', id, finished: done }, 'br' in done ? [done.br.buffer] : []),
    fail,
  );
});
