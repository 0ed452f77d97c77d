import { languages } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../kernel/texts.ts';
import { type MessageKindOf, messageKinds } from './index.ts';
import { plainSms, smsParts } from './sms.ts';

const messageTexts = textsOf('message');
/** An address as long as they come, and a link of an account of a large installation. */
const origin = 'https://benefity.velka-firma.example';
const path = `/password-reset?userId=1234567#code=${'x'.repeat(43)}`;
const names = [
  'Telefon s velmi dlouhým jménem, které si jeho majitel vymyslel sám',
  'A phone with a very long name that nobody but its owner can have made up, as it goes on and on',
  '📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱📱',
];
const code = '123456';
/** By kind, what it may be filled with at its longest. */
const longest: Readonly<Record<string, readonly object[]>> = {
  PASSWORD_RECOVERY: [{ path }],
  DEVICE_CODE: names.flatMap((device) =>
    ['activate', 'unblock'].map((use) => ({ code, device, use })),
  ),
  PHONE_CODE: [{ code, phoneNumber: '+420777123456' }],
  PHONE_CHANGED: [{ last: '456' }, { last: null }],
};
const kindsBySms = Object.entries<MessageKindOf<object>>(messageKinds).filter(
  ([, kind]) => 'sms' in kind,
);

describe.each(languages)('an SMS in %s', (language) => {
  it.each(kindsBySms)('of %s fits one part, whatever it is filled with', async (name, kind) => {
    const tools = {
      t: await messageTexts(language),
      to: { username: 'jana', firstName: 'Jana', clientName: null, contact: null },
      href: (to: string) => `${origin}${to}`,
      apiHref: (to: string) => `${origin}${to}`,
    };
    const texts = (longest[name] ?? []).map((data) => plainSms(kind.sms?.(data, tools) ?? ''));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(0);
      expect(text).not.toContain('\u00A0');
      expect(`${smsParts(text)}: ${text}`).toBe(`1: ${text}`);
    }
  });
});

describe('the parts of an SMS', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(307), 3],
    [`${'a'.repeat(159)}€`, 2],
    [`${'a'.repeat(69)}č`, 1],
    [`${'a'.repeat(70)}č`, 2],
    [`${'a'.repeat(134)}č`, 3],
    [`${'a'.repeat(69)}\u00A0`, 1],
    [`${'a'.repeat(70)}\u00A0`, 2],
    ['📱'.repeat(36), 2],
  ])('are counted by the alphabet of the text: %j', (text, count) =>
    expect(smsParts(text)).toBe(count),
  );
});
