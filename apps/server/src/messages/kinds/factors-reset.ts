import { defineMessage } from './kind.ts';

export const factorsReset = defineMessage<Record<string, never>>({
  purpose: 'SERVICE',
  mail: (_data, { t, to, href }) => ({
    subject: t('factorsReset.subject'),
    heading: t('factorsReset.heading'),
    paragraphs: [t('factorsReset.text', { username: to.username }), t('factorsReset.next')],
    action: { label: t('factorsReset.action'), href: href('/login') },
    notes: [t('factorsReset.notYou')],
  }),
});
