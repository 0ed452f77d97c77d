export { monthPage } from './MonthDetail.tsx';
export { monthsPage } from './MonthList.tsx';
