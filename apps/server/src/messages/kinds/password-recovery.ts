import { defineMessage } from './kind.ts';

export const passwordRecovery = defineMessage<{ path: string }>({
  purpose: 'SERVICE',
  mail: ({ path }, { t, to, href }) => ({
    subject: t('passwordRecovery.subject'),
    heading: t('passwordRecovery.heading'),
    paragraphs: [t('passwordRecovery.text', { username: to.username })],
    action: { label: t('passwordRecovery.action'), href: href(path) },
    notes: [t('passwordRecovery.valid'), t('passwordRecovery.ignore')],
  }),
  sms: ({ path }, { t, href }) => t('passwordRecovery.sms', { href: href(path) }),
});
