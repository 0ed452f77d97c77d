export { userHandlers } from './user.handlers.ts';
export { recordSignIn, reserveSignIn } from './user.queries.ts';
