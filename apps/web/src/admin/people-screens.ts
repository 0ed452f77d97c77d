/** The screens of companies, clients and users. */
export { ClientCreate, ClientEdit, ClientList } from './people/client/client-screens.tsx';
export { ClientDetail } from './people/client/ClientDetail.tsx';
export { companyScreens } from './people/company/company-screens.tsx';
export { UserImport } from './people/user/UserImport.tsx';
export { userScreens } from './people/user/user-screens.tsx';
