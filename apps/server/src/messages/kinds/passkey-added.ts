import { defineMessage } from './kind.ts';

export const passkeyAdded = defineMessage<{ name: string }>({
  purpose: 'SERVICE',
  mail: ({ name }, { t, to, href }) => ({
    subject: t('passkeyAdded.subject'),
    heading: t('passkeyAdded.heading'),
    paragraphs: [t('passkeyAdded.text', { name, username: to.username })],
    action: { label: t('passkeyAdded.action'), href: href('/profile/security') },
    notes: [t('passkeyAdded.notYou')],
  }),
});
