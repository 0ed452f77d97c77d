import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { forgetPaymentCode, readPaymentCode } from './payment.queries.ts';

export { devicePaymentHandlers, paymentCodeHandlers } from './code.handlers.ts';
export { paymentHandlers } from './payment.handlers.ts';

export const paymentCodeOfPerson: PersonalDataPart = {
  name: 'paymentCode',
  tables: ['payment_code'],
  read: readPaymentCode,
  forget: forgetPaymentCode,
};
