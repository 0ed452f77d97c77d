export { machineGauges } from './gauges.ts';
export { readQueues } from './watch.queries.ts';
