import { api, type UserForm } from '@cafeteria/contract';
import { buildUser } from './factories.ts';
import type { TestCaller } from './test-caller.ts';

/** Saves a user as it is but for some fields; what a form leaves open goes back to what the factory says. */
export const saveUser = async (admin: TestCaller, id: number, fields: Partial<UserForm>) => {
  const { body } = await admin.call(api.userAdmin.get, { id });
  const { username, email, clientId, roles, version } = body;
  return admin.call(api.userAdmin.update, {
    id,
    body: { ...buildUser({ username, email, clientId, roles, ...fields }), version },
  });
};
