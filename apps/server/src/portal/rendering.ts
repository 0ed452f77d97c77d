import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { AppError, CallerGoneError } from '../platform/http/index.ts';
import { createQueue } from '../platform/queue.ts';
import { createRenderWorker, type DrawOwnApart } from './render-worker.ts';
import type { Finished, PageRequest, RenderPacked } from './finish.ts';
import type { Build } from './manifest.ts';

/** Pages under way at once: while one waits for its data, the other is rendered. */
const maxAtOnce = 2;
/** Pages that wait; they come in well under a second, later ones get the empty page at once. */
const maxWaiting = 6;

/**
 * Renders pages, a few at a time; where that fails or too many wait already, a blank one, which the
 * browser fills.
 */
export const createRenderer = (render: RenderPacked, log: Logger) => {
  const inTurn = createQueue(maxAtOnce, maxWaiting);
  return async (
    page: PageRequest,
    call: Parameters<RenderPacked>[1],
    callerGone?: AbortSignal,
  ): Promise<Finished> => {
    if (page.kind === 'blank' || page.kind === 'offline') return render(page, call);
    try {
      return await inTurn(() => render(page, call), callerGone);
    } catch (error) {
      // refused for want of room, or given up: neither is a fault of the page
      if (!(error instanceof AppError || error instanceof CallerGoneError))
        log.error(error, `rendering ${page.url}`);
      return render({ ...page, kind: 'blank' }, call);
    }
  };
};
export type RenderPage = ReturnType<typeof createRenderer>;

/** The renderer of the server's part of the built web app, in a thread of its own until `stop`. */
export const openRenderer = (
  dist: string,
  build: Build,
  log: Logger,
): {
  readonly render: RenderPage;
  readonly drawOwn: DrawOwnApart;
  readonly stop: () => Promise<void>;
} => {
  const worker = createRenderWorker(
    pathToFileURL(join(dist, 'server/entry-server.js')).href,
    build,
  );
  return { ...worker, render: createRenderer(worker.render, log) };
};
