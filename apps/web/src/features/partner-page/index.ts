export { BenefitTypeList } from './BenefitTypeList.tsx';
export { BranchOffices, branchOfficesQuery } from './BranchOffices.tsx';
export { ContactList } from './ContactList.tsx';
