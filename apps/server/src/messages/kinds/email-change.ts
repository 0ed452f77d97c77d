import { defineMessage } from './kind.ts';

export const emailCode = defineMessage<{ code: string }>({
  purpose: 'SERVICE',
  mail: ({ code }, { t, to }) => ({
    subject: t('emailCode.subject', { code }),
    heading: t('emailCode.heading'),
    paragraphs: [t('emailCode.text', { username: to.username })],
    code,
    notes: [t('emailCode.valid'), t('emailCode.ignore')],
  }),
});

/** Goes to the old address: its owner may be the one who did not change it. */
export const emailChanged = defineMessage<Record<string, never>>({
  purpose: 'SERVICE',
  mail: (_data, { t }) => ({
    subject: t('emailChanged.subject'),
    heading: t('emailChanged.heading'),
    paragraphs: [t('emailChanged.text')],
    notes: [t('emailChanged.notYou')],
  }),
});
