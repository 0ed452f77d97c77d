import { dayAndTime } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** An administrator has signed somebody out everywhere. */
export const sessionsEnded = defineMessage<{ at: string }>({
  purpose: 'SERVICE',
  mail: ({ at }, { t, to, href }) => ({
    subject: t('sessionsEnded.subject'),
    heading: t('sessionsEnded.heading'),
    paragraphs: [
      t('sessionsEnded.text', { username: to.username, ...dayAndTime(at) }),
      t('sessionsEnded.notYou'),
    ],
    action: { label: t('sessionsEnded.action'), href: href('/login') },
  }),
});
