import { expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { messageText } from './message.ts';

const i18n = createI18n('cs');
i18n.addResourceBundle('cs', 'common', {
  error: { unexpected: 'Něco se pokazilo.' },
  validation: { maxLength: 'Nejvýše {{max}} znaků.' },
  logout: { success: 'Odhlášeno.' },
});
i18n.addResourceBundle('cs', 'admin', {
  done: 'Hotovo.',
  refusal: { month: { error: { closed: 'Měsíc {{month}} je uzavřený.' } } },
});

it.each([
  ['validation.maxLength', { max: 120 }, 'Nejvýše 120 znaků.'],
  ['logout.success', {}, 'Odhlášeno.'],
  ['common.error.unexpected', {}, 'Něco se pokazilo.'],
  ['admin.done', {}, 'Hotovo.'],
  ['month.error.closed', { month: 'říjen' }, 'Měsíc říjen je uzavřený.'],
  ['no.such.key', {}, 'Něco se pokazilo.'],
])('the message %s is told in words', (key, params, expected) =>
  expect(messageText(i18n, key, params)).toBe(expected),
);
