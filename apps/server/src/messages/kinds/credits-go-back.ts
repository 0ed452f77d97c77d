import type { Money } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** An employment has ended: what was not spent by the last day goes back to the employer; own money does not. */
export const creditsGoBack = defineMessage<{
  readonly amount: Money;
  readonly own: Money | null;
  readonly lastDay: string;
}>({
  purpose: 'SERVICE',
  mail: ({ amount, own, lastDay }, { t, href }) => ({
    subject: t('creditsGoBack.subject', { day: formatDate(lastDay) }),
    heading: t('creditsGoBack.heading', { amount: formatMoney(amount) }),
    paragraphs: [
      t('creditsGoBack.text', { day: formatDate(lastDay) }),
      ...(own ? [t('creditsGoBack.own', { amount: formatMoney(own) })] : []),
    ],
    facts: [[t('creditsGoBack.lastDay'), formatDate(lastDay)]],
    action: { label: t('creditsGoBack.action'), href: href('/') },
  }),
});
