import type { Me, Subscription } from '@cafeteria/contract';
import type { useTexts } from '../../../shared/texts/index.ts';

type T = ReturnType<typeof useTexts<'profile'>>['t'];
type OverviewLine = { readonly label: string; readonly value: string };

/** How each subscription stands; one that the overview does not tell of does not compile. */
export const subscribed: Readonly<Record<Subscription, (me: Me, t: T) => OverviewLine>> = {
  NEWS: ({ newsletterFrequency }, t) => ({
    label: t('personal.newsletter.title'),
    value: t(`personal.newsletter.${newsletterFrequency}`),
  }),
};
