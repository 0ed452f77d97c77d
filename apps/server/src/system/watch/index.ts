export { machineGauges } from './gauges.ts';
