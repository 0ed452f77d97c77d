export { hashPassword, passwordVerifier, type VerifyPassword } from './password.ts';
