import { type AppKey, type NextStep, standingOf } from '@cafeteria/contract';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, found } from '../../../platform/http/index.ts';
import { appUri, newSecret, stepOf } from './authenticator-app.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';
import {
  confirmPending,
  deleteApp,
  deleteRecoveryCodes,
  type Factors,
  findFactors,
  findPending,
  lockFactors,
  replaceRecoveryCodes,
  setPending,
  takeFactorGuess,
  useRecoveryCode,
  useStep,
} from './second-factor.queries.ts';

type Mode = Deps['config']['adminSecondFactor'];
type Installation = Pick<Deps, 'config'>;

const hasFactor = ({ hasApp, passkeys }: Factors): boolean => hasApp || passkeys > 0;
/** One rule: who administers anything is asked for the second factor they have, or must set one up. */
const needOf = (mode: Mode, factors: Factors): NextStep['next'] => {
  if (mode === 'off' || !standingOf(factors.roles).isStaff) return null;
  if (hasFactor(factors)) return 'SECOND_FACTOR';
  return mode === 'required' ? 'SECOND_FACTOR_SETUP' : null;
};

/** What a person is asked for after the password. */
export const nextStepOf = async (
  { config }: Installation,
  db: Db,
  userId: number,
): Promise<NextStep['next']> =>
  needOf(config.adminSecondFactor, found(await findFactors(db, userId)));

/** Which factors the second step may ask a person for. */
export const factorsOf = async (db: Db, userId: number): Promise<NextStep['factors']> => {
  const { passkeys, hasApp } = found(await findFactors(db, userId));
  return [...(passkeys > 0 ? (['PASSKEY'] as const) : []), ...(hasApp ? (['APP'] as const) : [])];
};

/** New recovery codes; what there was is void. Only their digests are kept. */
export const renewRecoveryCodes = async (
  { digest }: Pick<Deps, 'digest'>,
  tx: Db,
  userId: number,
): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => digest.of(plainCode(code))),
  );
  return codes;
};
/** The recovery codes that come with the first factor; none for whom is not asked, or who has some. */
export const firstRecoveryCodes = async (
  deps: Pick<Deps, 'config' | 'digest'>,
  tx: Db,
  userId: number,
): Promise<string[]> => {
  await lockFactors(tx, userId);
  const factors = found(await findFactors(tx, userId));
  const isAsked = needOf(deps.config.adminSecondFactor, factors) === 'SECOND_FACTOR';
  return isAsked && factors.recoveryCodes === 0 ? renewRecoveryCodes(deps, tx, userId) : [];
};

/** A new key for an app; what there was holds until the first code of the new one. */
export const beginApp = async (
  { box, config }: Pick<Deps, 'box' | 'config'>,
  tx: Db,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<AppKey> => {
  const secret = newSecret();
  await setPending(tx, userId, box.seal(secret));
  return { secret, uri: appUri(secret, new URL(config.webOrigin).hostname, username) };
};
/** The first code of the app proves that it has the key. */
export const confirmApp = async (
  deps: Pick<Deps, 'box' | 'config' | 'digest'>,
  tx: Db,
  userId: number,
  code: string,
): Promise<string[]> => {
  await lockFactors(tx, userId);
  const pending = await findPending(tx, userId);
  const secret = pending && deps.box.open(pending);
  const step = secret === undefined ? undefined : stepOf(secret, code);
  if (step === undefined) throw new AppError('code.error.invalid');
  await confirmPending(tx, userId, step);
  return firstRecoveryCodes(deps, tx, userId);
};

/** After a factor was taken off: refused when it was the last of one who must have one. With none, codes go too. */
export const assertFactorLeft = async (
  { config }: Installation,
  tx: Db,
  userId: number,
): Promise<void> => {
  await lockFactors(tx, userId);
  const factors = found(await findFactors(tx, userId));
  if (hasFactor(factors)) return;
  if (needOf(config.adminSecondFactor, factors) !== null)
    throw new AppError('secondFactor.error.required');
  await deleteRecoveryCodes(tx, userId);
};
export const removeApp = async (deps: Installation, tx: Db, userId: number): Promise<void> => {
  await lockFactors(tx, userId);
  await deleteApp(tx, userId);
  await assertFactorLeft(deps, tx, userId);
};

/** Uses a recovery code up and tells its owner by mail, who may not be the one who typed it. */
const spendRecoveryCode = (deps: Deps, userId: number, code: string): Promise<boolean> =>
  deps.writeUnseen(async (tx) => {
    if (!(await useRecoveryCode(tx, userId, deps.digest.of(plainCode(code))))) return false;
    const { recoveryCodes: left } = found(await findFactors(tx, userId));
    const data = { at: new Date().toISOString(), left };
    await queueMessage(deps, tx, { kind: 'RECOVERY_CODE_USED', userId, data });
    return true;
  });

export type FactorKind = 'app' | 'recovery';
/**
 * Whether a code is right, and uses it up. Call it outside of a transaction that may be rolled back: a wrong code
 * counts all the same.
 */
export const useFactorCode = async (
  deps: Deps,
  userId: number,
  kind: FactorKind,
  code: string,
): Promise<boolean> => {
  const { db, box } = deps;
  const sealed = await takeFactorGuess(db, userId);
  if (sealed === undefined) return false;
  if (kind === 'recovery') return spendRecoveryCode(deps, userId, code);
  const secret = sealed === null ? undefined : box.open(sealed);
  const step = secret === undefined ? undefined : stepOf(secret, code);
  return step !== undefined && useStep(db, userId, step);
};
