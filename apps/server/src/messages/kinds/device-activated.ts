import { defineMessage } from './kind.ts';

type ActivatedDevice = { readonly name: string; readonly model: string; readonly path: string };

export const deviceActivated = defineMessage<ActivatedDevice>({
  purpose: 'SERVICE',
  mail: ({ name, model, path }, { t, href }) => ({
    subject: t('deviceActivated.subject'),
    heading: t('deviceActivated.heading'),
    paragraphs: [t('deviceActivated.text')],
    facts: [
      [t('deviceActivated.name'), name],
      [t('deviceActivated.model'), model],
    ],
    action: { label: t('deviceActivated.action'), href: href(path) },
    notes: [t('deviceActivated.ignore')],
  }),
});
