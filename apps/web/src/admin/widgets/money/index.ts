export { readAccount } from './account.ts';
export { DayField } from './DayField.tsx';
export { minorUnits, optionalMinorUnits } from './minor-units.tsx';
export { countryRegimes, RegimeField, regimeFilter } from './RegimeField.tsx';
export { requiredDay } from './required-day.tsx';
export { taxRegime } from './tax-regime.tsx';
