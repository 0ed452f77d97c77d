import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../apps/web/src/portal/', import.meta.url);
const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** Where readers see figures under one another, whose hellers stand in one line. */
const withColumns = [
  'money/Coverage.tsx',
  'own-money/MoneyChip.tsx',
  'pay/Outcome.tsx',
  'profile/money/balance/Expiries.tsx',
  'profile/money/balance/Lots.tsx',
  'profile/money/balance/WhereItWent.tsx',
  'profile/money/history/PaidFrom.tsx',
  'profile/money/history/StatementScreen.tsx',
  'public/SettlementScreen.tsx',
];

test('a sum has its ",00" in columns of figures only', () => {
  const found = files.filter((file) => read(file).includes('formatMoney(')).toSorted();
  expect(found).toEqual(withColumns);
});

test('a sentence, a label and a headline have it nowhere', () => {
  const inWords = /\bt\(\s*['`][^'`]*['`],\s*\{[^}]*\bformatMoney\(|<Price[^/]*formatMoney\(/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => inWords.test(read(file)))).toEqual([]);
  expect(inWords.test("t('left', { amount: formatMoney(left) })")).toBe(true);
});
