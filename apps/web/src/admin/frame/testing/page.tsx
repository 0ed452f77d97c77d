import type { Me } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import admin from '../../../../../../packages/i18n/locales/cs/admin.json';
import common from '../../../../../../packages/i18n/locales/cs/common.json';
import { createApi, createQueryClient, createSessionLock } from '../../../shared/api/index.ts';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { meQuery } from '../../../shared/session/index.ts';
import { TextsProvider } from '../../../shared/texts/index.ts';
import { SiteProvider } from '../PageLink.tsx';
import type { Site } from '../pages/site.ts';

const api = createApi({
  origin: '',
  lock: createSessionLock(),
  language: () => 'cs',
  transport: () => new Promise(() => {}),
});
const services: Services = Object.assign(Object.create(null), { api });

type Page = {
  readonly screen: ReactNode;
  readonly me: Me;
  readonly site: Site;
  /** Puts what the server would answer where the screen looks for it. */
  readonly fill: (client: QueryClient) => void;
};
/** A page of administration as it is drawn at first for somebody who reads Czech. */
export const drawAdminPage = async ({ screen, me, site, fill }: Page): Promise<string> => {
  const i18n = createI18n('cs');
  for (const [namespace, texts] of Object.entries({ admin, common }))
    i18n.addResourceBundle('cs', namespace, texts);
  const client = createQueryClient(api);
  client.setQueryData(meQuery.queryKey, me);
  fill(client);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <SiteProvider value={site}>{screen}</SiteProvider>,
    }),
    history: createMemoryHistory(),
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
