export { paymentCredentialAdminHandlers } from './credential.admin.ts';
export { createMachines } from './machines.ts';
