import { ownPage } from '../../../frame/index.ts';
import { ClientSignIn } from './ClientSignIn.tsx';

/** How a client's people sign in with its accounts, and its directory. */
export const clientSignInPage = ownPage({
  name: 'client.signIn',
  path: '/admin/client/$clientId/sign-in',
  Screen: ClientSignIn,
});
