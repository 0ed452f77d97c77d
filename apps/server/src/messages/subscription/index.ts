export { isWanted, wantsSubscription } from './subscription.queries.ts';
export { readSubscriptionToken, subscriptionToken } from './token.ts';
export { pathOfEnd, unsubscribeAt } from './unsubscribe.ts';
