import { dayAndTime } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

type Data = { at: string; browser: string | null; system: string | null };

/** Somebody signed in from a browser its owner has not used before. */
export const newSignIn = defineMessage<Data>({
  purpose: 'SERVICE',
  mail: ({ at, browser, system }, { t, href }) => ({
    subject: t('newSignIn.subject'),
    heading: t('newSignIn.heading'),
    paragraphs: [t('newSignIn.text')],
    facts: [
      [t('newSignIn.when'), t('newSignIn.at', dayAndTime(at))],
      [
        t('newSignIn.where'),
        [browser, system].filter(Boolean).join(', ') || t('newSignIn.unknownBrowser'),
      ],
    ],
    action: { label: t('newSignIn.action'), href: href('/profile/security') },
    notes: [t('newSignIn.notYou')],
  }),
});
