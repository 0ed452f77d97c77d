import type { Me } from '@cafeteria/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import admin from '../../../../../../packages/i18n/locales/cs/admin.json';
import common from '../../../../../../packages/i18n/locales/cs/common.json';
import { createApi, createQueryClient, createSessionLock } from '../../../shared/api/index.ts';
import { createNotifications } from '../../../shared/notifications/index.ts';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { meQuery } from '../../../shared/session/index.ts';
import { SiteProvider } from '../../frame/index.ts';
import { cleanUp, render } from '../../frame/testing/render.tsx';
import { siteFor } from '../../resources.ts';
import { PayOut } from './PayOut.tsx';

afterEach(cleanUp);

const { awayTitle, payOut, payOutAccount } = admin.userCredit;
const { identification, identificationMissing } = admin.user;
const reader: Pick<Me, 'id' | 'roles'> = { id: 1, roles: ['ROLE_ADMIN'] };
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

/** What is sent of the money of somebody who cannot sign in. */
const start = (): unknown[] => {
  const sent: unknown[] = [];
  const api = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport: async (url, { body }) => {
      if (url === '/api/csrf') return Response.json({ token: 'token' });
      sent.push([url, JSON.parse(typeof body === 'string' ? body : '')]);
      return Response.json({ amount: { amount: 91_000, currency: 'CZK' } });
    },
  });
  const queries = createQueryClient(api);
  const me: Me = Object.assign(Object.create(null), reader);
  queries.setQueryData(meQuery.queryKey, me);
  const notifications = createNotifications();
  const services: Services = Object.assign(Object.create(null), { api, notifications });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <SiteProvider value={siteFor(me)}>
          <PayOut userId={7} />
        </SiteProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return sent;
};
const dialog = () => page.getByRole('alertdialog');
const send = () => dialog().getByRole('button', { name: payOut }).click();

test('own money goes to the account that was named, once it is said who asks', async () => {
  const sent = start();
  await expect.element(page.getByText(plain(awayTitle))).toBeVisible();
  await page.getByRole('button', { name: payOut }).click();
  await send();
  await expect.element(dialog().getByText(plain(identificationMissing))).toBeVisible();
  await expect.element(dialog().getByText(common.validation.required)).toBeVisible();
  expect(sent).toEqual([]);
  await dialog().getByLabelText(payOutAccount).fill('19-2000145399/0800');
  await dialog().getByLabelText(plain(identification)).fill('Přišla osobně');
  await send();
  await expect.poll(() => sent).toHaveLength(1);
  const bankAccount = { prefix: '19', number: '2000145399', bankCode: '0800' };
  expect(sent).toEqual([
    ['/api/admin/withdrawal', { userId: 7, bankAccount, identification: 'Přišla osobně' }],
  ]);
  await expect.poll(() => dialog().elements()).toEqual([]);
});
