export { hashPassword, isOutdatedHash, passwordVerifier, type VerifyPassword } from './password.ts';
