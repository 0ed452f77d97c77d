import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwords } from '../../../test/factories.ts';
import { readMails } from '../../../test/mail.ts';
import { ageSessions } from '../../../test/session-age.ts';
import { openTestApp } from '../../../test/test-app.ts';

const userId = 2;
const test = await openTestApp();
let person = await test.signedIn('employee');
beforeEach(async () => {
  await sql`delete from one_time_code`.execute(test.db);
  await sql`delete from message`.execute(test.db);
  await sql`
    update "user" set
      username = 'employee@test.test', email = 'employee@test.test', managed_by = 'LOCAL',
      newsletter_frequency = 'NEVER', marketing_consent_at = null
    where id = ${userId}`.execute(test.db);
});
const change = (body: Record<string, unknown>) => person.send('PUT', '/api/user', body);
const personal = async () => (await person.call(api.personal.get, {})).body;

describe('own data', () => {
  it.each([
    { email: 'x@y.cz' },
    { roles: ['ROLE_ADMIN'] },
    { phoneNumber: '+420777123456' },
    { active: false },
    { clientId: 2 },
    { firstName: '' },
    { firstName: 'x'.repeat(81) },
    { lastName: 'Nová\r\nBcc: all@test.test' },
    { newsletterFrequency: 'HOURLY' },
    { deliveryAddress: { street: 'Dlouhá' } },
  ])('%j is refused', async (body) => {
    await person.renewCsrf();
    expect([400, 422]).toContain((await change(body)).statusCode);
  });
  it('change one by one: what is left out stays', async () => {
    await person.call(api.user.update, { body: { firstName: 'Ivana' } });
    const { body } = await person.call(api.user.update, { body: { language: 'EN' } });
    expect(body).toMatchObject({ firstName: 'Ivana', lastName: 'Nováková', language: 'EN' });
    await person.call(api.user.update, { body: { language: 'CZ', firstName: 'Jana' } });
  });
  it('keep the name the employer’s directory keeps', async () => {
    await sql`update "user" set managed_by = 'SSO' where id = ${userId}`.execute(test.db);
    const refused = await person.call(api.user.update, {
      body: { firstName: 'Ivana', lastName: 'Nováková' },
    });
    expect(refused.body.fieldErrors).toEqual([
      { field: 'firstName', messageKey: 'user.error.managed' },
    ]);
    expect((await personal()).isManaged).toBe(true);
    const address = await person.call(api.personal.requestEmail, { body: { email: 'x@y.cz' } });
    expect(address.body.fieldErrors?.[0]?.messageKey).toBe('user.error.managed');
  });
  it('order a newsletter with consent only, and taking it back ends the newsletter', async () => {
    const without = await person.call(api.user.update, { body: { newsletterFrequency: 'DAILY' } });
    expect(without.body.fieldErrors).toEqual([
      { field: 'marketingConsent', messageKey: 'user.error.consentNeeded' },
    ]);
    await person.call(api.user.update, {
      body: { newsletterFrequency: 'DAILY', marketingConsent: true },
    });
    const { marketingConsentAt } = await personal();
    expect(marketingConsentAt).not.toBeNull();
    await person.call(api.user.update, {
      body: { newsletterFrequency: 'WEEKLY', marketingConsent: true },
    });
    expect((await personal()).marketingConsentAt).toBe(marketingConsentAt);
    const back = await person.call(api.user.update, { body: { marketingConsent: false } });
    expect(back.body.newsletterFrequency).toBe('NEVER');
    expect((await personal()).marketingConsentAt).toBeNull();
  });
});

describe('the own e-mail address', () => {
  const request = (email: string) => person.call(api.personal.requestEmail, { body: { email } });

  it('is asked for by anyone who has just shown the password, or signed in', async () => {
    const found = await test.signedIn('employee');
    await ageSessions(test.db, 11, userId);
    const ask = () => found.call(api.personal.requestEmail, { body: { email: 'thief@test.test' } });
    expect((await ask()).body.globalErrors?.[0]?.messageKey).toBe('proof.error.needed');
    await found.call(api.proof.prove, { body: { password: passwords.employee } });
    expect((await ask()).status).toBe(200);
    person = await test.signedIn('employee');
  });
  const codeFor = async (to: string): Promise<string> => {
    const mails = await readMails(test, userId);
    return /\b\d{6}\b/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';
  };
  it('changes by a code to the new one, with the name to sign in by, and the old one is told', async () => {
    expect((await request('Nova@Example.test')).status).toBe(200);
    expect((await personal()).pendingEmail).toBe('nova@example.test');
    const code = await codeFor('nova@example.test');
    const changed = await person.call(api.personal.confirmEmail, { body: { code } });
    expect(changed.body).toMatchObject({
      email: 'nova@example.test',
      username: 'nova@example.test',
    });
    const mail = (await readMails(test, userId)).at(-1);
    expect([mail?.kind, mail?.to]).toEqual(['EMAIL_CHANGED', 'employee@test.test']);
    expect(await test.createCaller().signIn('nova@example.test', passwords.employee)).toBe(200);
  });
  it('that somebody has answers as any other, and nothing is sent', async () => {
    const free = await request('free@example.test');
    await sql`delete from one_time_code`.execute(test.db);
    const taken = await request('other@test.test');
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await readMails(test, userId)).map(({ to }) => to)).toEqual(['free@example.test']);
  });
  it('stays when somebody took the new one meanwhile', async () => {
    await request('wanted@example.test');
    const code = await codeFor('wanted@example.test');
    await sql`update "user" set email = 'wanted@example.test' where id = 3`.execute(test.db);
    const refused = await person.call(api.personal.confirmEmail, { body: { code } });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('code.error.invalid');
    await sql`update "user" set email = 'other@test.test' where id = 3`.execute(test.db);
  });
  it('stays when the employer has taken the name over since the code was sent', async () => {
    await request('mine@example.test');
    const code = await codeFor('mine@example.test');
    await sql`update "user" set managed_by = 'SSO' where id = ${userId}`.execute(test.db);
    const refused = await person.call(api.personal.confirmEmail, { body: { code } });
    expect(refused.body.fieldErrors?.[0]?.messageKey).toBe('user.error.managed');
    expect((await personal()).pendingEmail).toBe('mine@example.test');
  });
  it.each([`${'a'.repeat(300)}@example.test`, 'x@y.cz\r\nBcc: all@test.test', 'nobody'])(
    '%j is none',
    async (email) => {
      const refused = await request(email);
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors?.[0]?.field).toBe('email');
    },
  );
});
