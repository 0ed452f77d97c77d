export { closeMonth, finishMonth } from './close.ts';
export { monthHandlers } from './month.handlers.ts';
export { monthJobs } from './month.jobs.ts';
export { listOpenMonths } from './month.queries.ts';
export { countTasks } from './task.queries.ts';
