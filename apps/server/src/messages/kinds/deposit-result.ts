import type { DepositDecline, Money } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** What became of a top-up by card. */
export const depositResult = defineMessage<{
  readonly amount: Money;
  /** Why it was not paid; null when it was. */
  readonly reason: DepositDecline | null;
}>({
  purpose: 'SERVICE',
  mail: ({ amount, reason }, { t, href }) => {
    const values = { amount: formatMoney(amount) };
    const state = reason === null ? 'paid' : 'declined';
    return {
      subject: t(`depositResult.${state}.subject`, values),
      heading: t(`depositResult.${state}.heading`, values),
      paragraphs: [
        reason === null ? t('depositResult.paid.text') : t(`depositResult.reason.${reason}`),
      ],
      action: { label: t(`depositResult.${state}.action`), href: href('/profile/credits') },
    };
  },
});
