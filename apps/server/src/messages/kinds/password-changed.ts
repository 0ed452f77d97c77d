import { dayAndTime } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

/** Somebody, most likely its owner, changed the password of an account. */
export const passwordChanged = defineMessage<{
  at: string;
  /** The phones that were disconnected with it. */
  ended?: readonly string[];
  /** The passkeys, which open the account as before. */
  passkeys?: readonly string[];
}>({
  purpose: 'SERVICE',
  mail: ({ at, ended = [], passkeys = [] }, { t, to, href }) => ({
    subject: t('passwordChanged.subject'),
    heading: t('passwordChanged.heading'),
    paragraphs: [
      t('passwordChanged.text', { username: to.username, ...dayAndTime(at) }),
      ...(ended.length === 0 ? [] : [t('passwordChanged.endedText', { phones: ended.join(', ') })]),
      ...(passkeys.length === 0
        ? []
        : [t('passwordChanged.passkeysText', { passkeys: passkeys.join(', ') })]),
      t('passwordChanged.notYou'),
    ],
    action: { label: t('passwordChanged.action'), href: href('/password-recovery') },
  }),
});
