import type { MessageKindOf } from './kind.ts';
import { newSignIn } from './new-sign-in.ts';
import { onboarding, onboardingReminder } from './onboarding.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordRecovery } from './password-recovery.ts';

/** Everything the portal tells people by mail or SMS. */
export const messageKinds = {
  ONBOARDING: onboarding,
  ONBOARDING_REMINDER: onboardingReminder,
  PASSWORD_RECOVERY: passwordRecovery,
  PASSWORD_CHANGED: passwordChanged,
  NEW_SIGN_IN: newSignIn,
} as const;
export type MessageKind = keyof typeof messageKinds;
/** What a message of a kind is filled with. */
export type DataOf<K extends MessageKind> =
  (typeof messageKinds)[K] extends MessageKindOf<infer D> ? D : never;
export type { MailContent, MessageKindOf, MessageTools } from './kind.ts';
