/** The screens of companies, clients and users. */
export { ClientCreate, ClientEdit, ClientList } from './client-screens.tsx';
export { ClientDetail } from './ClientDetail.tsx';
export { companyScreens } from './company-screens.tsx';
export { UserImport } from './UserImport.tsx';
export { userScreens } from './user-screens.tsx';
