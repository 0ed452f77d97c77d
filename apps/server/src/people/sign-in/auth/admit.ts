import type { NextStep } from '@cafeteria/contract';
import type { Caller, SessionMethod } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { rememberBrowser } from '../known-browser/index.ts';
import { factorsOf, nextStepOf } from '../second-factor/index.ts';
import { forgetFailures, recordSignIn } from '../../records/user/index.ts';

type Entrant = Pick<Caller, 'session' | 'request' | 'reply'>;

type By = {
  readonly method: SessionMethod;
  /** The password that was right. */
  readonly passwordHash?: string;
};
/** What somebody proved who they are by does not hold any more: another password was set while they came in. */
const ended = ({ passwordHash }: By): AppError =>
  new AppError(
    passwordHash === undefined ? 'secondFactor.error.ended' : 'auth.error.badCredentials',
  );

const letIn = async (
  deps: Deps,
  caller: Entrant,
  userId: number,
  by: By & { readonly goesOn?: boolean },
): Promise<void> => {
  if (!(await deps.sessions.open(userId, caller, by))) throw ended(by);
  await recordSignIn(deps.db, userId);
  // the browser an invitation was taken up in is no news to its owner
  await rememberBrowser(deps, userId, caller, { isTold: by.method !== 'ONBOARDING' });
};

/**
 * The one door into the portal: anyone who has proved who they are, by whatever method, is let in here, or asked for
 * the second factor first. A passkey is both factors at once.
 * @example return admit(deps, caller, user.id, { method: 'PASSWORD' });
 */
export const admit = async (
  deps: Deps,
  caller: Entrant,
  userId: number,
  by: By,
): Promise<NextStep> => {
  const { db, config, sessions } = deps;
  const next = by.method === 'PASSKEY' ? null : await nextStepOf({ config }, db, userId, by.method);
  // one that waits for its second factor is no session of the caller's, but ends all the same
  const session = caller.session ?? (await sessions.find(caller.request, 'SECOND_FACTOR'));
  const entrant = { ...caller, session };
  if (next === null) {
    await letIn(deps, entrant, userId, by);
  } else {
    if (!(await sessions.open(userId, entrant, { ...by, stage: 'SECOND_FACTOR' }))) throw ended(by);
    await forgetFailures(db, userId);
  }
  return next === 'SECOND_FACTOR' ? { next, factors: await factorsOf(db, userId) } : { next };
};

/** Lets in anyone who has shown the second factor too. */
export const admitFully = (
  deps: Deps,
  caller: Entrant,
  userId: number,
  { method }: { readonly method: SessionMethod },
): Promise<void> => letIn(deps, caller, userId, { method, goesOn: true });
