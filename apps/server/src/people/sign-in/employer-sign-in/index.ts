export { employerSignInAdminHandlers } from './employer.admin.ts';
export { employerSignInHandlers } from './employer.handlers.ts';
export { registerEmployerCallback } from './callback.ts';
