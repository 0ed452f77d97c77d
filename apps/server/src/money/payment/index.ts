export { paymentCodeHandlers, paymentHandlers } from './payment.handlers.ts';
