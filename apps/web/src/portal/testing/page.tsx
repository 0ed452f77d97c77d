import { createI18n } from '@cafeteria/i18n';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import cafeteria from '../../../../../packages/i18n/locales/cs/cafeteria.json';
import common from '../../../../../packages/i18n/locales/cs/common.json';
import magazine from '../../../../../packages/i18n/locales/cs/magazine.json';
import { createApi, createQueryClient, createSessionLock } from '../../shared/api/index.ts';
import { type Services, ServicesContext } from '../../shared/services.ts';
import { meQuery } from '../../shared/session/index.ts';
import { TextsProvider } from '../../shared/texts/index.ts';

const api = createApi({
  origin: '',
  lock: createSessionLock(),
  language: () => 'cs',
  transport: () => new Promise(() => {}),
});
const services: Services = Object.assign(Object.create(null), { api, imageFormat: 'webp' });

type Page = {
  readonly Screen: FunctionComponent;
  /** The address of its route, and one that is asked for. */
  readonly path: string;
  readonly at: string;
  /** What the loader of its route answers. */
  readonly loaded?: object;
  /** Puts what the server would answer where the screen looks for it. */
  readonly fill?: (client: QueryClient) => void;
};

/** The page as the portal's server would draw it for an anonymous Czech reader. */
export const drawPage = async ({ Screen, path, at, loaded, fill }: Page): Promise<string> => {
  const i18n = createI18n('cs');
  for (const [namespace, texts] of Object.entries({ cafeteria, common, magazine }))
    i18n.addResourceBundle('cs', namespace, texts);
  const client = createQueryClient(api);
  client.setQueryData(meQuery.queryKey, null);
  fill?.(client);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path,
    loader: () => loaded,
    component: Screen,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [at] }),
    isServer: true,
  });
  await router.load();
  return renderToString(
    <ServicesContext value={services}>
      <TextsProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextsProvider>
    </ServicesContext>,
  );
};
