export { dashboardPage } from './Overview.tsx';
