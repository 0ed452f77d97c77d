/** An installation begins with nobody in it: its operator makes who makes everybody else. */
import { recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import {
  findForeignNames,
  insertAdministrator,
  listAdministrators,
  lockNames,
  type NewAdministrator,
  recordInvited,
} from '../../records/user/index.ts';
import { type InvitationLink, issueLink } from './invite.ts';
import { lockInvited } from './onboarding.queries.ts';

/** Who was made before and has not come in yet, or somebody new. */
const findOrMake = async (tx: Db, person: NewAdministrator): Promise<number> => {
  const all = await listAdministrators(tx);
  if (all.some(({ active }) => active))
    throw new Error('there is an administrator, who makes others in administration, under People');
  const waiting = all.find(({ email }) => email === person.email);
  if (waiting) return waiting.id;
  const name = person.email.toLowerCase();
  if ((await findForeignNames(tx, [name], [])).size > 0)
    throw new Error(`${person.email} is the address of somebody else`);
  return insertAdministrator(tx, person);
};

/** The invitation of the first administrator; refused once there is one. A new link ends the one before. */
export const inviteFirstAdministrator = async (
  deps: Pick<Deps, 'digest'>,
  tx: Db,
  person: NewAdministrator,
): Promise<InvitationLink> => {
  await lockNames(tx);
  const id = await findOrMake(tx, person);
  const invited = await lockInvited(tx, id);
  if (!invited) throw new Error('nobody is invited');
  const link = await issueLink(deps, tx, invited, { isUnlimited: true, target: person.email });
  await recordInvited(tx, id);
  await recordAudit(tx, undefined, {
    action: 'UPDATE',
    entity: 'user',
    entityId: id,
    after: { onboarding: 'LETTER' },
  });
  return link;
};
