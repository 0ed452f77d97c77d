import { api } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const employee = await test.signedIn('employee');
const nobody = () => test.createCaller();
const countOf = async (error: string): Promise<number> => {
  const { body } = await test.app.inject('/metrics');
  const line = body.split('\n').find((one) => one.includes(`{error="${error}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
};

describe('what somebody could not prove is counted', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    [
      'a wrong password',
      'auth.error.badCredentials',
      () =>
        nobody().call(api.auth.login, {
          body: { username: 'employee@test.test', password: 'Wrong.Password.1' },
        }),
    ],
    [
      'a wrong proof',
      'proof.error.wrongPassword',
      () => employee.call(api.proof.prove, { body: { password: 'Wrong.Password.1' } }),
    ],
    [
      'a link to a new password that is none',
      'auth.error.codeInvalid',
      () =>
        nobody().call(api.password.reset, {
          body: { userId: 2, code: 'x'.repeat(43), password: 'Nove.Heslo.1' },
        }),
    ],
    [
      'a wrong code of a number',
      'code.error.invalid',
      () => employee.call(api.phoneNumber.confirm, { body: { code: '000000' } }),
    ],
    [
      'a token of a phone that is none',
      'device.error.tokenInvalid',
      () =>
        nobody().call(api.devicePayment.create, {
          body: { deviceToken: 'x'.repeat(43), usePrivate: false },
        }),
    ],
    [
      'a signature nobody knows',
      'signature',
      () =>
        nobody().send(
          'POST',
          '/api/payment/authorize',
          {},
          {
            'signature-input': 'sig=();keyid="none"',
            signature: 'sig=:AA==:',
          },
        ),
    ],
  ])('%s', async (_what, error, attempt) => {
    const before = await countOf(error);
    await attempt();
    expect(await countOf(error)).toBe(before + 1);
  });

  it('and what is only filled in wrong is not', async () => {
    const { body } = await test.app.inject('/metrics');
    expect(body).not.toContain('{error="common.error.validation"}');
  });
});
