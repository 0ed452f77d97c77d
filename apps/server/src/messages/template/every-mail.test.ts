import {
  type ClientDocumentKind,
  type ClientDocumentOccasion,
  DepositDecline,
  languages,
  moneyTasks,
} from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../kernel/texts.ts';
import { type DataOf, type MessageKind, type MessageKindOf, messageKinds } from '../kinds/index.ts';
import { renderMail } from './mail.ts';

const messageTexts = textsOf('message');
const until = '2026-12-06T08:05:00Z';
const at = '2026-03-02T07:05:00Z';
const invitation = { path: '/welcome?code=x', until };
const iban = 'CZ6508000000192000145399';
const money = (amount: number) => ({ amount, currency: 'CZK' }) as const;

const document = (
  occasion: ClientDocumentOccasion,
  kind: ClientDocumentKind,
): DataOf<'CLIENT_DOCUMENT'> => ({
  occasion,
  kind,
  number: '2202600001',
  seller: 'Benefity s. r. o.',
  iban,
  amount: money(121_000),
  open: money(121_000),
  path: '/client-document?token=1.x',
  dueOn: kind === 'INVOICE' ? '2026-12-10' : null,
});

const settled = (payout: number, carriedOut: number): DataOf<'SETTLEMENT'> => ({
  number: '2026-0012',
  partner: 'Kavárna U Mostu',
  seller: 'Benefity s. r. o.',
  firstDay: payout > 0 ? '2026-10-01' : null,
  cutOff: '2026-10-31',
  iban,
  payout: money(payout),
  carriedOut: money(carriedOut),
  path: '/settlement?token=1.x',
});

/** What each kind may be filled with; a new kind is asked for by the compiler. */
const samples: { readonly [K in MessageKind]: readonly DataOf<K>[] } = {
  CREDITS_EXPIRE: [
    { currency: 'CZK', lots: [{ lastDay: '2026-12-06', days: 7, amount: 240_000 }] },
    { currency: 'EUR', lots: [{ lastDay: '2026-12-06', days: 1, amount: 1_850 }] },
  ],
  CREDITS_GO_BACK: [
    { amount: money(240_000), own: null, lastDay: '2026-12-06' },
    { amount: money(240_000), own: money(91_000), lastDay: '2026-12-06' },
  ],
  DEPOSIT_RESULT: [
    ...[null, ...DepositDecline.options].map((reason) => ({ amount: money(150_000), reason })),
    { amount: money(150_000), reason: 'TIMEOUT', isGivenBack: true },
  ],
  LIMIT_DUE: [{ regime: 'CZ_LEISURE', year: 2027 }],
  MONEY_TASKS: [
    { tasks: moneyTasks.map((kind, at) => ({ kind, count: 1 + at * 700 })) },
    { tasks: [{ kind: 'MATCH', count: 1 }] },
  ],
  NEWSLETTER: [
    {
      partners: [{ label: 'Kavárna U Mostu', path: '/partner/1' }],
      offers: [{ label: 'Druhá káva', note: 'do 6. 12. 2026', path: '/offer/1' }],
      articles: [],
    },
  ],
  FACTORS_RESET: [{}],
  SESSIONS_ENDED: [{ at }],
  CLIENT_DOCUMENT: [
    document('ISSUED', 'STATEMENT'),
    document('ISSUED', 'INVOICE'),
    document('FIRST_REMINDER', 'INVOICE'),
    document('SECOND_REMINDER', 'INVOICE'),
  ],
  CLIENT_REFUND: (['PAID', 'RETURNED'] as const).map((status) => ({
    status,
    client: 'Pekárny',
    number: '12',
    amount: money(30_000),
    iban,
    reason: 'Přeplatek',
  })),
  SETTLEMENT: [settled(115_000, 0), settled(0, -9_000)],
  PARTNER_ACCOUNT: [{ partner: 'Kavárna U Mostu', iban: 'CZ8127000000002102143052' }],
  PASSKEY_ADDED: [{ name: 'Telefon' }],
  RECOVERY_CODE_USED: [
    { at, left: 3 },
    { at, left: 0 },
  ],
  PASSWORD_RECOVERY: [{ path: '/password-reset?code=x' }],
  DEVICE_CODE: [
    { code: '123456', device: 'Pixel 8', use: 'activate' },
    { code: '123456', device: 'Pixel 8', use: 'unblock' },
  ],
  DEVICE_ACTIVATED: [{ name: 'Růžovka', model: 'Pixel 8', path: '/profile/devices' }],
  PHONE_CODE: [{ code: '123456', phoneNumber: '+420777123456' }],
  PHONE_CHANGED: [{ last: '456' }, { last: null }],
  EMAIL_CODE: [{ code: '123456' }],
  EMAIL_CHANGED: [{}],
  ONBOARDING: [invitation],
  ONBOARDING_REMINDER: [invitation],
  PASSWORD_CHANGED: [
    { at },
    { at, ended: ['Růžovka', 'Pixel 8'], passkeys: ['iPhone', 'YubiKey'] },
  ],
  NEW_SIGN_IN: [{ at, browser: 'Firefox', system: null }],
  PAYMENT_REFUNDED: [
    { merchantName: 'Kavárna', toOwner: money(20_000), toEmployer: money(0) },
    { merchantName: null, toOwner: money(5_000), toEmployer: money(15_000) },
  ],
  CARD_SAVED: [{ brand: 'VISA', last4: '4242' }],
  OWN_MONEY_LEFT: [{ amount: money(150_000) }],
  WITHDRAWAL_REQUESTED: [null, until].map((notBefore) => ({
    amount: money(150_000),
    iban,
    notBefore,
    path: '/withdrawal-cancellation?token=1.x',
  })),
  DISPUTE_ANSWERED: [true, false].map((isOver) => ({
    movementId: 7,
    merchantName: isOver ? 'Bistro' : null,
    amount: money(12_000),
    isOver,
  })),
  WITHDRAWAL_RESULT: [
    { amount: money(150_000), iban, status: 'PAID' },
    { amount: money(150_000), iban, status: 'RETURNED' },
    { amount: money(150_000), iban, status: 'CANCELLED' },
  ],
};

