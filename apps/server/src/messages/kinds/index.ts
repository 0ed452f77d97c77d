import type { MessageKindOf } from './kind.ts';
import { emailChanged, emailCode } from './email-change.ts';
import { passwordRecovery } from './password-recovery.ts';
import { phoneCode } from './phone-code.ts';

/** Everything the portal tells people by mail or SMS. */
export const messageKinds = {
  PASSWORD_RECOVERY: passwordRecovery,
  PHONE_CODE: phoneCode,
  EMAIL_CODE: emailCode,
  EMAIL_CHANGED: emailChanged,
} as const;
export type MessageKind = keyof typeof messageKinds;
/** What a message of a kind is filled with. */
export type DataOf<K extends MessageKind> =
  (typeof messageKinds)[K] extends MessageKindOf<infer D> ? D : never;
export type { MailContent, MessageKindOf, MessageTools } from './kind.ts';
