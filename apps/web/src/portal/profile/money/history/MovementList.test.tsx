import type { MovementView } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import profile from '../../../../../../../packages/i18n/locales/cs/profile.json';
import { TextsProvider } from '../../../../shared/texts/index.ts';
import { MovementList } from './MovementList.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const movement = (id: number, fields: Partial<MovementView>): MovementView => ({
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
  partner: null,
  categoryCode: null,
  deposit: null,
  reversal: null,
  refunded: 0,
  expiresAt: null,
  detail: { externalRef: null, deviceName: null, branchOffice: null, offer: null, note: null },
  ...fields,
});
const show = (items: readonly MovementView[]): void => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'profile', profile);
  root = createRoot(host);
  const routeTree = createRootRoute({
    component: () => (
      <TextsProvider i18n={i18n}>
        <MovementList items={items} />
      </TextsProvider>
    ),
  });
  root.render(
    <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />,
  );
};

it('movements stand under their days of Prague, the newest first', async () => {
  show([
    movement(2, { date: '2026-11-20T23:30:00Z', title: 'Po půlnoci' }),
    movement(1, { date: '2026-11-20T22:30:00Z', title: 'Před půlnocí' }),
  ]);
  await expect.element(page.getByText('Po půlnoci')).toBeVisible();
  const days = [...host.querySelectorAll('h2')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
  expect(days).toEqual(['21. 11. 2026', '20. 11. 2026']);
});

it('a refused payment says why, a held one until when, a refunded one what came back', async () => {
  show([
    movement(3, { status: 'DECLINED', declineReason: 'OVER_LIMIT' }),
    movement(2, { status: 'PENDING', heldUntil: '2026-11-20T10:15:00Z' }),
    movement(1, { refunded: 12_000 }),
  ]);
  await expect.element(page.getByText(profile.decline.OVER_LIMIT)).toBeVisible();
  await expect.element(page.getByText('Peníze platba drží do 11:15.')).toBeVisible();
  await expect.element(page.getByText(profile.history.refundedAll)).toBeVisible();
});

it('a refund leads to its payment, and a payment to its refunds', async () => {
  show([
    movement(9, { reason: 'REFUND', title: 'Vrácená platba', amount: 200, reversal: { ofId: 7 } }),
    movement(7, { refunded: 200 }),
  ]);
  await page.getByText('Vrácená platba').click();
  await page.getByText('Bistro').click();
  const links = [
    page.getByRole('link', { name: '7', exact: true }),
    page.getByRole('link', { name: profile.history.showRefunds }),
  ];
  for (const link of links)
    await expect.element(link).toHaveAttribute('href', '/profile/history?payment=7');
});

it('of money that came the details say where it went, not what it was paid from', async () => {
  show([
    movement(1, {
      reason: 'TOP_UP',
      amount: 5_000,
      parts: [{ pot: 'PRIVATE', regime: 'PRIVATE', label: 'Vlastní peníze', amount: 5_000 }],
    }),
  ]);
  await page.getByText('Bistro').click();
  await expect.element(page.getByText(profile.fact.into, { exact: true })).toBeVisible();
  expect(page.getByText(profile.fact.parts, { exact: true }).elements()).toHaveLength(0);
});

it('the details are folded, and say which money it was', async () => {
  show([
    movement(1, {
      parts: [
        { pot: 'BENEFIT', regime: 'CZ_LEISURE', label: 'Volný čas', amount: 10_000 },
        { pot: 'PRIVATE', regime: 'PRIVATE', label: 'Vlastní peníze', amount: 2_000 },
      ],
      detail: {
        externalRef: 'POS-1',
        deviceName: null,
        branchOffice: 'Brno',
        offer: null,
        note: null,
      },
    }),
  ]);
  const reference = page.getByText('POS-1');
  await expect.element(reference).not.toBeVisible();
  await page.getByText('Bistro').click();
  await expect.element(reference).toBeVisible();
  await expect
    .element(page.getByText('Volný čas 100,00\u00A0Kč, Vlastní peníze 20,00\u00A0Kč'))
    .toBeVisible();
});
