import { cardSaved } from './card-saved.ts';
import { clientDocument } from './client-document.ts';
import { clientRefund } from './client-refund.ts';
import { creditsExpire } from './credits-expire.ts';
import { creditsGoBack } from './credits-go-back.ts';
import { depositResult } from './deposit-result.ts';
import type { MessageKindOf } from './kind.ts';
import { deviceActivated } from './device-activated.ts';
import { deviceCode } from './device-code.ts';
import { disputeAnswered } from './dispute-answered.ts';
import { limitDue } from './limit-due.ts';
import { moneyTasks } from './money-tasks.ts';
import { newsletter } from './newsletter.ts';
import { emailChanged, emailCode } from './email-change.ts';
import { newSignIn } from './new-sign-in.ts';
import { onboarding, onboardingReminder } from './onboarding.ts';
import { passwordChanged } from './password-changed.ts';
import { factorsReset } from './factors-reset.ts';
import { sessionsEnded } from './sessions-ended.ts';
import { ownMoneyLeft } from './own-money-left.ts';
import { partnerAccount } from './partner-account.ts';
import { passkeyAdded } from './passkey-added.ts';
import { passwordRecovery } from './password-recovery.ts';
import { paymentRefunded } from './payment-refunded.ts';
import { phoneChanged } from './phone-changed.ts';
import { phoneCode } from './phone-code.ts';
import { recoveryCodeUsed } from './recovery-code-used.ts';
import { settlement } from './settlement.ts';
import { withdrawalRequested, withdrawalResult } from './withdrawal.ts';

/** Everything the portal tells people by mail or SMS. */
export const messageKinds = {
  CLIENT_DOCUMENT: clientDocument,
  CLIENT_REFUND: clientRefund,
  CREDITS_EXPIRE: creditsExpire,
  CREDITS_GO_BACK: creditsGoBack,
  DEPOSIT_RESULT: depositResult,
  DISPUTE_ANSWERED: disputeAnswered,
  LIMIT_DUE: limitDue,
  MONEY_TASKS: moneyTasks,
  NEWSLETTER: newsletter,
  FACTORS_RESET: factorsReset,
  SESSIONS_ENDED: sessionsEnded,
  OWN_MONEY_LEFT: ownMoneyLeft,
  PARTNER_ACCOUNT: partnerAccount,
  PASSKEY_ADDED: passkeyAdded,
  RECOVERY_CODE_USED: recoveryCodeUsed,
  PASSWORD_RECOVERY: passwordRecovery,
  DEVICE_CODE: deviceCode,
  DEVICE_ACTIVATED: deviceActivated,
  PHONE_CODE: phoneCode,
  PHONE_CHANGED: phoneChanged,
  EMAIL_CODE: emailCode,
  EMAIL_CHANGED: emailChanged,
  ONBOARDING: onboarding,
  ONBOARDING_REMINDER: onboardingReminder,
  PASSWORD_CHANGED: passwordChanged,
  NEW_SIGN_IN: newSignIn,
  PAYMENT_REFUNDED: paymentRefunded,
  CARD_SAVED: cardSaved,
  SETTLEMENT: settlement,
  WITHDRAWAL_REQUESTED: withdrawalRequested,
  WITHDRAWAL_RESULT: withdrawalResult,
} as const;
export type MessageKind = keyof typeof messageKinds;
/** What a message of a kind is filled with. */
export type DataOf<K extends MessageKind> =
  (typeof messageKinds)[K] extends MessageKindOf<infer D> ? D : never;
export { plainSms } from './sms.ts';
export type { MailContent, MessageKindOf, MessageTools } from './kind.ts';
