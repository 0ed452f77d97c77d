import { type RoleRules, roleRules } from '@cafeteria/contract';

/**
 * Rules under which employees administer their own client, with every word there is: a role nobody has yet, played by
 * the people the tests have anyway.
 */
export const keepersOfTheirClient: RoleRules = {
  ...roleRules,
  ROLE_USER: { everywhere: [], ownClient: ['admin'] },
};
