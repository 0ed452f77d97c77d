import { randomBytes, randomInt } from 'node:crypto';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  type CodeOwner,
  type CodePurpose,
  findIssued,
  findLinkCode,
  giveGuessBack,
  insertCode,
  type Issued,
  takeGuess,
  voidCodes,
} from './code.queries.ts';

type Form = { readonly digits: boolean; readonly minutes: number };
const week = 7 * 24 * 60;
/** What a code looks like and how long it is good: typed by hand, six digits; carried by a link, 256 bits. */
const forms: Readonly<Record<CodePurpose, Form>> = {
  ONBOARDING: { digits: false, minutes: week },
  PASSWORD_RESET: { digits: false, minutes: 60 },
  PHONE_CHANGE: { digits: true, minutes: 10 },
  DEVICE_ACTIVATION: { digits: true, minutes: 10 },
  DEVICE_UNBLOCK: { digits: true, minutes: 10 },
  EMAIL_CHANGE: { digits: true, minutes: 10 },
};

/** Between two codes of one purpose. */
export const resendSeconds = 60;
const maxADay = 5;
const daySeconds = 24 * 60 * 60;
/** A link that is good for less is as good as gone to anyone who opens their mail only now. */
const readingSeconds = 15 * 60;

const newCode = ({ digits }: Form): string =>
  digits ? String(randomInt(1_000_000)).padStart(6, '0') : randomBytes(32).toString('base64url');

/**
 * Seconds until a person may get another code of a purpose; 0 is now. Links anybody may ask for: after five in a day
 * there is another one only when the last is about to end. So a stranger sends few of them, and their owner always has
 * one that holds (decision 0058).
 */
const secondsUntil = ({ lastAgeSeconds, today, liveSeconds }: Issued, { digits }: Form): number => {
  const wait = lastAgeSeconds === null ? 0 : Math.max(0, resendSeconds - lastAgeSeconds);
  if (today < maxADay) return wait;
  return digits ? daySeconds : Math.max(wait, (liveSeconds ?? 0) - readingSeconds);
};

type CodeRequest = CodeOwner & { readonly target?: string | undefined };
/** In how many seconds a person may get another code, and whether the last one for the same target still holds. */
export const stateOfCode = async (
  tx: Db,
  owner: CodeRequest,
): Promise<{ retryAfterSeconds: number; codeSent: boolean }> => {
  const issued = await findIssued(tx, owner);
  return {
    retryAfterSeconds: secondsUntil(issued, forms[owner.purpose]),
    codeSent: issued.isGuessable,
  };
};
export const secondsUntilNext = async (tx: Db, owner: CodeRequest): Promise<number> =>
  (await stateOfCode(tx, owner)).retryAfterSeconds;
const assertNotTooSoon = async (tx: Db, owner: CodeRequest): Promise<void> => {
  const state = await stateOfCode(tx, owner);
  if (state.retryAfterSeconds > 0) throw new AppError('code.error.tooSoon', state);
};

type NewCode = CodeOwner & {
  /** What the code is good for beside its purpose: a telephone number, a registration. */
  readonly target?: string;
  /** Another lifetime than the purpose's own. */
  readonly minutes?: number;
  /** Asked for by an administrator, who may send as often as need be. */
  readonly isUnlimited?: boolean;
};
/** Issues a code; the ones before are void. Throws `code.error.tooSoon` when it is too soon for another. */
export const issueCode = async (
  { digest }: Pick<Deps, 'digest'>,
  tx: Db,
  { purpose, userId, target, minutes, isUnlimited = false }: NewCode,
): Promise<string> => {
  const owner = { purpose, userId };
  if (!isUnlimited) await assertNotTooSoon(tx, { ...owner, target });
  const form = forms[purpose];
  const code = newCode(form);
  await voidCodes(tx, [userId], purpose);
  await insertCode(tx, {
    ...owner,
    hash: digest.of(code),
    target,
    minutes: minutes ?? form.minutes,
  });
  return code;
};

/** A code that was right; `useCode(tx, id)` uses it up in the transaction of what it allows. */
export type RightCode = { readonly id: number; readonly target: string | null };
/**
 * Compares a code with the living one of its owner. Undefined when it is wrong, old, used, or the fifth wrong guess was
 * made; of a link no guesses are counted (decision 0058). Call it outside the transaction that follows: a wrong guess
 * counts even when that is rolled back.
 */
export const checkCode = async (
  { db, digest }: Pick<Deps, 'db' | 'digest'>,
  owner: CodeOwner,
  code: string,
): Promise<RightCode | undefined> => {
  const { digits } = forms[owner.purpose];
  const live = await (digits ? takeGuess : findLinkCode)(db, owner);
  // compared even where there is none, so that the time tells nothing
  const isRight = digest.is(code, live?.hash ?? digest.of('no code'));
  if (!live || !isRight) return undefined;
  if (digits) await giveGuessBack(db, live.id);
  return { id: live.id, target: live.target };
};
