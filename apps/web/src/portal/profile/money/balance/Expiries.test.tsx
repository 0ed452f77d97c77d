import '@cafeteria/ui/styles.css';
import type { AccountView, Spending } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import profile from '../../../../../../../packages/i18n/locales/cs/profile.json';
import { TextsProvider } from '../../../../shared/texts/index.ts';
import { Expiries } from './Expiries.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const czk = (amount: number) => ({ amount, currency: 'CZK' as const });
const account = (
  kind: AccountView['kind'],
  lots: readonly [amount: number, expiresAt: string | null][],
): AccountView => ({
  kind,
  balance: czk(0),
  pending: czk(0),
  expiringSoon: [],
  lots: lots.map(([amount, expiresAt], index) => ({
    id: index + 1,
    remaining: czk(amount),
    held: czk(0),
    validFrom: '2026-01-02',
    expiresAt,
    regime: 'TAXED',
    regimeLabel: '',
    allowedCategories: null,
    grantedAt: '2026-01-02T07:00:00Z',
    source: 'EMPLOYER_GRANT',
  })),
});

/** Parts of the picture are links. */
const renderAt = (drawn: ReactNode): void => {
  root = createRoot(host);
  const routeTree = createRootRoute({ component: () => drawn });
  root.render(
    <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />,
  );
};
const show = async (accounts: readonly AccountView[], pace: Spending['pace'] = null) => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'profile', profile);
  renderAt(
    <TextsProvider i18n={i18n}>
      <Expiries accounts={accounts} asOf="2026-12-01T10:00:00Z" pace={pace} choice={{}} />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('figure')).toBeVisible();
};
const widthOf = (rect: Element): number => Number(rect.getAttribute('width')?.replace('%', ''));

it('the chart and the table say the same, day for day', async () => {
  await show([
    account('BENEFIT', [
      [300_000, '2026-12-31'],
      [60_000, '2026-12-11'],
    ]),
    account('PRIVATE', [[90_000, null]]),
  ]);
  const rows = [...host.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  );
  expect(rows).toEqual([
    ['11. 12. 2026', 'Benefity', '600,00 Kč'],
    ['31. 12. 2026', 'Benefity', '3 000,00 Kč'],
    ['Nepropadá', 'Vlastní peníze', '900,00 Kč'],
  ]);
  const texts = [...host.querySelectorAll('svg text')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
  expect(texts).toEqual(['dnes', '31. 12.', '−3 000 Kč', '11. 12.', '−600 Kč']);
  const [first, second] = [...host.querySelectorAll('rect[data-pot=BENEFIT]')].map(widthOf);
  expect((second ?? 0) / (first ?? 1)).toBeCloseTo(20 / 11, 5);
});

it('a step says the cents of a small amount, and rounds a large one', async () => {
  await show([
    account('BENEFIT', [
      [3_640, '2026-12-11'],
      [1_059_680, '2026-12-31'],
    ]),
  ]);
  const texts = [...host.querySelectorAll('svg text')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
  expect(texts).toEqual(['dnes', '31. 12.', '−10 597 Kč', '11. 12.', '−36,40 Kč']);
});

it('at the pace so far it says what will be lost, or that all of it will be spent', async () => {
  const lots = [account('BENEFIT', [[300_000, '2026-12-31']])];
  await show(lots, { days: 90, spent: { BENEFIT: 90_000, MEAL: 0, PRIVATE: 0 } });
  // 31 days of 10 crowns
  await expect
    .element(page.getByTestId('outlook'))
    .toHaveTextContent('Tempem posledních 90 dnů vám propadne 2 690 Kč.');
  root?.unmount();
  await show(lots, { days: 30, spent: { BENEFIT: 900_000, MEAL: 0, PRIVATE: 0 } });
  await expect
    .element(page.getByTestId('outlook'))
    .toHaveTextContent('Tempem posledních 30 dnů stihnete utratit všechno, co propadá.');
});

it('nothing is drawn where nothing ends', async () => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'profile', profile);
  renderAt(
    <TextsProvider i18n={i18n}>
      <Expiries
        accounts={[account('PRIVATE', [[500, null]])]}
        asOf="2026-12-01T10:00:00Z"
        pace={null}
        choice={{}}
      />
      <p>here</p>
    </TextsProvider>,
  );
  await expect.element(page.getByText('here')).toBeVisible();
  expect(host.querySelectorAll('svg')).toHaveLength(0);
});

it('a part of the stair leads to the movements of its pot, for a mouse or a finger', async () => {
  await show([account('BENEFIT', [[300_000, '2026-12-31']])]);
  const link = host.querySelector('[data-pot=BENEFIT]')?.closest('a');
  expect(link?.getAttribute('href')).toBe('/profile/balance?pot=BENEFIT');
  expect(link?.getAttribute('tabindex')).toBe('-1');
});

it('the picture stays where it is when the pace comes', async () => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'profile', profile);
  const accounts = [account('BENEFIT', [[1_455_000, '2026-12-31']])];
  const drawn = (pace: Spending['pace'] | undefined) => (
    <TextsProvider i18n={i18n}>
      <Expiries accounts={accounts} asOf="2026-12-01T10:00:00Z" pace={pace} choice={{}} />
    </TextsProvider>
  );
  const topOfPicture = async (pace: Spending['pace'] | undefined): Promise<number> => {
    renderAt(drawn(pace));
    await expect.element(page.getByRole('figure')).toBeVisible();
    const top = page.getByRole('figure').element().getBoundingClientRect().top;
    root?.unmount();
    return top;
  };
  const before = await topOfPicture(undefined);
  expect(await topOfPicture(null)).toBeLessThan(before);
  expect(await topOfPicture({ days: 90, spent: { BENEFIT: 90_000, MEAL: 0, PRIVATE: 0 } })).toBe(
    before,
  );
});
