/** Who signs in to the demo: its accounts, the start's banner and the README's table (sign-ins.test) say the same. */
import type { Role } from '@cafeteria/contract';

/** A password for each role: known to everybody, as the accounts are. */
export const demoPasswords = {
  ROLE_ADMIN: 'Demo.Admin.1',
  ROLE_ACCOUNTANT: 'Demo.Books.1',
  ROLE_USER: 'Demo.User.1',
} as const satisfies Readonly<Record<Role, string>>;

export const demoSignIns = [
  { username: 'admin@demo.test', role: 'ROLE_ADMIN', who: 'administrator' },
  { username: 'accountant@demo.test', role: 'ROLE_ACCOUNTANT', who: 'accountant' },
  { username: 'employee@demo.test', role: 'ROLE_USER', who: 'employee' },
  { username: 'employee.sk@demo.test', role: 'ROLE_USER', who: 'colleague who reads Slovak' },
] as const satisfies readonly {
  readonly username: string;
  readonly role: Role;
  readonly who: string;
}[];
