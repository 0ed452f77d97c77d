import type { DisputeMessage, MovementView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { createI18n } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import cafeteria from '../../../../../../../packages/i18n/locales/cs/cafeteria.json';
import common from '../../../../../../../packages/i18n/locales/cs/common.json';
import profile from '../../../../../../../packages/i18n/locales/cs/profile.json';
import {
  createApi,
  createQueryClient,
  createSessionLock,
  read,
} from '../../../../shared/api/index.ts';
import { emptyConfig } from '../../../../shared/empty-config.ts';
import { type Services, ServicesContext } from '../../../../shared/services.ts';
import { meQuery } from '../../../../shared/session/index.ts';
import { TextsProvider } from '../../../../shared/texts/index.ts';
import { MovementSheet } from './MovementSheet.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const server = createApi({
  origin: '',
  lock: createSessionLock(),
  language: () => 'cs',
  transport: () => new Promise(() => {}),
});
const services: Services = Object.assign(Object.create(null), {
  api: server,
  config: emptyConfig,
  theme: { get: () => 'light', subscribe: () => () => {} },
  imageFormat: 'webp',
});
const bistro = { id: 3, route: 'bistro-3', name: 'Bistro', logo: null };
const movement = (id: number, fields: Partial<MovementView> = {}): MovementView => ({
  id,
  type: 'PAYMENT',
  reason: 'PURCHASE',
  date: '2026-11-20T10:00:00Z',
  bookedAt: null,
  title: 'Bistro',
  subtitle: null,
  amount: -12_000,
  currency: 'CZK',
  status: 'BOOKED',
  declineReason: null,
  heldUntil: null,
  paymentMethods: [],
  parts: [],
  partner: bistro,
  categoryCode: null,
  deposit: null,
  reversal: null,
  refunded: 0,
  dispute: null,
  expiresAt: null,
  place: null,
  detail: { externalRef: null, deviceName: null, branchOffice: null, offer: null, note: null },
  ...fields,
});
const credits = {
  pot: 'BENEFIT',
  regime: 'CZ_LEISURE',
  label: 'Volný čas',
  amount: 10_000,
} as const;
const own = { pot: 'PRIVATE', regime: 'PRIVATE', label: 'Vlastní peníze', amount: 2_000 } as const;

/** The sheet of the first, with the rest as what was given back of it. */
const show = (
  items: readonly MovementView[],
  options: {
    readonly id?: number;
    readonly contact?: string | null;
    readonly messages?: DisputeMessage[];
  } = {},
): void => {
  const { id = items[0]?.id ?? 0, contact = 'benefity@firma.test' } = options;
  const i18n = createI18n('cs');
  for (const [namespace, texts] of Object.entries({ profile, common, cafeteria }))
    i18n.addResourceBundle('cs', namespace, texts);
  const client = createQueryClient(server);
  client.setQueryData(
    meQuery.queryKey,
    Object.assign(Object.create(null), { client: { contactEmail: contact } }),
  );
  client.setQueryData(read(api.history.list, { payment: id, limit: 100 }).queryKey, {
    items: [...items],
    months: [],
    offset: 0,
    limit: 100,
    total: items.length,
  });
  const { messages } = options;
  if (messages)
    client.setQueryData(read(api.dispute.get, { movementId: id }).queryKey, {
      dispute: {
        id: 1,
        kind: 'OTHER',
        status: 'ANSWERED',
        createdAt: '2026-11-20T11:00:00Z',
        messages,
      },
    });
  const routeTree = createRootRoute({
    component: () => (
      <MovementSheet
        id={id}
        known={undefined}
        hrefOf={(other) => `/profile/history?movement=${other}`}
        onClose={() => {}}
      />
    ),
  });
  root = createRoot(host);
  root.render(
    <ServicesContext value={services}>
      <TextsProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
        </QueryClientProvider>
      </TextsProvider>
    </ServicesContext>,
  );
};
const link = (name: string | RegExp) => page.getByRole('link', { name });

