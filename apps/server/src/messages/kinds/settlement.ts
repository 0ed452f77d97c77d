import { formatIban, type Money, plainIban } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

type Data = {
  readonly number: string;
  readonly partner: string;
  readonly seller: string;
  readonly firstDay: string | null;
  readonly cutOff: string;
  readonly iban: string | null;
  readonly payout: Money;
  readonly carriedOut: Money;
  readonly path: string;
};
type Fact = readonly [label: string, value: string];

/** For who keeps a partner's books: what was settled with it, and what it is paid. */
export const settlement = defineMessage<Data>({
  purpose: 'SERVICE',
  mail: (
    { number, partner, seller, firstDay, cutOff, iban, payout, carriedOut, path },
    { t, href },
  ) => {
    const last = formatDate(cutOff);
    const period = firstDay ? t('settlement.span', { from: formatDate(firstDay), to: last }) : last;
    const isPaid = payout.amount > 0;
    const facts: readonly Fact[] = [
      [t('settlement.partner'), partner],
      [t('settlement.period'), period],
      isPaid
        ? [t('settlement.payout'), formatMoney(payout)]
        : [t('settlement.carriedOut'), formatMoney(carriedOut)],
      ...(isPaid && iban ? [[t('settlement.account'), formatIban(plainIban(iban))] as const] : []),
    ];
    return {
      isToACompany: true,
      subject: t('settlement.subject', { number, seller }),
      heading: t('settlement.heading', { number }),
      paragraphs: [t('settlement.text')],
      facts,
      action: { label: t('settlement.show'), href: href(path) },
    };
  },
});
