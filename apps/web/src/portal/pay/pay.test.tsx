import { type BalanceView, paymentCodeSeconds, type PaymentOfCode } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import * as z from 'zod/mini';
import common from '../../../../../packages/i18n/locales/cs/common.json';
import profile from '../../../../../packages/i18n/locales/cs/profile.json';
import {
  createApi,
  createQueryClient,
  createSessionLock,
  type Transport,
} from '../../shared/api/index.ts';
import { TextsProvider } from '../../shared/texts/index.ts';
import { PayDialog } from './PayAt.tsx';
import { coverages, money } from './testing/coverages.ts';

const { pay, decline } = profile;
/** As a reader of the page finds it: without typography's hard spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const nothing: PaymentOfCode = {
  paymentId: null,
  status: null,
  declineReason: null,
  amount: null,
  merchantName: null,
  merchantLogo: null,
  agreed: null,
  parts: [],
  taxed: null,
  available: null,
  codeExpiresAt: null,
};
const payment = (status: NonNullable<PaymentOfCode['status']>): PaymentOfCode => ({
  ...nothing,
  paymentId: 7,
  status,
  amount: money(129_50),
  merchantName: 'Bistro',
});

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
const onClose = vi.fn();
/** What the server knows; a test changes it as a till would. */
const server: {
  payment: PaymentOfCode;
  wallet: number | null;
  taxable: number | null;
  requests: unknown[];
  /** Of the newest code. */
  expiresAt: string | null;
} = { payment: nothing, wallet: null, taxable: null, requests: [], expiresAt: null };
const Asked = z.object({ useTaxed: z.boolean(), usePrivate: z.boolean() });
const transport: Transport = async (url, init) => {
  const path = `${init?.method ?? 'GET'} ${url}`;
  if (path === 'GET /api/csrf')
    return Response.json({ headerName: 'X', parameterName: 'x', token: 't' });
  if (path === 'GET /api/user/payment-code')
    return Response.json({ ...server.payment, codeExpiresAt: server.expiresAt });
  if (path === 'GET /api/user/balance')
    return Response.json({
      total: money(0),
      benefit: money(0),
      meal: money(0),
      private: server.wallet === null ? null : money(server.wallet),
      asOf: new Date().toISOString(),
      nextExpiry: null,
    } satisfies BalanceView);
  const covered = coverages[path];
  if (covered) return Response.json(covered);
  if (path !== 'POST /api/user/payment-code') throw new Error(path);
  const body = Asked.parse(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'));
  server.requests.push(body);
  server.expiresAt = new Date(Date.now() + paymentCodeSeconds * 1_000).toISOString();
  return Response.json({
    ...body,
    code: `7K2M-94Q${server.requests.length}`,
    expiresAt: server.expiresAt,
    taxable: server.taxable === null ? null : money(server.taxable),
  });
};

const makeClient = () =>
  createQueryClient(
    createApi({ origin: '', lock: createSessionLock(), language: () => 'cs', transport }),
  );
const start = (address = '/', client = makeClient()): void => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'common', common);
  i18n.addResourceBundle('cs', 'profile', profile);
  const routeTree = createRootRoute({ component: () => <PayDialog onClose={onClose} /> });
  root = createRoot(host);
  root.render(
    <TextsProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider
          router={createRouter({
            routeTree,
            history: createMemoryHistory({ initialEntries: [address] }),
          })}
        />
      </QueryClientProvider>
    </TextsProvider>,
  );
};
const code = () => page.getByTestId('pay-code');
const outcome = () => page.getByTestId('pay-outcome');
const words = (locator: Locator) => () => plain(locator.query()?.textContent ?? '');
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  Object.assign(server, {
    payment: nothing,
    wallet: null,
    taxable: null,
    requests: [],
    expiresAt: null,
  });
});
afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
  onClose.mockClear();
});

