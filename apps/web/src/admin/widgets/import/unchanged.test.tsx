import type { FileImport, Me } from '@cafeteria/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import admin from '../../../../../../packages/i18n/locales/cs/admin.json';
import { createApi, createQueryClient, createSessionLock } from '../../../shared/api/index.ts';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { meQuery } from '../../../shared/session/index.ts';
import { SiteProvider } from '../../frame/index.ts';
import { cleanUp, render } from '../../frame/testing/render.tsx';
import { siteFor } from '../../resources.ts';
import { ImportState } from './ImportState.tsx';
import type { ImportKind } from './kind.ts';

afterEach(cleanUp);

const checked: FileImport = {
  id: 1,
  fileName: 'mzdy.csv',
  status: 'CHECKED',
  total: 3_000,
  processed: 3_000,
  create: 0,
  update: 0,
  deactivate: 0,
  errorCount: 0,
  dateCreated: '2026-03-02T07:05:00Z',
  finishedAt: null,
  recognised: null,
  preview: [],
  errors: [],
  notes: [],
  noteCounts: {},
  amount: null,
  options: {},
};
const show = (found: FileImport): void => {
  const transport = async () => Response.json({});
  const api = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport,
  });
  const queries = createQueryClient(api);
  const me: Me = Object.assign(Object.create(null), { id: 1, roles: ['ROLE_ADMIN'] });
  queries.setQueryData(meQuery.queryKey, me);
  const kind: ImportKind = Object.assign(Object.create(null), {
    texts: 'userImport',
    tags: ['admin:user'],
    get: () => ({ queryKey: [['admin:user'], '/import', {}], queryFn: () => found }),
  });
  const config = { country: 'Cz' };
  const services: Services = Object.assign(Object.create(null), { api, config });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <SiteProvider value={siteFor(me)}>
          <ImportState kind={kind} id={1} onAnother={() => undefined} />
        </SiteProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
};

test('a file that changes nothing says so, and is not offered to be imported', async () => {
  show(checked);
  await expect.element(page.getByText(admin.import.nothingTitle)).toBeVisible();
  const names = page.getByRole('button').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([admin.import.another]);
});

test('a file that changes one line is offered to be imported', async () => {
  show({ ...checked, update: 1 });
  await expect.element(page.getByRole('button', { name: /3.000/ })).toBeVisible();
});
