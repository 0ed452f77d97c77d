import { formatPhone } from '@cafeteria/contract';
import { defineMessage } from './kind.ts';

export const phoneCode = defineMessage<{ code: string; phoneNumber: string }>({
  purpose: 'SERVICE',
  mail: ({ code, phoneNumber }, { t }) => ({
    subject: t('phoneCode.subject', { code }),
    heading: t('phoneCode.heading'),
    paragraphs: [t('phoneCode.text', { phoneNumber: formatPhone(phoneNumber) })],
    code,
    notes: [t('phoneCode.valid'), t('phoneCode.ignore')],
  }),
  sms: ({ code }, { t }) => t('phoneCode.sms', { code }),
});
