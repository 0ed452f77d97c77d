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
      html: string;
      title: string;
      queries: readonly unknown[];
      modules: readonly string[];
      texts: readonly string[];
    };
type Render = (request: {
  url: string;
  origin: string;
  boot: Boot;
  transport: Transport;
}) => Promise<Rendered>;

const transportOf =
  (call: CallAsVisitor, language: string): Transport =>
  async (url) => {
    const { pathname, search } = new URL(url);
    const { status, body, contentType } = await call(pathname + search, language);
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };

/**
 * Renders pages with the server's part of the built web app; undefined where that fails, and the
 * browser renders by itself.
 */
export const loadRenderer = async (dist: string, origin: string, log: Logger) => {
  const { render }: { render: Render } = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  return async (url: string, boot: Boot, call: CallAsVisitor): Promise<Rendered | undefined> => {
    try {
      return await render({ url, origin, boot, transport: transportOf(call, boot.language) });
    } catch (error) {
      log.error(error, `rendering ${url}`);
      return undefined;
    }
  };
};
export type RenderPage = Awaited<ReturnType<typeof loadRenderer>>;
