import { formatIban, type Money } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

const results = { PAID: 'paid', RETURNED: 'returned' } as const;
/** For who keeps an employer's books: what it had beforehand was sent back, or came back from its bank. */
export const clientRefund = defineMessage<{
  readonly status: keyof typeof results;
  readonly client: string;
  readonly number: string;
  readonly amount: Money;
  readonly iban: string;
  readonly reason: string;
}>({
  purpose: 'SERVICE',
  mail: ({ status, client, number, amount, iban, reason }, { t }) => {
    const values = { amount: formatMoney(amount), client };
    const result = results[status];
    return {
      isToACompany: true,
      subject: t(`clientRefund.${result}.subject`, values),
      heading: t(`clientRefund.${result}.heading`, values),
      paragraphs: [t(`clientRefund.${result}.text`, values)],
      facts: [
        [t('clientRefund.account'), formatIban(iban)],
        [t('clientRefund.reason'), reason],
        [t('clientRefund.number'), number],
      ],
    };
  },
});
