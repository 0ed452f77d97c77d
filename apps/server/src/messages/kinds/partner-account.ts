import { accountWaitHours, formatIban } from '@cafeteria/contract';
import { defineMessage } from './kind.ts';

/** For a partner, at the address it had: somebody asks that it be paid to another account. */
export const partnerAccount = defineMessage<{ readonly partner: string; readonly iban: string }>({
  purpose: 'SERVICE',
  mail: ({ partner, iban }, { t }) => ({
    isToACompany: true,
    subject: t('partnerAccount.subject'),
    heading: t('partnerAccount.heading', { partner }),
    paragraphs: [t('partnerAccount.text', { hours: String(accountWaitHours) })],
    facts: [[t('partnerAccount.account'), formatIban(iban)]],
    notes: [t('partnerAccount.ignore')],
  }),
});
