import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { AppError, CallerGoneError } from '../platform/http/index.ts';
import { createQueue } from '../platform/queue.ts';
import { createRenderWorker } from './render-worker.ts';
import type { Boot, PageKind, Render, Rendered, Transport } from './render.ts';
import type { CallAsVisitor } from './visitor.ts';

const transportOf =
  (call: CallAsVisitor, language: string): Transport =>
  async (url) => {
    const { pathname, search } = new URL(url);
    const { status, body, contentType } = await call(pathname + search, language);
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };

/** Pages under way at once: while one waits for its data, the other is rendered. */
const mostAtOnce = 2;
/** Pages that wait; they come in well under a second, later ones get the empty page at once. */
const mostWaiting = 6;

/**
 * Renders pages, a few at a time; where that fails or too many wait already, a blank one, which the
 * browser fills.
 */
export const createRenderer = (render: Render, origin: string, log: Logger) => {
  const inTurn = createQueue(mostAtOnce, mostWaiting);
  return async (
    url: string,
    boot: Boot,
    call: CallAsVisitor,
    kind: PageKind,
    gone?: AbortSignal,
  ): Promise<Rendered> => {
    const request = { url, origin, boot, transport: transportOf(call, boot.language) };
    const blank = (): Promise<Rendered> => render({ ...request, kind: 'blank' });
    if (kind !== 'whole') return render({ ...request, kind });
    try {
      return await inTurn(() => render({ ...request, kind }), gone);
    } catch (error) {
      // refused for want of room, or given up: neither is a fault of the page
      if (!(error instanceof AppError || error instanceof CallerGoneError))
        log.error(error, `rendering ${url}`);
      return blank();
    }
  };
};
export type RenderPage = ReturnType<typeof createRenderer>;

/** The renderer of the server's part of the built web app, in a thread of its own until `stop`. */
export const openRenderer = (
  dist: string,
  origin: string,
  log: Logger,
): { readonly render: RenderPage; readonly stop: () => Promise<void> } => {
  const worker = createRenderWorker(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  return { render: createRenderer(worker.render, origin, log), stop: worker.stop };
};
