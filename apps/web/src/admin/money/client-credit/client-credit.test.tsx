import type { CreditGrantRecord, Me, Page, Role } from '@cafeteria/contract';
import { person } from '@cafeteria/contract/testing';
import { api } from '@cafeteria/contract/light';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  createApi,
  createQueryClient,
  createSessionLock,
  read,
} from '../../../shared/api/index.ts';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { meQuery } from '../../../shared/session/index.ts';
import { SiteProvider } from '../../frame/index.ts';
import { cleanUp, render } from '../../frame/testing/render.tsx';
import { siteFor } from '../../resources.ts';
import { clientCreditPage } from './index.ts';

afterEach(cleanUp);

const meAs = (roles: readonly Role[]): Me => ({ ...person, roles: [...roles] });
const grant: CreditGrantRecord = {
  id: 7,
  clientId: 3,
  regime: 'CZ_LEISURE',
  validFrom: '2026-11-01',
  expiresOn: null,
  allowedCategoryIds: null,
  note: null,
  ground: null,
  shiftsMonth: null,
  users: 5,
  total: 500_000,
  left: 500_000,
  currency: 'CZK',
  createdBy: null,
  orderId: null,
  invoice: null,
  postedAt: '2026-11-01T10:00:00Z',
};

const refused = (): Response =>
  Response.json({ messageKey: 'common.error.forbidden' }, { status: 403 });
/** The credits of client 3, as they would be drawn to somebody with a role. */
const start = (role: Role, hasGrants = true): void => {
  const client = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport: () => (hasGrants ? new Promise(() => {}) : Promise.resolve(refused())),
  });
  const queries = createQueryClient(client);
  const services: Services = Object.assign(Object.create(null), { api: client });
  const grants: Page<CreditGrantRecord> = {
    content: [grant],
    pageNumber: 0,
    pageSize: 20,
    totalElements: 1,
    totalPages: 1,
  };
  const me = meAs([role]);
  queries.setQueryData(meQuery.queryKey, me);
  if (hasGrants)
    queries.setQueryData(
      read(api.creditGrant.list, { clientId: 3, pageNumber: 0 }).queryKey,
      grants,
    );
  const { Screen } = clientCreditPage;
  const routeTree = createRootRoute({
    component: () => (
      <SiteProvider value={siteFor(me)}>
        <Screen params={{ clientId: 3 }} search={{}} crumbs={[]} />
      </SiteProvider>
    ),
  });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
      </QueryClientProvider>
    </ServicesContext>,
  );
};
const links = (): (string | null)[] =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('the credits of a client lead to whatever their reader may do', async () => {
  start('ROLE_ADMIN');
  await expect.element(page.getByTestId('grant-7')).toBeVisible();
  expect(links()).toEqual(
    expect.arrayContaining([
      '/admin/client/3/credit/grant/create',
      '/admin/client/3/credit/grant/7',
      expect.stringContaining('/api/admin/client/3/payroll-export?month='),
    ]),
  );
});
test('who may not follow a link from the credits of a client is drawn none, and no files either', async () => {
  start('ROLE_ACCOUNTANT');
  await expect.element(page.getByTestId('grant-7')).toBeVisible();
  expect(links().filter((href) => !href?.startsWith('/admin/book'))).toEqual([]);
});
test('what a client was given says when it does not come', async () => {
  start('ROLE_ACCOUNTANT', false);
  await expect.element(page.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
});