const kinds = Object.entries<MessageKindOf<object>>(messageKinds);
const samplesOf: Readonly<Record<string, readonly object[]>> = samples;
const mailsOf = async (
  name: string,
  kind: MessageKindOf<object>,
  language: (typeof languages)[number],
) => {
  const setting = {
    t: await messageTexts(language),
    to: { username: 'jana', firstName: 'Jana', clientName: 'Pekárny', contact: null },
    href: (path: string) => `https://benefity.example${path}`,
    apiHref: (path: string) => `https://api.benefity.example${path}`,
    language,
    colour: 'SPRUCE' as const,
    logo: undefined,
  };
  return (samplesOf[name] ?? []).map((data) => {
    const mail = kind.mail(data, setting);
    return { mail, setting, ...renderMail(mail, setting) };
  });
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(amp|lt|gt|quot);/g, (_all, name) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** What the body of a mail says, piece by piece, its heading first. */
const piecesOf = (html: string): string[] =>
  html
    .slice(html.indexOf('<h1'))
    .split(/<[^>]*>/)
    .map(plain)
    .filter(Boolean);
const preheaderOf = (html: string): string =>
  plain(/<div style="display:none[^>]*>([^<]*?)(?:&#8199;|<)/.exec(html)?.[1] ?? '');
/** Sums, days, times and codes. */
const figuresIn = (text: string): string[] => plain(text).match(/\d[\d ,.:]*\d/g) ?? [];

describe.each(languages)('every mail in %s', (language) => {
  it.each(kinds)('%s says as text all that it says as HTML', async (name, kind) => {
    for (const { html, text, setting } of await mailsOf(name, kind, language)) {
      const whole = plain(text).toLocaleLowerCase(language);
      const aboutButtons = plain(setting.t('layout.link'));
      const missing = piecesOf(html).filter(
        (piece) => piece !== aboutButtons && !whole.includes(piece.toLocaleLowerCase(language)),
      );
      expect(missing).toEqual([]);
    }
  });
  it.each(kinds)('%s begins as text with its heading', async (name, kind) => {
    for (const { mail, text } of await mailsOf(name, kind, language))
      expect(plain(text).startsWith(plain(mail.heading))).toBe(true);
  });
  it.each(kinds)(
    '%s shows beside the subject what the subject does not say',
    async (name, kind) => {
      for (const { mail, html } of await mailsOf(name, kind, language)) {
        const inSubject = figuresIn(mail.subject);
        const facts = [mail.heading, ...(mail.facts ?? []).map((fact) => fact.join(': '))];
        const news = facts.flatMap(figuresIn).filter((figure) => !inSubject.includes(figure));
        const shown = preheaderOf(html);
        expect(shown).not.toBe('');
        expect(shown).not.toBe(plain(mail.subject));
        if (news.length > 0) expect(news.some((figure) => shown.includes(figure))).toBe(true);
      }
    },
  );
  it.each(kinds)('%s has no leading zeros in its days and hours', async (name, kind) => {
    for (const { subject, text } of await mailsOf(name, kind, language))
      expect(plain(`${subject} ${text}`)).not.toMatch(/(?<!:)\b0\d(?:\.|:\d)/);
  });
});
