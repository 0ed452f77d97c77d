import type { AccountView } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
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

const show = async (accounts: readonly AccountView[]) => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'profile', profile);
  root = createRoot(host);
  root.render(
    <TextsProvider i18n={i18n}>
      <Expiries accounts={accounts} />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('img')).toBeVisible();
};
const heightOf = (rect: Element): number => Number(rect.getAttribute('height'));

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
  const bars = [...host.querySelectorAll('rect')];
  expect(bars).toHaveLength(3);
  const [first, second, third] = bars.map(heightOf);
  expect((second ?? 0) / (first ?? 1)).toBeCloseTo(5, 5);
  expect((third ?? 0) / (first ?? 1)).toBeCloseTo(1.5, 5);
  const texts = [...host.querySelectorAll('svg text')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
  expect(texts).toEqual(['600 Kč', '11. 12.', '3 000 Kč', '31. 12.', '900 Kč', 'Nepropadá']);
});

it('a bar says the cents of a small amount, and rounds a large one', async () => {
  await show([
    account('BENEFIT', [
      [3_640, '2026-12-11'],
      [1_059_680, '2026-12-31'],
    ]),
  ]);
  const texts = [...host.querySelectorAll('svg text')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
  expect(texts).toEqual(['36,40 Kč', '11. 12.', '10 597 Kč', '31. 12.']);
});

it('a small amount beside a large one still has a bar', async () => {
  await show([
    account('BENEFIT', [
      [2_000_000, '2026-12-31'],
      [100, '2026-12-11'],
    ]),
  ]);
  expect(Math.min(...[...host.querySelectorAll('rect')].map(heightOf))).toBeGreaterThanOrEqual(3);
});
