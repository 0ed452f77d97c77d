export { DayField } from './DayField.tsx';
