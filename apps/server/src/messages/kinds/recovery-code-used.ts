import { dayAndTime } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** Somebody signed in with a recovery code instead of the second factor, and how many codes are left. */
export const recoveryCodeUsed = defineMessage<{ at: string; left: number }>({
  purpose: 'SERVICE',
  mail: ({ at, left }, { t, to, href }) => ({
    subject: t('recoveryCodeUsed.subject'),
    heading: t('recoveryCodeUsed.heading'),
    paragraphs: [
      t('recoveryCodeUsed.text', { username: to.username, ...dayAndTime(at) }),
      left > 0 ? t('recoveryCodeUsed.left', { count: left }) : t('recoveryCodeUsed.none'),
    ],
    action: { label: t('recoveryCodeUsed.action'), href: href('/profile/security') },
    notes: [t('recoveryCodeUsed.notYou')],
  }),
});
