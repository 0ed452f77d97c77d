import {
  type ClientDocumentKind,
  type ClientDocumentOccasion,
  formatIban,
  type Money,
  plainIban,
} from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

type Data = {
  readonly occasion: ClientDocumentOccasion;
  readonly kind: ClientDocumentKind;
  readonly number: string;
  readonly seller: string;
  readonly iban: string | null;
  readonly amount: Money;
  readonly open: Money;
  readonly dueOn: string | null;
  readonly path: string;
};
type Fact = readonly [label: string, value: string];
const explained = {
  ISSUED: 'clientDocument.text',
  FIRST_REMINDER: 'clientDocument.firstReminder',
  SECOND_REMINDER: 'clientDocument.secondReminder',
} as const;

/** For who keeps an employer's books: a document that was issued, or one that was not paid in time. */
export const clientDocument = defineMessage<Data>({
  purpose: 'SERVICE',
  mail: ({ occasion, kind, number, seller, iban, amount, open, dueOn, path }, { t, href }) => {
    const name = t(`clientDocument.kind.${kind}`, { number });
    const isReminder = occasion !== 'ISSUED';
    const due = dueOn ? formatDate(dueOn) : '';
    const facts: Fact[] =
      kind === 'STATEMENT' ? [] : [[t('clientDocument.amount'), formatMoney(amount)]];
    // also where that is nothing: what was paid beforehand has paid it
    if (dueOn !== null) facts.push([t('clientDocument.open'), formatMoney(open)]);
    if (dueOn !== null && open.amount > 0) {
      facts.push([t('clientDocument.dueOn'), due]);
      if (iban) facts.push([t('clientDocument.iban'), formatIban(plainIban(iban))]);
      facts.push([t('clientDocument.symbol'), number]);
    }
    return {
      isToACompany: true,
      subject: t(isReminder ? 'clientDocument.reminderSubject' : 'clientDocument.subject', {
        name,
        seller,
      }),
      heading: name,
      paragraphs: [t(explained[occasion], { seller, due })],
      facts,
      action: { label: t('clientDocument.show'), href: href(path) },
      ...(isReminder && { notes: [t('clientDocument.paid')] }),
    };
  },
});
