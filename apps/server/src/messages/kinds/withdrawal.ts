import { formatIban, type Money } from '@cafeteria/contract';
import { dayAndTime, formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

type WithdrawalData = { readonly amount: Money; readonly iban: string };
const path = '/profile/credits';

/** Own money was asked for: its owner may not be the one who asked, and takes it back without signing in. */
export const withdrawalRequested = defineMessage<
  WithdrawalData & {
    /** When it is sent at the earliest; null when with the next file for the bank. */
    readonly notBefore: string | null;
    /** Where it is taken back. */
    readonly path: string;
  }
>({
  purpose: 'SERVICE',
  mail: ({ amount, iban, notBefore, path: cancelPath }, { t, to: { username }, href }) => {
    const values = { amount: formatMoney(amount) };
    return {
      subject: t('withdrawalRequested.subject', values),
      heading: t('withdrawalRequested.heading', values),
      paragraphs: [
        t('withdrawalRequested.text', { username }),
        ...(notBefore === null ? [] : [t('withdrawalRequested.waits', dayAndTime(notBefore))]),
      ],
      facts: [[t('withdrawalRequested.account'), formatIban(iban)]],
      action: { label: t('withdrawalRequested.cancel'), href: href(cancelPath) },
      notes: [t('withdrawalRequested.howLong'), t('withdrawalRequested.notYou')],
    };
  },
});

const results = { PAID: 'paid', RETURNED: 'returned', CANCELLED: 'cancelled' } as const;
/** What became of it. */
export const withdrawalResult = defineMessage<
  WithdrawalData & { readonly status: keyof typeof results }
>({
  purpose: 'SERVICE',
  mail: ({ amount, iban, status }, { t, to: { username }, href }) => {
    const values = { amount: formatMoney(amount) };
    const result = results[status];
    return {
      subject: t(`withdrawalResult.${result}.subject`, values),
      heading: t(`withdrawalResult.${result}.heading`, values),
      paragraphs: [t(`withdrawalResult.${result}.text`, { username })],
      facts: [[t('withdrawalRequested.account'), formatIban(iban)]],
      action: { label: t('withdrawalRequested.action'), href: href(path) },
      notes: [t('withdrawalRequested.notYou')],
    };
  },
});
