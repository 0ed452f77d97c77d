export { machineGauges, standbyGauges } from './gauges.ts';
export { lookAtArchive, readQueues } from './watch.queries.ts';
