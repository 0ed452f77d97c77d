export { NewPassword } from './NewPassword.tsx';
export { usePasswordProblem } from './use-password-problem.ts';
