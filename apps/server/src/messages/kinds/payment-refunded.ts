import type { Money } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** Money of a payment came back: to its owner, or to the employer whose it is again. */
export const paymentRefunded = defineMessage<{
  readonly merchantName: string | null;
  readonly toOwner: Money;
  readonly toEmployer: Money;
}>({
  purpose: 'SERVICE',
  mail: ({ merchantName, toOwner, toEmployer }, { t, href }) => {
    const amount = formatMoney({ ...toOwner, amount: toOwner.amount + toEmployer.amount });
    return {
      subject: t('paymentRefunded.subject', { amount }),
      heading: t('paymentRefunded.heading', { amount }),
      paragraphs: [
        ...(toOwner.amount > 0
          ? [t('paymentRefunded.toOwner', { amount: formatMoney(toOwner) })]
          : []),
        ...(toEmployer.amount > 0
          ? [t('paymentRefunded.toEmployer', { amount: formatMoney(toEmployer) })]
          : []),
      ],
      ...(merchantName !== null && { facts: [[t('paymentRefunded.partner'), merchantName]] }),
      action: { label: t('paymentRefunded.action'), href: href('/profile/history') },
    };
  },
});
