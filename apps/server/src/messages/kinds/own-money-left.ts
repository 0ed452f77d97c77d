import type { Money } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** Somebody cannot sign in any more, and own money of theirs is left: it goes back to them when they say where. */
export const ownMoneyLeft = defineMessage<{ readonly amount: Money }>({
  purpose: 'SERVICE',
  mail: ({ amount }, { t, to: { username }, href }) => {
    const values = { amount: formatMoney(amount) };
    return {
      subject: t('ownMoneyLeft.subject', values),
      heading: t('ownMoneyLeft.heading', values),
      paragraphs: [t('ownMoneyLeft.text', { username }), t('ownMoneyLeft.how')],
      action: { label: t('ownMoneyLeft.action'), href: href('/terms') },
    };
  },
});
