export { BenefitTypeList } from './BenefitTypeList.tsx';
export { ContactList } from './ContactList.tsx';
export { HoursTable, OpenNow } from './OpeningHours.tsx';
export { partnerRoute } from './routes.ts';
export { ofSamePartner } from './of-same-partner.ts';
export { useView } from './use-view.ts';
