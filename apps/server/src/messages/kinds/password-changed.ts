import { dayAndTime } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** Somebody, most likely its owner, changed the password of an account. */
export const passwordChanged = defineMessage<{ at: string }>({
  purpose: 'SERVICE',
  mail: ({ at }, { t, to, href }) => ({
    subject: t('passwordChanged.subject'),
    heading: t('passwordChanged.heading'),
    paragraphs: [
      t('passwordChanged.text', { username: to.username, ...dayAndTime(at) }),
      t('passwordChanged.notYou'),
    ],
    action: { label: t('passwordChanged.action'), href: href('/password-recovery') },
  }),
});
