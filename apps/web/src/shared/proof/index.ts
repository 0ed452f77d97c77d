export { ProofDialog } from './ProofDialog.tsx';
