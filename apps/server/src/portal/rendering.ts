import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { AppError } from '../platform/http/index.ts';
import { createQueue } from '../platform/queue.ts';
import type { CallAsVisitor, Visitor } from './visitor.ts';

/** What the page is started with, on the server and in the browser. */
export type Boot = Visitor & {
  readonly api: { readonly withoutSubdomain: boolean; readonly localPort: number };
  readonly queries: readonly unknown[];
};
type Transport = (url: string) => Promise<Response>;
export type Rendered =
  | { redirect: string }
  | {
      status: number;
      /** The title and the description of the document. */
      head: string;
      /** Undefined where the browser renders by itself. */
      html: string | undefined;
      queries: readonly unknown[];
      modules: readonly string[];
      texts: readonly string[];
    };
type Render = (request: {
  url: string;
  origin: string;
  boot: Boot;
  transport: Transport;
  isBlank: boolean;
}) => Promise<Rendered>;

const transportOf =
  (call: CallAsVisitor, language: string): Transport =>
  async (url) => {
    const { pathname, search } = new URL(url);
    const { status, body, contentType } = await call(pathname + search, language);
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };

/** Pages rendered at once: they share the thread with the API, which must go on answering. */
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
    isBlank: boolean,
    gone?: AbortSignal,
  ): Promise<Rendered> => {
    const request = { url, origin, boot, transport: transportOf(call, boot.language) };
    const blank = (): Promise<Rendered> => render({ ...request, isBlank: true });
    if (isBlank) return blank();
    try {
      return await inTurn(() => render({ ...request, isBlank }), gone);
    } catch (error) {
      if (!(error instanceof AppError)) log.error(error, `rendering ${url}`);
      return blank();
    }
  };
};
export type RenderPage = ReturnType<typeof createRenderer>;

/** The renderer of the server's part of the built web app. */
export const loadRenderer = async (
  dist: string,
  origin: string,
  log: Logger,
): Promise<RenderPage> => {
  const { render }: { render: Render } = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  return createRenderer(render, origin, log);
};
