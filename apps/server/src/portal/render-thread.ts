/**
 * A thread that renders pages: it asks the thread that answers the API for the data of a page, and gives back its HTML.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Render } from './render.ts';

/** What the other thread says: a page to render, or the answer to a call. */
export type ToRenderThread =
  | { readonly kind: 'page'; readonly id: number; readonly page: Page }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };
/** What this one says: a call of the API for a page, a rendered page, or what went wrong. */
export type FromRenderThread =
  | { readonly kind: 'call'; readonly id: number; readonly page: number; readonly url: string }
  | {
      readonly kind: 'rendered';
      readonly id: number;
      readonly rendered: Awaited<ReturnType<Render>>;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
type Page = Omit<Parameters<Render>[0], 'transport'>;
type Answer = { readonly status: number; readonly body: string; readonly contentType: string };

const main = parentPort;
if (!main) throw new Error('render-thread.ts runs as a thread only');
const { entry }: { entry: string } = workerData;
const { render }: { render: Render } = await import(entry);

const say = (message: FromRenderThread): void => main.postMessage(message);
const waiting = new Map<number, (answer: Answer) => void>();
let calls = 0;

/** Data of a page come from the API, in the other thread and as the page's reader. */
const transportOf =
  (page: number) =>
  async (url: string): Promise<Response> => {
    const id = (calls += 1);
    const { status, body, contentType } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      say({ kind: 'call', id, page, url });
    });
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };

main.on('message', (message: ToRenderThread) => {
  if (message.kind === 'answer') {
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
    return;
  }
  const { id, page } = message;
  render({ ...page, transport: transportOf(id) }).then(
    (rendered) => say({ kind: 'rendered', id, rendered }),
    (error: unknown) =>
      say({
        kind: 'failed',
        id,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
