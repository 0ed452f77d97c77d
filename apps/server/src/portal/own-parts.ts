import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config/index.ts';
import { apiOfPage } from './make.ts';
import type { DrawOwnApart } from './render-worker.ts';
import type { Own, PageKind } from './render.ts';
import type { CallAsVisitor, Visitor } from './visitor.ts';

type Asked = {
  readonly call: CallAsVisitor;
  readonly visitor: Visitor;
  readonly path: string;
  readonly kind: PageKind;
};
type Deps = {
  readonly config: Pick<ServerConfig, 'apiOrigin' | 'apiSubdomain' | 'apiPort'>;
  readonly drawOwn: DrawOwnApart;
  readonly log: Pick<Logger, 'error'>;
  /** A page does not wait longer for what the browser may as well ask for. */
  readonly patienceMs?: number;
};
const nothing: Own = { queries: [], parts: {} };

/**
 * What of a page is its reader's own: their money, drawn apart from the page that many share and put into its room by
 * the page's end (decision 0239). Where that fails the page goes without, and the browser asks.
 */
export const createOwnParts =
  ({ config, drawOwn, log, patienceMs = 1_000 }: Deps) =>
  async ({ call, visitor, path, kind }: Asked): Promise<Own> => {
    if (kind === 'blank' || kind === 'offline' || !visitor.me?.client) return nothing;
    try {
      const boot = { ...visitor, api: apiOfPage(config), queries: [] };
      const { apiOrigin } = config;
      // until it asks for something the thread is being started, or busy with pages, which this one waits for as well
      const begun = Promise.withResolvers<void>();
      const drawing = drawOwn({ boot, path, apiOrigin }, (one) => {
        begun.resolve();
        return call(one, visitor.language);
      });
      const late = begun.promise.then(() => sleep(patienceMs, nothing, { ref: false }));
      return await Promise.race([drawing, late]);
    } catch (error) {
      log.error(error, `drawing what is its reader's own at ${path}`);
      return nothing;
    }
  };
