import { defineMessage } from './kind.ts';

/** Goes to the number there was and to the mailbox: their owner may be the one who did not change it. */
export const phoneChanged = defineMessage<{
  /** The last digits of the number there is now; null when there is none. */
  readonly last: string | null;
}>({
  purpose: 'SERVICE',
  mail: ({ last }, { t, to: { username }, href }) => ({
    subject: t('phoneChanged.subject'),
    heading: t('phoneChanged.heading'),
    paragraphs: [
      last === null
        ? t('phoneChanged.removed', { username })
        : t('phoneChanged.changed', { username, last }),
    ],
    action: { label: t('phoneChanged.action'), href: href('/profile/personal') },
    notes: [t('phoneChanged.notYou')],
  }),
  sms: (_data, { t }) => t('phoneChanged.sms'),
});
