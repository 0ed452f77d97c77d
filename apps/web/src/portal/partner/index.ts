export { BenefitTypeList } from './BenefitTypeList.tsx';
export { ContactList } from './ContactList.tsx';
export { HoursTable } from './HoursTable.tsx';
export { OpenNow } from './OpenNow.tsx';
export { partnerRoute } from './routes.ts';
export { useView } from './use-view.ts';
