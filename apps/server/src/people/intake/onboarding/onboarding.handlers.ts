import { type onboardingRoutes, resolveText } from '@cafeteria/contract';
import { deleteOtherSessions, type Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { hashPassword } from '../../../platform/auth/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, invalidFields } from '../../../platform/http/index.ts';
import { endDevicesExcept } from '../../own/mobile-device/index.ts';
import { admit } from '../../sign-in/auth/index.ts';
import { checkCode, type RightCode, useCode, voidCodes } from '../../sign-in/code/index.ts';
import {
  assertLongEnough,
  assertNotGuessable,
  createLinkLimits,
} from '../../sign-in/password/index.ts';
import { completeInvitation, findPhone, tellPhoneChange } from '../../records/user/index.ts';
import { logoOf } from './logo.ts';
import { findInvitedPerson, type InvitedPerson } from './onboarding.queries.ts';
import { resendJob } from './onboarding.jobs.ts';

/** Who has no address is reached by telephone, where the installation sends messages there. */
const needsPhone = ({ config }: Deps, { email }: InvitedPerson): boolean =>
  email === null && !config.portal.features.includes('SMS_DISABLED');

/** A mailed link holds while its person has the address it went to; one on paper was given from hand to hand. */
const findPersonOf = async (
  db: Db,
  right: RightCode | undefined,
  userId: number,
): Promise<InvitedPerson | undefined> => {
  const person = right && (await findInvitedPerson(db, userId));
  return right?.target === null || right?.target === person?.email ? person : undefined;
};

export const onboardingHandlers = (deps: Deps): Handlers<typeof onboardingRoutes> => {
  const { db, jobs, writeUnseen } = deps;
  const limits = createLinkLimits();
  const check = (ip: string, userId: number, code: string) =>
    limits.guess(ip, () => checkCode(deps, { purpose: 'ONBOARDING', userId }, code));
  return {
    get: async ({ body: { userId, code } }, { ip, language, primary }) => {
      const right = await check(ip, userId, code);
      const person = await findPersonOf(db, right, userId);
      if (!person) return { valid: false, needsPhone: false };
      return {
        valid: true,
        needsPhone: needsPhone(deps, person),
        firstName: person.firstName,
        username: person.username,
        language: person.language,
        clientName: person.clientName,
        logo: await logoOf(deps, person),
        welcomeText: resolveText(person.welcomeText, language, primary),
        primaryColour: person.primaryColour,
      };
    },
    complete: async ({ body }, caller) => {
      const { userId, code, password } = body;
      assertLongEnough(deps, 'password', password);
      const right = await check(caller.ip, userId, code);
      const person = await findPersonOf(db, right, userId);
      if (!right || !person) throw new AppError('auth.error.codeInvalid');
      if (needsPhone(deps, person) && !body.phoneNumber)
        throw invalidFields([{ field: 'phoneNumber', messageKey: 'validation.required' }]);
      await assertNotGuessable(db, 'password', password, userId);
      const passwordHash = await hashPassword(password);
      await writeUnseen(async (tx) => {
        const before = await findPhone(tx, userId);
        const isTaken =
          (await useCode(tx, right.id)) &&
          (await completeInvitation(tx, { ...body, passwordHash }));
        if (!isTaken) throw new AppError('auth.error.codeInvalid');
        const after = body.phoneNumber ?? before.phoneNumber;
        if (before.phoneNumber !== null) await tellPhoneChange(deps, tx, { userId, before, after });
        // a letter may give a new password to who had one
        await deleteOtherSessions(tx, userId);
        await endDevicesExcept(tx, userId, []);
        await voidCodes(tx, [userId], 'PASSWORD_RESET');
      });
      return admit(deps, caller, userId, { method: 'ONBOARDING' });
    },
    resend: async ({ body: { userId } }, { ip }) => {
      limits.ask(ip);
      // whether there is anybody to send it to is found out later: this takes the same time for all
      if (limits.isWorthAsking(`user ${userId}`))
        await writeUnseen((tx) => jobs.send(tx, resendJob, { userId }));
      return {};
    },
  };
};
