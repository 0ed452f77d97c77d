import { dayAndTime } from '@cafeteria/i18n';
import { defineMessage } from './kind.ts';

type Data = { path: string; until: string };

/** The invitation to the portal. */
export const onboarding = defineMessage<Data>({
  purpose: 'SERVICE',
  mail: ({ path, until }, { t, to, href }) => ({
    subject: t('onboarding.subject'),
    heading: t('onboarding.heading'),
    paragraphs: [
      to.clientName ? t('onboarding.textOf', { client: to.clientName }) : t('onboarding.text'),
      t('onboarding.how'),
    ],
    facts: [[t('onboarding.username'), to.username]],
    action: { label: t('onboarding.action'), href: href(path) },
    notes: [t('onboarding.valid', dayAndTime(until))],
  }),
});

/** The same once more, for who has not taken it up. */
export const onboardingReminder = defineMessage<Data>({
  purpose: 'SERVICE',
  mail: ({ path, until }, { t, to, href }) => ({
    subject: t('onboardingReminder.subject'),
    heading: t('onboardingReminder.heading'),
    paragraphs: [t('onboardingReminder.text'), t('onboarding.how')],
    facts: [[t('onboarding.username'), to.username]],
    action: { label: t('onboarding.action'), href: href(path) },
    notes: [t('onboarding.valid', dayAndTime(until)), t('onboardingReminder.older')],
  }),
});
