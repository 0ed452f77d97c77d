import { personOf } from '@cafeteria/contract';
import { api as routes } from '@cafeteria/contract/light';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Money } from '../portal/money/index.ts';
import { askForStall, Stall } from '../portal/stall/index.ts';
import {
  createApi,
  createPageOwner,
  createQueryClient,
  createSessionLock,
  read,
  type Transport,
} from '../shared/api/index.ts';
import { ensureTexts } from '../shared/routing/index.ts';
import { ServicesContext } from '../shared/services.ts';
import { meQuery } from '../shared/session/index.ts';
import { TextsProvider } from '../shared/texts/index.ts';
import type { Boot } from './boot.ts';
import { createApp } from './create-app.tsx';

/** What of a page is its reader's own. */
export type Own = {
  /** The answers it was drawn from, as the browser keeps them. */
  readonly queries: Boot['queries'];
  /** By the name of the room it is put into (`OwnPart`), as HTML. */
  readonly parts: Readonly<Record<string, string>>;
};

type OwnRequest = {
  readonly boot: Boot;
  readonly path: string;
  readonly apiOrigin: string;
  readonly transport: Transport;
};

type Drawn = {
  readonly name: string;
  /** The file it is drawn by, which the browser needs next. */
  readonly module: string;
  readonly Part: ComponentType;
  /** Whether a page at a path has room for it. */
  readonly isOn: (path: string) => boolean;
  readonly ask: (queryClient: QueryClient) => Promise<unknown>;
};
const drawn: readonly Drawn[] = [
  {
    name: 'header',
    module: 'src/portal/money/Money.tsx',
    Part: () => <Money place="header" />,
    // administration has a bar of its own
    isOn: (path) => !/^\/admin(?:\/|$)/.test(path),
    ask: (queryClient) => queryClient.fetchQuery(read(routes.balance.get, {})),
  },
  {
    name: 'stall',
    module: 'src/portal/stall/Stall.tsx',
    Part: Stall,
    isOn: (path) => path === '/',
    ask: askForStall,
  },
];
/** The files of what is drawn apart at a path. */
export const ownModulesAt = (path: string): readonly string[] =>
  drawn.filter(({ isOn }) => isOn(path)).map(({ module }) => module);

/** The policy of pages lets no style in that stands in HTML; the script that places the parts sets it. */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

const asksNothing = (): never => {
  throw new Error('this application only lends its texts and links');
};
/** Texts and links, one of each language for all readers: nothing of them is anybody's. */
const frames = new Map<string, ReturnType<typeof createApp>>();
const frameOf = async (boot: Boot): Promise<ReturnType<typeof createApp>> => {
  const frame =
    frames.get(boot.language) ??
    createApp({
      boot: { ...boot, me: null, queries: [] },
      location: { protocol: 'http:', hostname: 'localhost', port: '' },
      transport: asksNothing,
      history: createMemoryHistory({ initialEntries: ['/'] }),
    });
  frames.set(boot.language, frame);
  await ensureTexts(frame.i18n, ['common', 'cafeteria']);
  return frame;
};

/** Asks the API, as the reader, for what of a page is theirs alone, and draws it apart from it (decision 0239). */
export const drawOwn = async ({ boot, path, apiOrigin, transport }: OwnRequest): Promise<Own> => {
  const { config, imageFormat } = boot;
  const { i18n, router, services } = await frameOf(boot);
  const api = createApi({
    origin: apiOrigin,
    transport,
    lock: createSessionLock(),
    owner: createPageOwner(personOf(boot.me ?? null)),
    language: () => boot.language,
    timeoutMs: Infinity,
  });
  const queryClient = createQueryClient(api);
  queryClient.setQueryData(meQuery.queryKey, boot.me);
  const htmlOf = ({ name, Part }: Drawn): string =>
    renderToStaticMarkup(
      <TextsProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ServicesContext value={{ ...services, api, config, imageFormat }}>
            <RouterContextProvider router={router}>
              <Part />
            </RouterContextProvider>
          </ServicesContext>
        </QueryClientProvider>
      </TextsProvider>,
      { identifierPrefix: `own-${name}-` },
    );
  const here = drawn.filter(({ isOn }) => isOn(path));
  try {
    await Promise.all(here.map(({ ask }) => ask(queryClient)));
    const html = here.map((one) => [one.name, withoutStyles(htmlOf(one))] as const);
    const queries = queryClient
      .getQueryCache()
      .findAll()
      .filter(({ queryKey, state }) => queryKey[1] !== 'me' && state.data !== undefined)
      .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt] as const);
    return { queries, parts: Object.fromEntries(html) };
  } finally {
    queryClient.clear();
  }
};
