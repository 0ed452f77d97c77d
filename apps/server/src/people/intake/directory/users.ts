import { changesOf, recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { findEmployers } from '../../records/client/index.ts';
import {
  type DirectoryUser,
  type DirectoryWrite,
  endAccess,
  findTaken,
  insertDirectoryUser,
  lockDirectoryUser,
  lockNames,
  lockRemovedUser,
  removeDirectoryUser,
  updateDirectoryUser,
} from '../../records/user/index.ts';
import { etagOf, merge, type DirectoryAttributes } from './resource.rules.ts';
import { noUser, ScimError } from './scim-error.ts';
import type { Directory } from './token.queries.ts';

/** Which directory acts, and from where. */
export type Writer = Directory & { readonly ip: string };

const fields = [
  'externalId',
  'username',
  'email',
  'firstName',
  'lastName',
  'language',
  'personalNumber',
  'active',
] as const;
const rowOf = (user: DirectoryWrite) =>
  Object.fromEntries(fields.map((field) => [field, user[field]]));

/** What a directory did stands in the person's history under its name. */
const record = async (
  tx: Db,
  { name, ip }: Writer,
  before: DirectoryUser | undefined,
  after: DirectoryUser,
): Promise<void> => {
  const changes = before
    ? changesOf(rowOf(before), rowOf(after), fields)
    : { before: undefined, after: rowOf(after) };
  if (!changes) return;
  await recordAudit(
    tx,
    { user: undefined, ip },
    {
      action: before ? 'UPDATE' : 'CREATE',
      entity: 'user',
      entityId: after.id,
      ...(changes.before && { before: changes.before }),
      after: { ...changes.after, directory: name },
    },
  );
};

/** Names sign in across all clients: one that is taken is refused without a word about whose it is. */
const assertFree = async (
  tx: Db,
  clientId: number,
  user: DirectoryWrite,
  exceptId: number | undefined,
): Promise<void> => {
  const takenField = await findTaken(tx, { ...user, clientId }, exceptId);
  const names = [
    ...(takenField.username ? ['userName'] : []),
    ...(takenField.email ? ['emails'] : []),
    ...(takenField.personalNumber ? ['employeeNumber'] : []),
    ...(takenField.externalId ? ['externalId'] : []),
  ];
  if (names.length > 0) throw new ScimError(409, `Already used: ${names.join(', ')}`, 'uniqueness');
};

const assertMatch = (user: DirectoryUser, ifMatch: string | undefined): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const known = ifMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!known.includes(etagOf(user).replace(/^W\//, '')))
    throw new ScimError(412, 'The user was changed meanwhile');
};

const isSame = (one: DirectoryWrite, other: DirectoryWrite): boolean =>
  changesOf(rowOf(one), rowOf(other), fields) === undefined;

const save = async (
  tx: Db,
  writer: Writer,
  { known, user }: { known: DirectoryUser | undefined; user: DirectoryWrite },
  companyId: number | null,
): Promise<DirectoryUser> => {
  await assertFree(tx, writer.clientId, user, known?.id);
  const saved = known
    ? await updateDirectoryUser(tx, known.id, user)
    : await insertDirectoryUser(tx, writer.clientId, companyId, user);
  if (!saved) throw noUser();
  await record(tx, writer, known, saved);
  if (!saved.active) await endAccess(tx, [saved.id]);
  return saved;
};

/** What a directory does with the people of its client. */
export const directoryUsers = ({ writeUnseen }: Pick<Deps, 'writeUnseen'>) => ({
  create: (writer: Writer, attributes: DirectoryAttributes): Promise<DirectoryUser> =>
    writeUnseen(async (tx) => {
      await lockNames(tx);
      const employers = await findEmployers(tx, writer.clientId);
      if (!employers) throw noUser();
      const fallback = employers.defaultLanguage;
      const fresh = merge(attributes, undefined, fallback);
      const known = await lockRemovedUser(tx, writer.clientId, fresh);
      const user = known ? merge(attributes, { ...known, active: true }, fallback) : fresh;
      return save(tx, writer, { known, user }, employers.companyId);
    }),
  change: (
    writer: Writer,
    id: string,
    {
      attributes,
      ifMatch,
    }: { readonly attributes: DirectoryAttributes; readonly ifMatch: string | undefined },
  ): Promise<DirectoryUser> =>
    writeUnseen(async (tx) => {
      await lockNames(tx);
      const known = await lockDirectoryUser(tx, writer.clientId, id);
      if (!known) throw noUser();
      assertMatch(known, ifMatch);
      const user = merge(attributes, known, known.language);
      // a directory repeats itself every forty minutes: that is not a change
      return isSame(user, known) ? known : save(tx, writer, { known, user }, null);
    }),
  remove: (writer: Writer, id: string, ifMatch: string | undefined): Promise<void> =>
    writeUnseen(async (tx) => {
      const known = await lockDirectoryUser(tx, writer.clientId, id);
      if (!known) throw noUser();
      assertMatch(known, ifMatch);
      await removeDirectoryUser(tx, known.id);
      await endAccess(tx, [known.id]);
      await recordAudit(
        tx,
        { user: undefined, ip: writer.ip },
        {
          action: 'DEACTIVATE',
          entity: 'user',
          entityId: known.id,
          before: { active: known.active },
          after: { active: false, directory: writer.name },
        },
      );
    }),
});
