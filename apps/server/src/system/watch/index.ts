export { machineGauges, standbyGauges } from './gauges.ts';
export { readQueues } from './watch.queries.ts';
