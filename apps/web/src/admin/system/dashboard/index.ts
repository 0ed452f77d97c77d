export { waitingAt } from './Attention.tsx';
export { dashboardPage } from './Overview.tsx';
