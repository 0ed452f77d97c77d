import type { Money } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** What somebody said is wrong with a payment was answered; the answer is read in the portal alone. */
export const disputeAnswered = defineMessage<{
  readonly movementId: number;
  readonly merchantName: string | null;
  readonly amount: Money;
  readonly isOver: boolean;
}>({
  purpose: 'SERVICE',
  mail: ({ movementId, merchantName, amount, isOver }, { t, href }) => ({
    subject: t('disputeAnswered.subject', { amount: formatMoney(amount) }),
    heading: t('disputeAnswered.heading'),
    paragraphs: [t(isOver ? 'disputeAnswered.over' : 'disputeAnswered.text')],
    facts: [
      [t('disputeAnswered.amount'), formatMoney(amount)],
      ...(merchantName === null ? [] : [[t('paymentRefunded.partner'), merchantName] as const]),
    ],
    action: {
      label: t('disputeAnswered.action'),
      href: href(`/profile/history?movement=${movementId}`),
    },
  }),
});
