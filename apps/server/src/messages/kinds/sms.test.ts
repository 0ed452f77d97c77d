import { languages } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../kernel/texts.ts';
import { deviceCode } from './device-code.ts';
import { passwordRecovery } from './password-recovery.ts';
import { phoneCode } from './phone-code.ts';

const messageTexts = textsOf('message');
/** An address as long as they come, and a link of an account of a large installation. */
const origin = 'https://benefity.velka-firma.example';
const path = `/password-reset?userId=1234567&code=${'x'.repeat(43)}`;
const longName = 'Telefon s velmi dlouhým jménem, které si jeho majitel vymyslel sám';

describe.each(languages)('an SMS in %s', (language) => {
  const tools = async () => ({
    t: await messageTexts(language),
    to: { username: 'jana', firstName: 'Jana', clientName: null, clientContact: null },
    href: (to: string) => `${origin}${to}`,
    apiHref: (to: string) => `${origin}${to}`,
  });
  it.each([
    ['a new password', async () => passwordRecovery.sms?.({ path }, await tools())],
    [
      'the activation of a phone',
      async () =>
        deviceCode.sms?.({ code: '123456', device: longName, use: 'activate' }, await tools()),
    ],
    [
      'the unblocking of a phone',
      async () =>
        deviceCode.sms?.({ code: '123456', device: longName, use: 'unblock' }, await tools()),
    ],
    [
      'a phone number',
      async () => phoneCode.sms?.({ code: '123456', phoneNumber: '+420777123456' }, await tools()),
    ],
  ])('about %s has at most 160 characters', async (_about, write) => {
    const text = (await write()) ?? '';
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});
