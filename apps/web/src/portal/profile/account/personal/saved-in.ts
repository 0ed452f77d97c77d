import type { MeUpdate, Subscription } from '@cafeteria/contract';
import { AddressSection } from './AddressSection.tsx';
import { NameSection } from './NameSection.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';

/** The section that saves each field; one that no section saves does not compile. The language is chosen anywhere. */
export const savedIn = {
  firstName: NameSection,
  lastName: NameSection,
  deliveryAddress: AddressSection,
  newsletterFrequency: NewsletterSection,
  marketingConsent: NewsletterSection,
} as const satisfies Readonly<Record<Exclude<keyof MeUpdate, 'language'>, unknown>>;
/**
 * Where each subscription is ordered and ended: one that nobody could end here does not compile, and two in one section
 * would show it twice.
 */
export const orderedIn = {
  NEWS: savedIn.newsletterFrequency,
} as const satisfies Readonly<Record<Subscription, unknown>>;
