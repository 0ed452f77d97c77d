import * as z from 'zod/mini';

/**
 * Every error the API answers with, and its status. The key is also the text's key in the translations,
 * namespace-qualified (`common` unless it begins with another namespace).
 */
export const errorStatus = {
  'common.error.badRequest': 400,
  'common.error.tooLarge': 400,
  'common.error.unsupportedMediaType': 400,
  'common.error.unauthorized': 401,
  'common.error.forbidden': 403,
  'common.error.csrf': 403,
  'common.error.otherPerson': 403,
  'common.error.notFound': 404,
  'common.error.validation': 422,
  'common.error.concurrentModification': 422,
  'common.error.tooManyRequests': 422,
  'common.error.unexpected': 500,
  'common.error.unavailable': 500,
  'auth.error.badCredentials': 422,
  'auth.error.clientInactive': 422,
  'auth.error.botCheck': 422,
  'passkey.error.unknown': 422,
  'passkey.error.expired': 422,
  'passkey.error.known': 422,
  'passkey.error.tooMany': 422,
  'proof.error.needed': 422,
  'proof.error.wrongPassword': 422,
  'secondFactor.error.ended': 422,
  'secondFactor.error.required': 422,
  'code.error.tooSoon': 422,
  'code.error.invalid': 422,
  'activation.error.incomplete': 422,
  'search.error.tooShort': 422,
  'partner.error.hasLiveOffers': 422,
  'partner.error.mainCategory': 422,
  'offer.error.partnerNotFound': 422,
  'company.error.inUse': 422,
  'client.error.hasUsers': 422,
  'user.error.lastAdmin': 422,
  'user.error.ownRole': 422,
  'user.error.ownDeletion': 422,
  'user.error.ownDeactivation': 422,
  'user.error.ownFactors': 422,
  'user.error.hasCredits': 422,
  'user.error.hasOwnMoney': 422,
  'category.error.inUse': 422,
  'subcategory.error.onlyOne': 422,
  'carousel.error.tooMany': 422,
  'media.error.notAnImage': 422,
  'media.error.heic': 422,
  'media.error.tooLarge': 422,
  'media.error.tooManyPixels': 422,
  'media.error.tooComplex': 422,
  'media.error.inUse': 422,
  'import.error.invalidRows': 422,
  'import.error.unreadable': 422,
  'import.error.encoding': 422,
  'import.error.oldExcel': 422,
  'import.error.unfolds': 422,
  'import.error.tooManyLines': 422,
  'import.error.notReady': 422,
  'money.error.frozen': 422,
  'money.error.keyReused': 422,
  'payment.error.codeInvalid': 422,
  'payment.error.notPending': 422,
  'payment.error.holdExpired': 422,
  'payment.error.captureTooLarge': 422,
  'payment.error.notBooked': 422,
  'payment.error.refundTooLarge': 422,
  'credit.error.refundWhole': 422,
  'withdrawal.error.insufficient': 422,
  'credit.error.lotGone': 422,
  'deposit.error.noGate': 422,
  'deposit.error.noWallet': 422,
  'deposit.error.notCancellable': 422,
  'withdrawal.error.resolved': 422,
  'credit.error.personGone': 422,
} as const;
export type ErrorKey = keyof typeof errorStatus;

const Params = z.optional(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
);
export const GlobalError = z.object({ messageKey: z.string(), params: Params });
export type GlobalError = z.output<typeof GlobalError>;
export const FieldError = z.object({ field: z.string(), messageKey: z.string(), params: Params });
export type FieldError = z.output<typeof FieldError>;
/** The body of an error: `globalErrors` are shown as notifications, `fieldErrors` beside their inputs. */
export const ErrorBody = z
  .object({
    globalErrors: z.optional(z.array(GlobalError)),
    fieldErrors: z.optional(z.array(FieldError)),
  })
  .register(z.globalRegistry, { id: 'ErrorBody' });
export type ErrorBody = z.output<typeof ErrorBody>;
