import { api } from '@cafeteria/contract/light';
import type { ReferenceTarget } from '../../frame/index.ts';

/** A partner, found by its name. */
export const partnerTarget: ReferenceTarget = {
  routes: api.partnerAdmin,
  labelOf: ({ name }) => String(name),
  path: '/admin/partner',
};

/** A client, found by its name. */
export const clientTarget: ReferenceTarget = {
  routes: api.clientAdmin,
  labelOf: ({ name }) => String(name),
  path: '/admin/client',
};

/** A company, found by its name or registration number. */
export const companyTarget: ReferenceTarget = {
  routes: api.companyAdmin,
  labelOf: ({ name, registrationNumber }) => `${String(name)} (${String(registrationNumber)})`,
  path: '/admin/company',
};

/** A person of a client. */
export const userTarget: ReferenceTarget = {
  routes: api.userAdmin,
  labelOf: ({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`,
  path: '/admin/user',
};
