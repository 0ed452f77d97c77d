export { NewPassword } from './NewPassword.tsx';
export { isGoodPassword } from './password-parts.ts';
