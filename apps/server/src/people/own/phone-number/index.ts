export { phoneNumberHandlers } from './phone-number.handlers.ts';
