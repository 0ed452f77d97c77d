import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser, passwords } from '../../../test/factories.ts';
import { readMails } from '../../../test/mail.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { tellFormerAddresses } from '../../records/user/user.jobs.ts';
import { recoverPassword } from './recover.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = 2;
const own = 'employee@test.test';
const theirs = 'somebody@evil.test';

beforeEach(async () => {
  await sql`delete from message`.execute(test.db);
  await sql`delete from one_time_code`.execute(test.db);
  await sql`
    update "user" set email = ${own}, email_confirmed_at = now(), managed_by = 'LOCAL'
    where id = ${employee}`.execute(test.db);
});
/** Where messages of a kind went. */
const mailsOf = async (kind: string): Promise<string[]> =>
  (await readMails(test, employee)).filter((mail) => mail.kind === kind).map(({ to }) => to);
const recover = (name: string) => recoverPassword(test.deps, name);

const byAdministrator = async (email: string): Promise<void> => {
  const { body } = await admin.call(api.userAdmin.get, { id: employee });
  const answer = await admin.call(api.userAdmin.update, {
    id: employee,
    body: {
      ...buildUser({ username: own, email, clientId: body.clientId }),
      version: body.version,
    },
  });
  expect(answer.status).toBe(200);
};
const byDirectory = async (email: string): Promise<void> => {
  const { body } = await admin.call(api.directoryToken.create, {
    clientId: 1,
    body: { name: 'Entra' },
  });
  const answer = await test.app.inject({
    method: 'PATCH',
    url: `/api/scim/v2/Users/${employee}`,
    headers: {
      authorization: `Bearer ${body.secret}`,
      'content-type': 'application/scim+json',
    },
    payload: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: email }],
    },
  });
  expect(answer.statusCode).toBe(200);
};

describe.each([
  ['an administrator', byAdministrator],
  ["an employer's directory", byDirectory],
  [
    'any other statement',
    async (email: string) =>
      void (await sql`update "user" set email = ${email} where id = ${employee}`.execute(test.db)),
  ],
])('an address %s puts in the place of one of somebody with a password', (_who, change) => {
  it('gets no new password, by whichever name it is asked for; the one before does', async () => {
    await change(theirs);
    for (const name of [theirs, own]) await recover(name);
    const to = await mailsOf('PASSWORD_RECOVERY');
    expect(to).not.toContain(theirs);
    expect(to).toContain(own);
  });

  it('is told to the one before, once', async () => {
    await change(theirs);
    await tellFormerAddresses(test.deps);
    await tellFormerAddresses(test.deps);
    expect(await mailsOf('EMAIL_CHANGED')).toEqual([own]);
  });

  it('ends the links that were under way', async () => {
    await recover(own);
    await change(theirs);
    const { rows } = await sql`
      select 1 from one_time_code where purpose = 'PASSWORD_RESET' and voided_at is null`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });

  it('serves recovery as soon as its person has confirmed it by a code', async () => {
    await change(theirs);
    const person = test.createCaller();
    await person.signIn(own, passwords.employee);
    const personal = async () => (await person.call(api.personal.get, {})).body;
    expect((await personal()).recoveryEmail).toBe(own);
    expect((await person.call(api.personal.requestEmail, { body: { email: theirs } })).status).toBe(
      200,
    );
    const mail = (await readMails(test, employee)).findLast(({ kind }) => kind === 'EMAIL_CODE');
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await person.call(api.personal.confirmEmail, { body: { code } })).status).toBe(200);
    expect((await personal()).recoveryEmail).toBeNull();
    await recover(theirs);
    expect(await mailsOf('PASSWORD_RECOVERY')).toEqual([theirs]);
  });

  it('leaves no way in by an address that is somebody else’s meanwhile', async () => {
    const other = (email: string) =>
      sql`update "user" set email = ${email}, email_confirmed_at = now() where id = 3`.execute(
        test.db,
      );
    await change(theirs);
    await other(own);
    await recover(theirs);
    await tellFormerAddresses(test.deps);
    expect(await readMails(test, employee)).toEqual([]);
    await other('other@test.test');
  });

  it('is as before when it is put back', async () => {
    await change(theirs);
    await change(own);
    await recover(own);
    expect(await mailsOf('PASSWORD_RECOVERY')).toEqual([own]);
    await tellFormerAddresses(test.deps);
    expect(await mailsOf('EMAIL_CHANGED')).toEqual([]);
  });
});
