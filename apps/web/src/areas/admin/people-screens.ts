/** The screens of companies, clients and users. */
export { ClientCreate, ClientEdit, ClientList } from './client-screens.tsx';
export { ClientDetail } from './ClientDetail.tsx';
export { CompanyCreate, CompanyDetail, CompanyEdit, CompanyList } from './company-screens.tsx';
export { UserImport } from './UserImport.tsx';
export { UserCreate, UserDetail, UserEdit, UserList } from './user-screens.tsx';
