export { registerUnsubscription, subscriptionHandlers } from './subscription.handlers.ts';
