import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { givenPassword } from './password.ts';

export const Proof = z.strictObject({ password: givenPassword() });
/** That the person who signed in still sits there; good for ten minutes, as a sign-in is. */
export const proofRoutes = {
  prove: route({
    method: 'POST',
    path: '/api/user/proof',
    access: 'user',
    summary: 'Type the password again, before what asks for a fresh proof',
    body: Proof,
    response: Empty,
  }),
};
