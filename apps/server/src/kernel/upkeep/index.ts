export { noteUpkeep, readUpkeep, upkeepGauges } from './upkeep.ts';
