export { ProofAsked } from './ProofAsked.tsx';
