export { TermsAt } from './TermsAt.tsx';
