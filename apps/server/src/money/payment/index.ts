export { devicePaymentHandlers, paymentCodeHandlers, paymentHandlers } from './payment.handlers.ts';
