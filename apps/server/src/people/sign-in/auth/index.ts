export { admit } from './admit.ts';
export { authHandlers } from './auth.handlers.ts';
export { passkeySignInHandlers } from './passkey-sign-in.handlers.ts';
export { secondFactorSignInHandlers } from './second-factor-sign-in.handlers.ts';
