export { BenefitTypeList } from './BenefitTypeList.tsx';
export { branchOfficesQuery } from './branch-offices-query.ts';
export { BranchOffices } from './BranchOffices.tsx';
export { ContactList } from './ContactList.tsx';
export { HoursTable } from './HoursTable.tsx';
export { OpenNow } from './OpenNow.tsx';
