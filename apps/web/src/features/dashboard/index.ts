export { Attention } from './Attention.tsx';
export { Scheduled } from './Scheduled.tsx';
export { StateChart } from './StateChart.tsx';
export { useDashboard } from './use-dashboard.ts';
