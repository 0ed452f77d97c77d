import type { Namespace } from '@cafeteria/i18n';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { type Boot, writeBoot } from './app/boot.ts';
import { createApp } from './app/create-app.tsx';
import { ownModulesAt } from './app/own-parts.tsx';
import type { Transport } from './shared/api/index.ts';
import { OfflinePage, offlineScreens } from './app/offline/index.ts';
import { drawWaiting } from './app/waiting/index.ts';
import { ensureTexts, type ScreenData } from './shared/routing/index.ts';

export type { Boot } from './app/boot.ts';
export { drawOwn } from './app/own-parts.tsx';
export type RenderRequest = {
  readonly url: string;
  readonly origin: string;
  readonly boot: Boot;
  readonly transport: Transport;
  /**
   * `frame` where the browser renders the page by itself, within what is around it; `blank` where there is not even
   * that: it has a title and a description all the same. `offline` is what a device keeps for when there is no
   * connection, whatever the address.
   */
  readonly kind: 'whole' | 'frame' | 'blank' | 'offline';
};
export type Rendered =
  | { readonly redirect: string }
  | {
      readonly status: number;
      /** What belongs into the head of the document: its title and description. */
      readonly head: string;
      /** Undefined where the browser renders by itself. */
      readonly html: string | undefined;
      /** What stands there until it has. */
      readonly placeholder?: string;
      /** Its style, beside that of every page. */
      readonly style?: string;
      /** The boot data with the answers the page was made from, as text for the browser. */
      readonly boot: string;
      readonly modules: readonly string[];
      readonly texts: readonly string[];
    };

/** React puts what belongs into the head before everything else. */
const parted = (rendered: string): [head: string, html: string] => {
  const end = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(rendered)?.[0].length ?? 0;
  return [rendered.slice(0, end), rendered.slice(end)];
};

type App = ReturnType<typeof createApp>;
/** The answers a page was made from; who its reader is stands in it anyway. */
const queriesOf = ({ queryClient }: App): Boot['queries'] =>
  dehydrate(queryClient)
    .queries.filter(({ queryKey }) => queryKey[1] !== 'me')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
/** The files the browser needs for some screens. */
const filesOf = (
  screens: readonly ScreenData[],
  { language }: Boot,
  ownModules: readonly string[] = [],
) => {
  const namespaces = new Set<Namespace>(['common', ...screens.flatMap((one) => one.namespaces)]);
  return {
    modules: [...screens.map(({ module }) => module), ...ownModules],
    texts: [...namespaces].map((name) => `../../packages/i18n/locales/${language}/${name}.json`),
  };
};
const screensOf = (matches: ReturnType<App['router']['matchRoutes']>): readonly ScreenData[] =>
  matches.flatMap(({ staticData }) => staticData.screen ?? []);

/** What the portal is called, where nothing more is known of a page. */
const commonHead = (i18n: App['i18n']): string =>
  renderToString(
    <>
      <title>{i18n.t('appName')}</title>
      <meta name="description" content={i18n.t('appDescription')} />
    </>,
  );

/** The page the browser fills, before it does: nothing but what it will need for it. */
const blank = async ({ router, i18n }: App, boot: Boot): Promise<Rendered> => {
  await ensureTexts(i18n, ['common']);
  // who is not signed in is led away from most of them
  const screens = boot.me ? screensOf(router.matchRoutes(router.latestLocation)) : [];
  return {
    status: 200,
    head: commonHead(i18n),
    html: undefined,
    boot: writeBoot(boot),
    ...filesOf(screens, boot),
  };
};

/** The page the browser fills, with what is around it and the shape of the rest. */
const frame = async (app: App, boot: Boot): Promise<Rendered> => {
  const waiting = await drawWaiting(app);
  const page = await blank(app, boot);
  if (!waiting || 'redirect' in page) return page;
  const { pathname } = app.router.latestLocation;
  return {
    ...page,
    placeholder: parted(waiting.placeholder)[1],
    style: waiting.style,
    boot: writeBoot({ ...boot, queries: queriesOf(app) }),
    modules: [...page.modules, ...(boot.me?.client ? ownModulesAt(pathname) : [])],
  };
};

/** The page a device keeps: nothing of anybody, the files of the screens that can be drawn without a connection. */
const offline = async ({ i18n }: App, boot: Boot): Promise<Rendered> => {
  await ensureTexts(i18n, ['common']);
  return {
    status: 200,
    head: commonHead(i18n),
    html: undefined,
    placeholder: renderToString(<OfflinePage i18n={i18n} />),
    boot: writeBoot({ ...boot, me: null, isOffline: true }),
    ...filesOf(offlineScreens, boot),
  };
};

const rendered = async (app: App, boot: Boot): Promise<Rendered> => {
  const { element, router } = app;
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect')
    return { redirect: result.redirect.headers.get('location') ?? '/' };
  const [head, html] = parted(renderToString(element));
  const path = router.state.location.pathname;
  return {
    status: path === '/404' ? 404 : (result?.status ?? 200),
    head,
    html,
    boot: writeBoot({ ...boot, queries: queriesOf(app) }),
    ...filesOf(screensOf(router.state.matches), boot, boot.me?.client ? ownModulesAt(path) : []),
  };
};

const renderers = { whole: rendered, frame, blank, offline } as const;

/** Renders one URL for one reader: its HTML, the answers it was made from, and what the browser will need next. */
export const render = async ({
  url,
  origin,
  boot,
  transport,
  kind,
}: RenderRequest): Promise<Rendered> => {
  const app = createApp({
    boot,
    location: new URL(origin),
    transport,
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  try {
    return await renderers[kind](app, boot);
  } finally {
    // a query that is kept for minutes keeps all of its page, of a redirect as well
    app.queryClient.clear();
  }
};