test('the code is shown in figures and as a QR code, and spelled for a screen reader', async () => {
  start();
  await expect.element(code()).toHaveTextContent('7K2M-94Q1');
  await expect.element(page.getByRole('img', { name: plain(pay.qr) })).toBeVisible();
  await expect.element(page.getByText(/7 K 2 M, 9 4 Q 1$/)).toBeInTheDocument();
  expect(server.requests).toEqual([{ useTaxed: false, usePrivate: false }]);
});

test('time runs, and at its end another code comes by itself', async () => {
  start();
  await expect.poll(words(page.getByRole('timer'))).toMatch(/ (5:00|4:5\d)$/);
  await wait(61);
  await expect.poll(words(page.getByRole('timer'))).toMatch(/ 3:5\d$/);
  await wait(paymentCodeSeconds - 61);
  await expect.element(code()).toHaveTextContent('7K2M-94Q2');
  await expect.poll(words(page.getByRole('timer'))).toMatch(/ (5:00|4:5\d)$/);
});

test('a code that another one has taken the place of is not shown for good, and takes no place itself', async () => {
  start();
  await expect.element(code()).toBeVisible();
  server.expiresAt = new Date(Date.now() + 1_000_000).toISOString();
  await wait(2);
  const notice = page.getByTestId('pay-elsewhere');
  await expect.poll(words(notice)).toContain(plain(pay.elsewhere));
  expect(code().query()).toBeNull();
  // the other page may be at the till at this moment
  await wait(paymentCodeSeconds);
  expect(server.requests).toHaveLength(1);
  await notice.getByRole('button', { name: plain(pay.showHere) }).click();
  await expect.element(code()).toHaveTextContent('7K2M-94Q2');
});

test('a code that ends where nothing was heard of another one meanwhile asks before it is renewed', async () => {
  start();
  await expect.element(code()).toBeVisible();
  server.expiresAt = new Date(Date.now() + 1_000_000).toISOString();
  vi.setSystemTime(Date.now() + paymentCodeSeconds * 1_000);
  await wait(1);
  await expect.poll(words(page.getByTestId('pay-elsewhere'))).toContain(plain(pay.elsewhere));
  expect(server.requests).toHaveLength(1);
});

test('a code that was paid with in its last moment is not replaced', async () => {
  start();
  await expect.element(code()).toBeVisible();
  server.payment = payment('BOOKED');
  await wait(paymentCodeSeconds);
  await expect.poll(words(outcome())).toContain(plain(pay.outcome.BOOKED));
  expect(server.requests).toHaveLength(1);
});

