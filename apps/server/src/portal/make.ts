import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/index.ts';
import { canonicalOf } from './href.ts';
import type { Finish, Finished } from './finish.ts';
import { pageBytes } from './page-bytes.ts';
import type { FinishedPage } from './page-cache.ts';
import type { Boot, PageKind } from './render.ts';
import type { RenderPage } from './rendering.ts';
import type { CallAsVisitor, Visitor } from './visitor.ts';

export type Redirect = { readonly redirect: string };
/** What of a request a page is made from. */
export type PageAsk = Pick<FastifyRequest, 'url' | 'headers' | 'cookies'>;
/** A page as it goes out to its reader. */
export type Made = FinishedPage & { readonly status: number; readonly isRendered: boolean };

type MakerDeps = { readonly config: ServerConfig; readonly render: RenderPage };
type Making = Pick<Finish, 'worth' | 'end'> & {
  readonly kind: PageKind;
  readonly callerGone?: AbortSignal | undefined;
  readonly call: CallAsVisitor;
};

/** Whether many may have it: no redirect, no page that is not there, and none left to the browser. */
export const isWhole = <P extends object>(made: P | Redirect, kind: PageKind): made is P =>
  'status' in made &&
  made.status === 200 &&
  (kind === 'blank' || ('isRendered' in made && made.isRendered === true));

/** How a page in the browser finds the API. */
export const apiOfPage = ({
  apiSubdomain,
  apiPort,
}: Pick<ServerConfig, 'apiSubdomain' | 'apiPort'>): Boot['api'] => ({
  withoutSubdomain: !apiSubdomain,
  localPort: apiPort,
});

/** Has pages rendered. */
export const createMaker = ({ config, render }: MakerDeps) => {
  const { apiOrigin, webOrigin } = config;
  const finishedOf = (
    { url }: PageAsk,
    visitor: Visitor,
    { kind, worth, end, callerGone, call }: Making,
  ): Promise<Finished> => {
    const boot: Boot = {
      ...visitor,
      api: apiOfPage(config),
      queries: [],
      ...(worth === 'shell' && { isShell: true }),
    };
    const finish = { apiOrigin, canonical: canonicalOf(webOrigin, url), worth, end };
    const page = { url, origin: webOrigin, boot, kind, finish };
    return render(page, (path) => call(path, boot.language), callerGone);
  };
  const pageOf = async (
    request: PageAsk,
    visitor: Visitor,
    making: Making,
  ): Promise<Made | Redirect> => {
    const finished = await finishedOf(request, visitor, making);
    if ('redirect' in finished) return finished;
    const { br, ...rest } = finished;
    return { ...rest, bytes: pageBytes(Buffer.from(br.buffer)) };
  };
  return { finishedOf, pageOf };
};
export type Maker = ReturnType<typeof createMaker>;
