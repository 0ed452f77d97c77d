export { hashPassword, limitConcurrency, passwordVerifier } from './password.ts';