test('without a wallet nobody is asked about own money', async () => {
  start();
  await expect.element(code()).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

test('consent to own money is another code', async () => {
  server.wallet = 910_00;
  start();
  await page.getByRole('checkbox', { name: plain(pay.usePrivate) }).click();
  await expect.element(code()).toHaveTextContent('7K2M-94Q2');
  expect(server.requests.at(-1)).toEqual({ useTaxed: false, usePrivate: true });
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('consent to what is taxed is asked of who has such credits, and travels with consent to own money', async () => {
  Object.assign(server, { wallet: 910_00, taxable: 50_00 });
  start();
  const consent = page.getByRole('checkbox', { name: plain(pay.useTaxed) });
  await expect.element(consent).not.toBeChecked();
  await consent.click();
  await expect.element(code()).toHaveTextContent('7K2M-94Q2');
  await page.getByRole('checkbox', { name: plain(pay.usePrivate) }).click();
  await expect.element(code()).toHaveTextContent('7K2M-94Q3');
  expect(server.requests).toEqual([
    { useTaxed: false, usePrivate: false },
    { useTaxed: true, usePrivate: false },
    { useTaxed: true, usePrivate: true },
  ]);
});

test('an empty wallet cannot be consented to', async () => {
  server.wallet = 0;
  start();
  await expect.element(page.getByRole('checkbox')).toBeDisabled();
  await expect.element(page.getByText(plain(pay.usePrivateEmpty))).toBeVisible();
});

test('what the till does is seen: held, then paid, with the price and the partner', async () => {
  start();
  await expect.element(code()).toBeVisible();
  server.payment = payment('PENDING');
  await wait(2);
  await expect.poll(words(outcome())).toContain(plain(pay.outcome.PENDING));
  server.payment = payment('BOOKED');
  await wait(2);
  await expect.poll(words(outcome())).toContain(plain(pay.outcome.BOOKED));
  await expect.poll(words(outcome())).toContain('129,50');
  await expect.poll(words(outcome())).toContain('Bistro');
  await page.getByRole('button', { name: plain(pay.done) }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['INSUFFICIENT_CREDITS', pay.again],
  ['TAX_NOT_AGREED', pay.again],
  ['NOT_COVERED', pay.next.NOT_COVERED],
  ['OVER_LIMIT', pay.next.OVER_LIMIT],
  ['LIMIT_MISSING', pay.next.close],
  ['FROZEN', pay.next.close],
] as const)(
  'a payment declined for %s says why and what to do, and offers the one thing that helps',
  async (declineReason, action) => {
    server.payment = { ...payment('DECLINED'), declineReason };
    start();
    const alert = page.getByRole('alert');
    await expect.poll(words(alert)).toContain(plain(decline[declineReason]));
    await expect.poll(words(alert)).toContain(plain(pay.advice[declineReason]));
    const offered = [...outcome().element().querySelectorAll('a, button')];
    expect(offered.map((one) => one.textContent)).toEqual([action]);
  },
);

test('what was paid says from which money, and what is left', async () => {
  server.payment = {
    ...payment('BOOKED'),
    parts: [
      { regime: 'CZ_LEISURE', label: 'Volný čas', amount: money(100_00) },
      { regime: 'PRIVATE', label: 'Vlastní peníze', amount: money(29_50) },
    ],
  };
  start();
  const paidFrom = words(page.getByTestId('paid-from'));
  await expect.poll(paidFrom).toContain('Volný čas100,00 Kč');
  await expect.poll(paidFrom).toContain('Vlastní peníze29,50 Kč');
  await expect.poll(paidFrom).toContain(plain(pay.leftInAll));
});

test.each(['INSUFFICIENT_CREDITS', 'OVER_LIMIT', 'LIMIT_MISSING'] as const)(
  'a price above what can be spent there says how much can, and what is missing (%s)',
  async (declineReason) => {
    server.payment = { ...payment('DECLINED'), declineReason, available: money(100_00) };
    start();
    await expect
      .poll(words(page.getByRole('alert')))
      .toContain('Tady můžete utratit 100,00 Kč, chybí 29,50 Kč.');
  },
);

test('who has own money is told that it may help', async () => {
  server.wallet = 910_00;
  server.payment = { ...payment('DECLINED'), declineReason: 'INSUFFICIENT_CREDITS' };
  start();
  await expect.poll(words(page.getByRole('alert'))).toContain(plain(pay.adviceOwnMoney));
});

test.each([
  ['who allowed it already', { wallet: 910_00, usePrivate: true }],
  ['who has none', { wallet: 0, usePrivate: false }],
])('%s is not told to allow own money', async (_who, { wallet, usePrivate }) => {
  server.wallet = wallet;
  server.payment = {
    ...payment('DECLINED'),
    declineReason: 'INSUFFICIENT_CREDITS',
    agreed: { useTaxed: false, usePrivate },
  };
  start();
  const alertText = words(page.getByRole('alert'));
  await expect.poll(alertText).toContain(plain(pay.advice.INSUFFICIENT_CREDITS));
  expect(alertText()).not.toContain(plain(pay.adviceOwnMoney));
});

test('over a partner it says where one is and how many untaxed credits are good there', async () => {
  start('/partner/bistro-3?pay=1');
  const payHere = words(page.getByTestId('pay-here'));
  await expect.poll(payHere).toContain('Bistro');
  await expect.poll(payHere).toContain('Můžete tu utratit 9 992 Kč');
  expect(payHere()).not.toContain('910');
});

test('over an offer it says the price, what pays it, what is to be agreed to and what is missing', async () => {
  start('/partner/bistro-3/poledni-menu-8?pay=1');
  const payHere = words(page.getByTestId('pay-here'));
  await expect.poll(payHere).toContain('Nabídka stojí 1 200,00 Kč');
  expect(payHere()).toContain('Volný čas 200,00 Kč, Vlastní peníze 910,00 Kč');
  expect(payHere()).toContain('Na 910,00 Kč z toho dejte souhlas');
  expect(payHere()).toContain('90,00 Kč z ceny vaše peníze nepokryjí');
});

test('a payment whose phone has lost its connection says so, and how it ended once it is back', async () => {
  start();
  await expect.element(code()).toBeVisible();
  const unconnected = words(page.getByTestId('pay-unconnected'));
  expect(unconnected()).toBe('');
  onlineManager.setOnline(false);
  await expect.poll(unconnected).toBe(plain(pay.unconnected));
  onlineManager.setOnline(true);
  server.payment = payment('PENDING');
  await wait(2);
  await expect.poll(words(outcome())).toContain(plain(pay.outcome.PENDING));
  onlineManager.setOnline(false);
  await expect.poll(unconnected).toBe(plain(pay.unconnected));
  server.payment = payment('BOOKED');
  onlineManager.setOnline(true);
  await wait(2);
  await expect.poll(words(outcome())).toContain(plain(pay.outcome.BOOKED));
});

test('elsewhere it says nothing of a place, but what there is to spend', async () => {
  start('/profile/balance?pay=1');
  await expect.poll(words(page.getByTestId('pay-mine'))).toBe(`${plain(pay.mine)} 0 Kč`);
  expect(page.getByTestId('pay-here').elements()).toEqual([]);
});

test('the moment it is paid the phone taps once, and the sheet says what went', async () => {
  const tap = vi.spyOn(navigator, 'vibrate');
  server.payment = payment('BOOKED');
  start();
  await expect.poll(words(outcome())).toContain('−129,50 Kč');
  await wait(6);
  expect(tap).toHaveBeenCalledTimes(1);
});

test('closed and opened again where there is no signal, the code is there while it is good', async () => {
  const client = makeClient();
  start('/', client);
  await expect.element(code()).toHaveTextContent('7K2M-94Q1');
  onlineManager.setOnline(false);
  root?.unmount();
  await wait(60);
  start('/', client);
  await expect.element(code()).toHaveTextContent('7K2M-94Q1');
  await expect.poll(words(page.getByRole('timer'))).toMatch(/ (4:00|3:5\d)$/);
  root?.unmount();
  await wait(paymentCodeSeconds);
  start('/', client);
  await expect.poll(words(page.getByTestId('pay-offline'))).toBe(plain(common.money.payOffline));
  onlineManager.setOnline(true);
  await expect.element(code()).toHaveTextContent('7K2M-94Q2');
});

test('a code that ends where there is no signal is gone, and another comes with the signal', async () => {
  start();
  await expect.element(code()).toBeVisible();
  onlineManager.setOnline(false);
  await wait(paymentCodeSeconds);
  await expect.poll(words(page.getByTestId('pay-offline'))).toBe(plain(common.money.payOffline));
  onlineManager.setOnline(true);
  await expect.element(code()).toHaveTextContent('7K2M-94Q2');
});
test('a code that was paid with is not shown again', async () => {
  const client = makeClient();
  start('/', client);
  await expect.element(code()).toBeVisible();
  server.payment = payment('BOOKED');
  await wait(2);
  await expect.poll(words(outcome())).toContain(plain(pay.outcome.BOOKED));
  onlineManager.setOnline(false);
  root?.unmount();
  start('/', client);
  await expect.poll(words(page.getByTestId('pay-offline'))).toBe(plain(common.money.payOffline));
  onlineManager.setOnline(true);
});
