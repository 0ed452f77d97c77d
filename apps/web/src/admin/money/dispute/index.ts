export { disputePage } from './DisputeDetail.tsx';
export { disputesPage } from './DisputeList.tsx';
