export { fundsPage } from './Funds.tsx';
