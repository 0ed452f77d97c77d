import {
  type AppKey,
  type NextStep,
  type SecondFactorState,
  standingOf,
} from '@cafeteria/contract';
import type { SessionMethod } from '../../../kernel/caller/index.ts';
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

type Installation = Pick<Deps, 'config'>;

/**
 * What the installation asks of a person. A passkey is a second factor of those who must have one, and of who
 * administers anything; anybody else added it to sign in by one touch, and it takes nothing from their password.
 */
const ruleOf = ({ config }: Installation, { roles }: Factors) => {
  const { isStaff } = standingOf(roles);
  const mode = isStaff ? config.adminSecondFactor : config.userSecondFactor;
  return { isStaff, mode, countsPasskeys: isStaff || mode === 'required' };
};
type Rule = ReturnType<typeof ruleOf>;
const hasFactor = ({ countsPasskeys }: Rule, { hasApp, passkeys }: Factors): boolean =>
  hasApp || (countsPasskeys && passkeys > 0);
/** One rule: everybody is asked for the second factor they have, or sets one up where they must have one. */
const needOf = (rule: Rule, factors: Factors): NextStep['next'] => {
  if (rule.mode === 'off') return null;
  if (hasFactor(rule, factors)) return 'SECOND_FACTOR';
  return rule.mode === 'required' ? 'SECOND_FACTOR_SETUP' : null;
};

/**
 * What a person is asked for after the password, or after another `method`: an employer's provider asks its own people
 * what it will, who administers anything is asked by the portal all the same.
 */
export const nextStepOf = async (
  installation: Installation,
  db: Db,
  userId: number,
  method: SessionMethod = 'PASSWORD',
): Promise<NextStep['next']> => {
  const factors = found(await findFactors(db, userId));
  const rule = ruleOf(installation, factors);
  return method === 'EMPLOYER' && !rule.isStaff ? null : needOf(rule, factors);
};

/** What a person's own second factor is, as their page shows it. */
export const secondFactorStateOf = async (
  installation: Installation,
  db: Db,
  userId: number,
): Promise<SecondFactorState> => {
  const factors = found(await findFactors(db, userId));
  const rule = ruleOf(installation, factors);
  const { hasApp, passkeys, recoveryCodes } = factors;
  const isAsked = needOf(rule, factors) === 'SECOND_FACTOR';
  const { mode, countsPasskeys } = rule;
  return { mode, countsPasskeys, isAsked, hasApp, passkeys, recoveryCodes };
};

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
  const isAsked = needOf(ruleOf(deps, factors), factors) === 'SECOND_FACTOR';
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
/**
 * The first code of the app proves that it has the key. It lets nobody in who is not in already, so one of the
 * half-minute beside this one will do.
 */
export const confirmApp = async (
  deps: Pick<Deps, 'box' | 'config' | 'digest'>,
  tx: Db,
  userId: number,
  code: string,
): Promise<string[]> => {
  await lockFactors(tx, userId);
  const pending = await findPending(tx, userId);
  const secret = pending && deps.box.open(pending);
  const known = secret === undefined ? undefined : stepOf(secret, code);
  if (!known) throw new AppError('code.error.invalid');
  await confirmPending(tx, userId, known.step);
  return firstRecoveryCodes(deps, tx, userId);
};

/** After a factor was taken off: refused when it was the last of one who must have one. With none, codes go too. */
export const assertFactorLeft = async (
  installation: Installation,
  tx: Db,
  userId: number,
): Promise<void> => {
  await lockFactors(tx, userId);
  const factors = found(await findFactors(tx, userId));
  const rule = ruleOf(installation, factors);
  if (hasFactor(rule, factors)) return;
  if (needOf(rule, factors) !== null) throw new AppError('secondFactor.error.required');
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
/** A code of an app holds for its own half-minute (OWASP ASVS 5.0, 6.5.5): the one beside it has changed. */
export type CodeStanding = 'right' | 'changed' | 'wrong';
/**
 * How a code stands, and uses up one that is right. Call it outside of a transaction that may be rolled back: a code
 * that is not right counts all the same.
 */
export const useFactorCode = async (
  deps: Deps,
  userId: number,
  kind: FactorKind,
  code: string,
): Promise<CodeStanding> => {
  const { db, box } = deps;
  const sealed = await takeFactorGuess(db, userId);
  if (sealed === undefined) return 'wrong';
  if (kind === 'recovery') return (await spendRecoveryCode(deps, userId, code)) ? 'right' : 'wrong';
  const secret = sealed === null ? undefined : box.open(sealed);
  const known = secret === undefined ? undefined : stepOf(secret, code);
  if (!known) return 'wrong';
  if (known.away !== 0) return 'changed';
  return (await useStep(db, userId, known.step)) ? 'right' : 'wrong';
};
