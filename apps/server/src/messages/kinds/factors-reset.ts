import { defineMessage } from './kind.ts';

export const factorsReset = defineMessage<{ readonly isPasswordVoid?: boolean }>({
  purpose: 'SERVICE',
  mail: ({ isPasswordVoid }, { t, to, href }) => ({
    subject: t('factorsReset.subject'),
    heading: t('factorsReset.heading'),
    paragraphs: [
      t('factorsReset.text', { username: to.username }),
      t(isPasswordVoid ? 'factorsReset.newPassword' : 'factorsReset.next'),
    ],
    action: { label: t('factorsReset.action'), href: href('/login') },
    notes: [t('factorsReset.notYou')],
  }),
});
