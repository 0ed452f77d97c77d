export { userHandlers } from './user.handlers.ts';
export { recordFailedSignIn, recordSignIn } from './user.queries.ts';
