import type { MessageKindOf } from './kind.ts';
import { factorsReset } from './factors-reset.ts';
import { passkeyAdded } from './passkey-added.ts';
import { passwordRecovery } from './password-recovery.ts';

/** Everything the portal tells people by mail or SMS. */
export const messageKinds = {
  FACTORS_RESET: factorsReset,
  PASSKEY_ADDED: passkeyAdded,
  PASSWORD_RECOVERY: passwordRecovery,
} as const;
export type MessageKind = keyof typeof messageKinds;
/** What a message of a kind is filled with. */
export type DataOf<K extends MessageKind> =
  (typeof messageKinds)[K] extends MessageKindOf<infer D> ? D : never;
export type { MailContent, MessageKindOf, MessageTools } from './kind.ts';
