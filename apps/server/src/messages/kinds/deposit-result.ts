import type { DepositDecline, Money } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { defineMessage, type MessageText } from './kind.ts';

type Result = {
  readonly amount: Money;
  /** Why it was not paid; null when it was. */
  readonly reason: DepositDecline | null;
  /** It was paid after that, and the money went back. */
  readonly isGivenBack?: boolean;
};
const outcomeOf = ({ reason, isGivenBack = false }: Result, t: MessageText) => {
  if (isGivenBack) return { state: 'givenBack', text: t('depositResult.givenBack.text') } as const;
  if (reason === null) return { state: 'paid', text: t('depositResult.paid.text') } as const;
  return { state: 'declined', text: t(`depositResult.reason.${reason}`) } as const;
};

/** What became of a top-up by card. */
export const depositResult = defineMessage<Result>({
  purpose: 'SERVICE',
  mail: (result, { t, href }) => {
    const { state, text } = outcomeOf(result, t);
    const values = { amount: formatMoney(result.amount) };
    return {
      subject: t(`depositResult.${state}.subject`, values),
      heading: t(`depositResult.${state}.heading`, values),
      paragraphs: [text],
      action: { label: t(`depositResult.${state}.action`), href: href('/profile/credits') },
    };
  },
});
