import { formatIban, type Money } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

type Asked = { readonly amount: Money; readonly iban: string };
const path = '/profile/credits';

/** Own money was asked for: its owner may not be the one who asked. */
export const withdrawalRequested = defineMessage<Asked>({
  purpose: 'SERVICE',
  mail: ({ amount, iban }, { t, to: { username }, href }) => {
    const said = { amount: formatMoney(amount) };
    return {
      subject: t('withdrawalRequested.subject', said),
      heading: t('withdrawalRequested.heading', said),
      paragraphs: [t('withdrawalRequested.text', { username })],
      facts: [[t('withdrawalRequested.account'), formatIban(iban)]],
      action: { label: t('withdrawalRequested.action'), href: href(path) },
      notes: [t('withdrawalRequested.notYou')],
    };
  },
});

const results = { PAID: 'paid', RETURNED: 'returned' } as const;
/** What became of it. */
export const withdrawalResult = defineMessage<Asked & { readonly status: keyof typeof results }>({
  purpose: 'SERVICE',
  mail: ({ amount, iban, status }, { t, to: { username }, href }) => {
    const said = { amount: formatMoney(amount) };
    const result = results[status];
    return {
      subject: t(`withdrawalResult.${result}.subject`, said),
      heading: t(`withdrawalResult.${result}.heading`, said),
      paragraphs: [t(`withdrawalResult.${result}.text`, { username })],
      facts: [[t('withdrawalRequested.account'), formatIban(iban)]],
      action: { label: t('withdrawalRequested.action'), href: href(path) },
      notes: [t('withdrawalRequested.notYou')],
    };
  },
});
