export { branchOfficeResource } from './branch-office.admin.tsx';
