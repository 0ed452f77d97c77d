export { isWanted, wantsSubscription } from './subscription.queries.ts';
export { readSubscriptionToken, subscriptionToken } from './token.ts';
export { unsubscribeAt } from './unsubscribe.ts';
