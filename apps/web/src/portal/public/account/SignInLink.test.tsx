import type { Me } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import onboarding from '../../../../../../packages/i18n/locales/cs/onboarding.json';
import { createApi, createQueryClient, createSessionLock } from '../../../shared/api/index.ts';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { meQuery } from '../../../shared/session/index.ts';
import { TextsProvider } from '../../../shared/texts/index.ts';
import { SignInLink } from './SignInLink.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

/** Where a mail's link has led, with somebody signed in or nobody. */
const start = (me: Me | null) => {
  const signOut = vi.fn(() => Promise.resolve());
  const api = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport: () => new Promise(() => {}),
  });
  const services: Services = Object.assign(Object.create(null), { api, signOut });
  const queries = createQueryClient(api);
  queries.setQueryData(meQuery.queryKey, me);
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'onboarding', onboarding);
  const top = createRootRoute();
  const at = (path: string, text: string) =>
    createRoute({
      getParentRoute: () => top,
      path,
      component: () => <SignInLink>{text}</SignInLink>,
    });
  const router = createRouter({
    routeTree: top.addChildren([at('/password-reset', 'in'), at('/login', 'the login')]),
    history: createMemoryHistory({ initialEntries: ['/password-reset'] }),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ServicesContext value={services}>
      <TextsProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextsProvider>
    </ServicesContext>,
  );
  return { signOut, router };
};

test('who is not signed in is led to the login', async () => {
  const { signOut } = start(null);
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/login');
  expect(signOut).not.toHaveBeenCalled();
});

test('an account that is signed in is named, and signed out before another one signs in', async () => {
  const me: Me = Object.assign(Object.create(null), {
    id: 1,
    firstName: 'Alena',
    lastName: 'Novotná',
  });
  const { signOut, router } = start(me);
  await expect.element(page.getByText(/Alena Novotná/)).toBeVisible();
  await page.getByRole('button').click();
  await expect.poll(() => router.history.location.pathname).toBe('/login');
  expect(signOut).toHaveBeenCalledOnce();
});
