export { clientResource } from './client.admin.tsx';
export { clientSignInPage } from './sign-in/index.ts';
