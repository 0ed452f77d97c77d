import { createI18n } from '@cafeteria/i18n';
import { expect, test } from 'vitest';
import { changeLanguage, ensureTexts } from './texts.ts';

const isReady = (i18n: ReturnType<typeof createI18n>, namespace: string): boolean =>
  i18n.loaded('en').includes(namespace);

test('a screen that opens while the language is changed has its texts in the new one', async () => {
  const i18n = createI18n('cs');
  await ensureTexts(i18n, ['common']);
  await Promise.all([changeLanguage(i18n, 'en'), ensureTexts(i18n, ['profile'])]);
  expect([i18n.language, isReady(i18n, 'common'), isReady(i18n, 'profile')]).toEqual([
    'en',
    true,
    true,
  ]);
});
