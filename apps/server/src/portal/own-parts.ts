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
};
const nothing: Own = { queries: [], parts: {} };
/** A page does not wait longer for what the browser may as well ask for. */
const patienceMs = 1_000;

/**
 * What of a page is its reader's own: their money, drawn apart from the page that many share and put into its room by
 * the page's end (decision 0239). Where that fails the page goes without, and the browser asks.
 */
export const createOwnParts =
  ({ config, drawOwn, log }: Deps) =>
  async ({ call, visitor, path, kind }: Asked): Promise<Own> => {
    if (kind !== 'whole' || !visitor.me?.client) return nothing;
    try {
      const boot = { ...visitor, api: apiOfPage(config), queries: [] };
      const { apiOrigin } = config;
      const drawing = drawOwn({ boot, path, apiOrigin }, (one) => call(one, visitor.language));
      return await Promise.race([drawing, sleep(patienceMs, nothing, { ref: false })]);
    } catch (error) {
      log.error(error, `drawing what is its reader's own at ${path}`);
      return nothing;
    }
  };
