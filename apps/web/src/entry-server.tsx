import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { Boot } from './app/boot.ts';
import { createApp } from './app/create-app.tsx';
import type { Transport } from './shared/api/index.ts';

export type { Boot } from './app/boot.ts';
export type RenderRequest = {
  readonly url: string;
  readonly origin: string;
  readonly boot: Boot;
  readonly transport: Transport;
};
export type Rendered =
  | { readonly redirect: string }
  | {
      readonly status: number;
      readonly html: string;
      readonly title: string;
      readonly queries: Boot['queries'];
      readonly modules: readonly string[];
      readonly texts: readonly string[];
    };

/** Renders one URL for one reader: its HTML, the answers it was made from, and what the browser will need next. */
export const render = async ({
  url,
  origin,
  boot,
  transport,
}: RenderRequest): Promise<Rendered> => {
  const { element, router, queryClient, i18n } = createApp({
    boot,
    location: new URL(origin),
    transport,
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect')
    return { redirect: result.redirect.headers.get('location') ?? '/' };
  const html = renderToString(element);
  const screens = router.state.matches.flatMap(({ staticData }) =>
    staticData.screen ? [staticData.screen] : [],
  );
  const queries = dehydrate(queryClient)
    .queries.filter(({ queryKey }) => queryKey[1] !== 'me')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
  const namespaces = [...new Set(['common', ...screens.flatMap((screen) => screen.namespaces)])];
  const status = router.state.location.pathname === '/404' ? 404 : (result?.status ?? 200);
  queryClient.clear();
  return {
    status,
    html,
    title: i18n.t('appName'),
    queries,
    modules: screens.map(({ module }) => module),
    texts: namespaces.map(
      (namespace) => `../../packages/i18n/locales/${boot.language}/${namespace}.json`,
    ),
  };
};
