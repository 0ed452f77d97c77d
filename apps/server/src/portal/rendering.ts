import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
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

/**
 * Renders pages with the server's part of the built web app; where that fails, a blank one, which the
 * browser fills.
 */
export const loadRenderer = async (dist: string, origin: string, log: Logger) => {
  const { render }: { render: Render } = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  return async (
    url: string,
    boot: Boot,
    call: CallAsVisitor,
    isBlank: boolean,
  ): Promise<Rendered> => {
    const request = { url, origin, boot, transport: transportOf(call, boot.language) };
    try {
      return await render({ ...request, isBlank });
    } catch (error) {
      log.error(error, `rendering ${url}`);
      return render({ ...request, isBlank: true });
    }
  };
};
export type RenderPage = Awaited<ReturnType<typeof loadRenderer>>;
