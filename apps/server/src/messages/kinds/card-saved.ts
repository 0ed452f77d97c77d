import { defineMessage } from './kind.ts';

/** A card that pays without being typed again; whose it is, its owner knows by the last digits. */
export const cardSaved = defineMessage<{ readonly brand: string; readonly last4: string }>({
  purpose: 'SERVICE',
  mail: ({ brand, last4 }, { t, to: { username }, href }) => ({
    subject: t('cardSaved.subject'),
    heading: t('cardSaved.heading'),
    paragraphs: [t('cardSaved.text', { username })],
    facts: [[t('cardSaved.card'), `${brand} •••• ${last4}`]],
    action: { label: t('cardSaved.action'), href: href('/profile/credits') },
    notes: [t('cardSaved.notYou')],
  }),
});
