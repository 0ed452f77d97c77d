export { Attention } from './Attention.tsx';
export { Missed } from './Missed.tsx';
export { Scheduled } from './Scheduled.tsx';
export { StateChart } from './StateChart.tsx';
export { Wishes } from './Wishes.tsx';
export { useDashboard } from './use-dashboard.ts';
