import {
  type DeliveryAddress,
  formatAddress,
  type InvitationLetter,
  letterLimit,
  type onboardingAdminRoutes,
  resolveText,
} from '@cafeteria/contract';
import { languageOfUser } from '@cafeteria/i18n';
import { recordAudit } from '../../../kernel/audit/index.ts';
import type { Editor, Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, found } from '../../../platform/http/index.ts';
import { getClientName, isClientActive } from '../../records/client/index.ts';
import { recordInvited } from '../../records/user/index.ts';
import { issueLink, sendInvitation } from './invite.ts';
import { inviteClientJob } from './onboarding.jobs.ts';
import {
  countInvitations,
  findInvitedPerson,
  type Invited,
  lockInvited,
  takeUninvited,
} from './onboarding.queries.ts';

const assertInvitable = (invited: Invited): void => {
  const { isClientActive, isEmployerOnly, hasLeft, mayCome } = invited;
  if (!isClientActive) throw new AppError('invitation.error.clientInactive');
  if (isEmployerOnly) throw new AppError('invitation.error.employerOnly');
  if (hasLeft) throw new AppError('invitation.error.left');
  if (!mayCome) throw new AppError('invitation.error.completed');
};

const audit = (tx: Db, caller: Editor, entityId: number, onboarding: 'SENT' | 'LETTER') =>
  recordAudit(tx, caller, {
    action: 'UPDATE',
    entity: 'user',
    entityId,
    after: { onboarding },
  });

/** An address as it stands on an envelope: the street, and the town with its postal code. */
const addressLines = (address: DeliveryAddress | null): string[] =>
  address === null
    ? []
    : formatAddress({ streetNumber: null, districtNumber: null, ...address }).split(', ');

/** Makes an invitation on paper, in the language of its reader. */
const writeLetter = async (
  deps: Deps,
  tx: Db,
  invited: Invited,
  caller: Editor,
): Promise<InvitationLetter> => {
  const {
    email: _email,
    deliveryAddress,
    welcomeText,
    ...person
  } = found(await findInvitedPerson(tx, invited.id));
  const { path, until } = await issueLink(deps, tx, invited, { isUnlimited: true });
  await recordInvited(tx, invited.id);
  await audit(tx, caller, invited.id, 'LETTER');
  return {
    ...person,
    userId: invited.id,
    addressLines: addressLines(deliveryAddress),
    welcomeText: resolveText(welcomeText, languageOfUser[person.language], caller.primary),
    href: `${deps.config.webOrigin}${path}`,
    validUntil: until,
  };
};

/** People of an employer who is switched off are invited by nobody, one or all of them. */
const assertActive = async (tx: Db, clientId: number): Promise<void> => {
  await getClientName(tx, clientId);
  if (!(await isClientActive(tx, clientId))) throw new AppError('invitation.error.clientInactive');
};

/** For whom letters are: one person, or those of a client who have no e-mail and no invitation. */
const lettersFor = async (
  tx: Db,
  { userId, clientId }: { readonly userId?: number; readonly clientId?: number },
  caller: Editor,
): Promise<Invited[]> => {
  if (userId !== undefined) {
    const invited = found(await lockInvited(tx, userId));
    assertInvitable(invited);
    // who has an address has a mail sent: a link on paper may be read by others on the way
    if (invited.status === 'COMPLETED' && invited.email !== null)
      throw new AppError('invitation.error.completed');
    return [invited];
  }
  await assertActive(tx, clientId ?? 0);
  return takeUninvited(tx, clientId ?? 0, {
    hasEmail: false,
    limit: letterLimit,
    asker: caller.user,
  });
};

/** Administrators invite people: by mail, or on paper. */
export const onboardingAdminHandlers = (deps: Deps): Handlers<typeof onboardingAdminRoutes> => {
  const { db, jobs, writeUnseen } = deps;
  return {
    invite: async ({ userId }, caller) => {
      await writeUnseen(async (tx) => {
        const invited = found(await lockInvited(tx, userId));
        assertInvitable(invited);
        if (invited.email === null)
          throw new AppError('invitation.error.noEmail', {
            printableUrl: `/admin/user/${userId}/letter`,
          });
        if (invited.status === 'COMPLETED') throw new AppError('invitation.error.completed');
        await sendInvitation(deps, tx, invited);
        await audit(tx, caller, userId, 'SENT');
      });
      return {};
    },
    ofClient: async ({ clientId }) => {
      await getClientName(db, clientId);
      return countInvitations(db, clientId);
    },
    inviteClient: async ({ clientId }, caller) =>
      writeUnseen(async (tx) => {
        await assertActive(tx, clientId);
        const { waiting, waitingNoEmail } = await countInvitations(tx, clientId);
        if (waiting > 0) await jobs.send(tx, inviteClientJob, { clientId });
        await recordAudit(tx, caller, {
          action: 'UPDATE',
          entity: 'client',
          entityId: clientId,
          after: { invited: waiting },
        });
        return { queued: waiting, skippedNoEmail: waitingNoEmail };
      }),
    letters: async ({ body }, caller) =>
      writeUnseen(async (tx) => {
        const letters: InvitationLetter[] = [];
        for (const invited of await lettersFor(tx, body, caller))
          letters.push(await writeLetter(deps, tx, invited, caller));
        const remaining = body.clientId
          ? (await countInvitations(tx, body.clientId)).waitingNoEmail
          : 0;
        return { letters, remaining };
      }),
  };
};
