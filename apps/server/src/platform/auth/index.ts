export { hashPassword, passwordVerifier } from './password.ts';
