import { api } from '@cafeteria/contract/light';
import { ownPage } from '../../../frame/index.ts';
import { ClientSignIn } from './ClientSignIn.tsx';

/** How a client's people sign in with its accounts, and its directory. */
export const clientSignInPage = ownPage({
  name: 'client.signIn',
  path: '/admin/client/$clientId/sign-in',
  needs: [...Object.values(api.employerSignInAdmin), ...Object.values(api.directoryToken)],
  Screen: ClientSignIn,
});
