import {
  type Currency,
  type ErasurePreview,
  isOfOperator,
  type ownAccountRoutes,
} from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { passwordVerifier } from '../../../platform/auth/index.ts';
import { atomic, type Db } from '../../../platform/db/index.ts';
import { AppError, goneSignal } from '../../../platform/http/index.ts';
import { jsonInTurns } from '../../../platform/json-in-turns.ts';
import { isEmployerOnly } from '../../sign-in/identity/index.ts';
import {
  type Ending,
  eraseUser,
  findPasswordHash,
  hashToTry,
  recordSignIn,
} from '../../records/user/index.ts';

/** What money says of a person before they go: it comes after people, so it is handed in. */
export type MoneyOf = (
  db: Db,
  userId: number,
) => Promise<{ readonly employer: number; readonly own: number; readonly hasOpenDeposit: boolean }>;

/** Everything held of a person, of one moment, part by part. */
const readAll = (db: Db, parts: readonly PersonalDataPart[], userId: number) =>
  atomic(
    db,
    async (tx) => {
      const sections: [string, unknown][] = [];
      for (const { name, read } of parts) sections.push([name, await read(tx, userId)]);
      return Object.fromEntries(sections);
    },
    'repeatable read',
  );

const previewOf = (
  { own, employer, hasOpenDeposit }: Awaited<ReturnType<MoneyOf>>,
  currency: Currency,
): Pick<ErasurePreview, 'ownMoney' | 'employerCredits' | 'hasOpenDeposit'> => ({
  ownMoney: { amount: own, currency },
  employerCredits: { amount: employer, currency },
  hasOpenDeposit,
});

/** A copy of what is held of a person, and its erasure. */
export const ownAccountHandlers = (
  deps: Deps,
  ending: Ending,
  moneyOf: MoneyOf,
): Handlers<typeof ownAccountRoutes> => {
  const { db, config, sessions } = deps;
  const verifyPassword = passwordVerifier(config.cores);
  /** Whom only the employer signs in may have a password from before: it opens nothing, and proves nothing. */
  const hasPassword = async (userId: number): Promise<boolean> =>
    (await findPasswordHash(db, userId)) !== null && !(await isEmployerOnly(db, userId));
  return {
    export: async (_input, { user, reply }) => {
      const ownData = await readAll(db, ending.parts, user.id);
      const file = { portal: config.webOrigin, madeAt: new Date().toISOString(), ...ownData };
      const bytes = await jsonInTurns(file);
      const day = file.madeAt.slice(0, 10);
      await reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="my-data-${day}.json"`)
        .type('application/json; charset=utf-8')
        .send(bytes);
    },
    erasure: async (_input, caller) => ({
      ...previewOf(await moneyOf(db, caller.user.id), config.currency),
      hasPassword: await hasPassword(caller.user.id),
      isAdmin: isOfOperator(caller.user.standing),
    }),
    erase: async ({ body: { password } }, caller) => {
      const { id } = caller.user;
      if (isOfOperator(caller.user.standing)) throw new AppError('user.error.ownDeletion');
      if (!(await hasPassword(id))) throw new AppError('user.error.noPassword');
      if (!(await verifyPassword(password, () => hashToTry(db, id), goneSignal(caller.reply))))
        throw new AppError('user.error.wrongPassword', undefined, [
          { field: 'password', messageKey: 'user.error.wrongPassword' },
        ]);
      await recordSignIn(db, id);
      await deps.writeUnseen((tx) => eraseUser(tx, caller, { id, isRecalled: true }, ending));
      await sessions.close(caller.session, caller.reply);
      return {};
    },
  };
};
