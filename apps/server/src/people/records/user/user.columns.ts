import { fold, sortKey } from '../../../platform/db/index.ts';

export type UserNames = {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string | null;
  readonly personalNumber: string | null;
};

/** What lists of people are ordered and searched by; people stand by their family name. */
export const userColumns = ({
  firstName,
  lastName,
  username,
  email,
  personalNumber,
}: UserNames) => ({
  nameSortCs: sortKey(`${lastName} ${firstName}`, 'cs'),
  nameSortSk: sortKey(`${lastName} ${firstName}`, 'sk'),
  folded: fold([firstName, lastName, firstName, username, email, personalNumber].join(' ')),
});
