import type { Currency } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** Credits that end soon, by their last day, the nearest first. */
export const creditsExpire = defineMessage<{
  readonly currency: Currency;
  readonly lots: readonly {
    readonly lastDay: string;
    readonly days: number;
    readonly amount: number;
  }[];
}>({
  purpose: 'SERVICE',
  mail: ({ currency, lots }, { t, href }) => {
    const [first] = lots;
    const amount = formatMoney({ amount: first?.amount ?? 0, currency });
    const values = { amount, count: first?.days ?? 0 };
    return {
      subject: t('creditsExpire.subject', values),
      heading: t('creditsExpire.heading', values),
      paragraphs: [t('creditsExpire.text')],
      facts: lots.map((lot) => [
        t('creditsExpire.until', { day: formatDate(lot.lastDay) }),
        formatMoney({ amount: lot.amount, currency }),
      ]),
      action: { label: t('creditsExpire.action'), href: href('/') },
      notes: [t('creditsExpire.order')],
    };
  },
});