it('a movement says how much, from which money, and where, with the way to the place and its page', async () => {
  show([
    movement(5, {
      parts: [credits, own],
      place: { id: 7, address: 'Dlouhá 39, 110 00 Praha', lat: 50.09, lng: 14.42 },
      detail: {
        externalRef: 'POS-1',
        deviceName: null,
        branchOffice: null,
        offer: null,
        note: null,
      },
    }),
  ]);
  await expect.element(page.getByText('−120,00\u00A0Kč')).toBeVisible();
  await expect.element(page.getByText('Volný čas')).toBeVisible();
  await expect.element(page.getByText('20,00\u00A0Kč', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Dlouhá 39, 110 00 Praha')).toBeVisible();
  await expect.element(page.getByText('POS-1')).toBeVisible();
  await expect
    .element(link(profile.history.sheet.onMap))
    .toHaveAttribute('href', '/map?selectedBranchOfficeId=7');
  await expect
    .element(link(profile.history.payAgain))
    .toHaveAttribute('href', '/partner/bistro-3?pay=1');
});

it('where the map cannot be drawn the sheet is whole without it', async () => {
  const draw = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  show([movement(5, { place: { id: null, address: 'Dlouhá 39', lat: 50.09, lng: 14.42 } })]);
  await expect.element(page.getByText('Dlouhá 39')).toBeVisible();
  await expect.poll(() => page.getByTestId('small-map').elements()).toHaveLength(0);
  expect(link(profile.history.sheet.onMap).elements()).toHaveLength(0);
  draw.mockRestore();
});

it('a payment leads to each of its refunds, and a refund to its payment', async () => {
  const refund = movement(9, { reason: 'REFUND', amount: 200, reversal: { ofId: 5 } });
  show([movement(5, { refunded: 200 }), refund]);
  await expect
    .element(link(/20\. 11\. 2026/))
    .toHaveAttribute('href', '/profile/history?movement=9');
  await expect.element(page.getByText('+2,00\u00A0Kč')).toBeVisible();
  root?.unmount();
  show([refund]);
  await expect
    .element(link(profile.history.sheet.ofPayment))
    .toHaveAttribute('href', '/profile/history?movement=5');
});

it('of what the employer gave the employer is asked, where it is known', async () => {
  const granted: Partial<MovementView> = {
    parts: [credits],
    reason: 'EMPLOYER_GRANT',
    amount: 10_000,
  };
  show([movement(5, granted)]);
  const ask = link(profile.history.wrong.ask);
  await expect.element(ask).toBeVisible();
  expect(decodeURIComponent(ask.element().getAttribute('href') ?? '')).toMatch(
    /^mailto:benefity@firma\.test\?subject=.*č\.\s5: Bistro/,
  );
  // whose browser opens no letter reads where to write
  await expect.element(page.getByText('benefity@firma.test')).toBeVisible();
  root?.unmount();
  show([movement(5, granted)], { contact: null });
  await expect.element(ask).toHaveAttribute('href', '/faq');
});

it('of a payment it is said in the sheet what is wrong, and nothing is sent without words', async () => {
  show([movement(5, { parts: [credits] })]);
  await page.getByRole('button', { name: profile.history.wrong.ask }).click();
  await expect.element(page.getByLabelText(profile.dispute.kind)).toBeVisible();
  await page.getByRole('button', { name: profile.dispute.send }).click();
  await expect.element(page.getByText(common.validation.required)).toBeVisible();
  await page.getByRole('button', { name: common.action.cancel }).click();
  await expect.element(page.getByText(profile.dispute.title)).not.toBeInTheDocument();
  // the form has gone, with what was pressed in it
  expect(document.activeElement?.tagName).toBe('H2');
});

it('what was said and answered stands in the sheet, and is written on from there', async () => {
  const messages = [
    { id: 1, isAnswer: false, text: 'Zaplatil jsem jen 80', at: '2026-11-20T11:00:00Z' },
    { id: 2, isAnswer: true, text: 'Díváme se na to', at: '2026-11-20T12:00:00Z' },
  ];
  show([movement(5, { dispute: 'ANSWERED' })], { messages });
  await expect.element(page.getByText(profile.dispute.status.ANSWERED).first()).toBeVisible();
  await expect.element(page.getByText('Zaplatil jsem jen 80')).toBeVisible();
  await expect.element(page.getByText('Díváme se na to')).toBeVisible();
  expect(page.getByRole('button', { name: profile.history.wrong.ask }).elements()).toEqual([]);
  await page.getByRole('button', { name: profile.dispute.more }).click();
  await expect.element(page.getByRole('textbox', { name: profile.dispute.message })).toBeVisible();
  expect(page.getByLabelText(profile.dispute.kind).elements()).toEqual([]);
});

it("a movement that is nobody's, or another person's, is told not to be there", async () => {
  show([], { id: 999 });
  await expect.element(page.getByText(profile.history.sheet.gone)).toBeVisible();
});
