import { api } from '@cafeteria/contract';
import { Secret, TOTP } from 'otpauth';
import { passwords } from './factories.ts';
import type { TestCaller } from './test-caller.ts';

/** The site authenticators of tests make passkeys for. */
export const site = { origin: 'http://localhost:3000', rpId: 'localhost' };
const stepMs = 30_000;
type Refusal = { body: { globalErrors?: { messageKey: string }[] } };
export const keyOf = ({ body }: Refusal) => body.globalErrors?.[0]?.messageKey;
/** A code that is to be typed is not of the last moment of its half-minute. */
const briefMs = 1_500;
const untilItHolds = (): void => {
  const leftMs = stepMs - (Date.now() % stepMs);
  if (leftMs < briefMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, leftMs);
};
/** The code an app shows, now or so many half-minutes later. */
export const codeOf = (secret: string, later = 0): string => {
  untilItHolds();
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + later * stepMs,
  });
};
export const wrong = (secret: string): string => {
  const right = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (code) => !right.includes(code),
    ) ?? ''
  );
};
/** The first step of a sign-in; what is asked for next. */
export const password = async (caller: TestCaller, who: 'admin' | 'employee' = 'admin') => {
  const { body } = await caller.call(api.auth.login, {
    body: { username: `${who}@test.test`, password: passwords[who] },
  });
  await caller.renewCsrf();
  return body.next;
};
export const isValid = async (caller: TestCaller): Promise<boolean> =>
  (await caller.call(api.auth.hasValidSession, {})).body.valid;
/** Sets the app up where it is asked for, by the code of before: the one of this half-minute is left to sign in by. */
export const setUpApp = async (caller: TestCaller) => {
  const { secret } = (await caller.call(api.secondFactorSignIn.setupApp, {})).body;
  const { recoveryCodes } = (
    await caller.call(api.secondFactorSignIn.confirmSetupApp, {
      body: { code: codeOf(secret, -1) },
    })
  ).body;
  await caller.renewCsrf();
  return { caller, secret, recoveryCodes };
};
/** The second step with a code of the app. */
export const app = (caller: TestCaller, code: string) =>
  caller.call(api.secondFactorSignIn.app, { body: { code } });
