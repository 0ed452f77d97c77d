import type { MonthSum, MovementView } from '@cafeteria/contract';
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
  dispute: null,
  expiresAt: null,
  place: null,
  detail: { externalRef: null, deviceName: null, branchOffice: null, offer: null, note: null },
  ...fields,
});
const show = (items: readonly MovementView[], months: readonly MonthSum[] = []): void => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'profile', profile);
  root = createRoot(host);
  const routeTree = createRootRoute({
    component: () => (
      <TextsProvider i18n={i18n}>
        <MovementList
          items={items}
          months={months}
          hrefOf={(id) => `/profile/history?type=PAYMENT&movement=${id}`}
        />
      </TextsProvider>
    ),
  });
  root.render(
    <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />,
  );
};

it('movements stand under their months of Prague with what came and went in them, each day said once', async () => {
  show(
    [
      movement(4, { date: '2026-12-01T10:00:00Z', title: 'Prosinec' }),
      movement(3, { date: '2026-11-30T23:30:00Z', title: 'Po půlnoci' }),
      movement(2, { date: '2026-11-30T22:30:00Z', title: 'Před půlnocí' }),
      movement(1, { date: '2026-11-30T09:00:00Z', title: 'Ráno' }),
    ],
    [
      { month: '2026-12', received: 0, spent: 24_000 },
      { month: '2026-11', received: 180_000, spent: 208_300 },
    ],
  );
  await expect.element(page.getByText('Po půlnoci')).toBeVisible();
  const plain = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ');
  expect([...host.querySelectorAll('h2')].map(plain)).toEqual([
    'prosinec 2026−240,00 Kč',
    'listopad 2026−2 083,00 Kč+1 800,00 Kč',
  ]);
  const days = [...host.querySelectorAll('li')].map((row) => plain(row.firstElementChild ?? row));
  expect(days).toEqual(['1. 12.', '', '30. 11.', '']);
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

it('each is one link to its details, which stand in the address', async () => {
  show([movement(9, { subtitle: 'Sport' })]);
  const link = page.getByRole('link', { name: /Bistro.*Sport/ });
  await expect.element(link).toHaveAttribute('href', '/profile/history?type=PAYMENT&movement=9');
});

it('a phone folds a long day and tells what it folds; one press shows the rest', async () => {
  await page.viewport(390, 800);
  show(
    Array.from({ length: 7 }, (_, index) => movement(index + 1, { title: `Oběd ${index + 1}` })),
  );
  await expect.element(page.getByText('Oběd 4')).toBeVisible();
  await expect.element(page.getByText('Oběd 5')).not.toBeVisible();
  await page.getByRole('button', { name: 'Ještě 3 pohyby z 20. 11.' }).click();
  await expect.element(page.getByText('Oběd 7')).toBeVisible();
  await page.viewport(1280, 800);
});

it('a small phone shows the whole of a long name, and of what is said below it', async () => {
  await page.viewport(360, 800);
  const title = 'Kredity od zamestnávateľa Podtatranské strojárne';
  const subtitle = 'Príspevok zo sociálneho fondu na kultúru a šport';
  show([movement(1, { title, subtitle, amount: 2_500_000 })]);
  for (const words of [title, subtitle]) {
    await expect.element(page.getByText(words)).toBeVisible();
    const { scrollWidth, clientWidth } = page.getByText(words).element();
    expect([words, scrollWidth]).toEqual([words, clientWidth]);
  }
  await page.viewport(1280, 800);
});
