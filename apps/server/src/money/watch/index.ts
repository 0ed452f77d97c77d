export { moneyGauges } from './gauges.ts';
