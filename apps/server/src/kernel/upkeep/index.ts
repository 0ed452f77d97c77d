export { noteUpkeep, upkeepGauges } from './upkeep.ts';
