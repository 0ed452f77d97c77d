import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordRefusals } from '../../kernel/audit/index.ts';
import { createRefusedProofs } from './refused-proofs.ts';
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
    [
      'a token of a directory that is none',
      'scim.token',
      () =>
        nobody().send('GET', '/api/scim/v2/Users', undefined, {
          authorization: `Bearer scim_${'x'.repeat(43)}`,
        }),
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

describe('the audit of what was refused', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const requestOf = (ip: string) =>
    ({ ip, routeOptions: { url: '/api/auth/login' }, log: { info: () => {} } }) as never;

  it('has a row a minute for each kind and address with a count, and a few of a flood', async () => {
    vi.useFakeTimers();
    const written: { error: string; ip: string | null; count: number }[][] = [];
    const refused = createRefusedProofs(async (rows) => void written.push([...rows]));
    for (let time = 0; time < 500; time += 1)
      refused.noteProof('auth.error.badCredentials', requestOf('203.0.113.1'));
    refused.noteProof('scim.token', requestOf('203.0.113.1'));
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toMatchObject([
      [
        { error: 'auth.error.badCredentials', ip: '203.0.113.1', count: 500 },
        { error: 'scim.token', count: 1 },
      ],
    ]);
    for (let one = 0; one < 250; one += 1)
      refused.noteProof('signature', requestOf(`198.51.100.${one}`));
    await vi.advanceTimersByTimeAsync(60_000);
    const flood = written[1] ?? [];
    expect(flood.length).toBeLessThanOrEqual(61);
    expect(flood.reduce((sum, { count }) => sum + count, 0)).toBe(250);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(written).toHaveLength(2);
  });

  it('says what, where from and how often, and nothing that was typed', async () => {
    const route = '/api/auth/login';
    await recordRefusals(test.db, [
      { error: 'auth.error.badCredentials', ip: '203.0.113.1', route, count: 3 },
    ]);
    const { rows } = await sql`
      select user_id as "userId", entity, ip, after
      from audit
      where action = 'REFUSE'`.execute(test.db);
    expect(rows).toEqual([
      {
        userId: null,
        entity: 'proof',
        ip: '203.0.113.1',
        after: { error: 'auth.error.badCredentials', route, count: 3 },
      },
    ]);
    const admin = await test.signedIn('admin');
    const { body } = await admin.call(api.audit.list, { action: 'REFUSE' });
    expect(body.content).toMatchObject([{ action: 'REFUSE', entity: 'proof' }]);
  });
});
