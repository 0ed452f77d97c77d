import { api, type EmployerSignInForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { startLiar } from './liar.ts';
import { startProvider, visit } from './provider.ts';

export const portal = 'http://localhost:3000';
export const callback = 'http://localhost:8080/api/auth/employer/callback';
type Browser = ReturnType<TestApp['createCaller']>;
export const toldOf = (problem: string): string => `${portal}/login?employerProblem=${problem}`;
export const verified = { email: 'eva@firma.cz', email_verified: true };

/** The API with two clients: one with a real provider, one with a provider that lies. */
export const openEmployers = () => {
  let test: TestApp;
  let admin: Awaited<ReturnType<TestApp['signedIn']>>;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let liar: Awaited<ReturnType<typeof startLiar>>;
  let key: string;
  let otherKey: string;

  const form = (more: Partial<EmployerSignInForm> = {}): EmployerSignInForm => ({
    enabled: true,
    issuer: provider.issuer,
    oidcClientId: 'portal',
    secret: 'a secret of the portal',
    scopes: 'openid profile email',
    directoryClaim: 'oid',
    personalNumberClaim: 'employee_number',
    emailClaim: 'email',
    isOnly: false,
    version: 0,
    ...more,
  });
  const read = async (clientId = 1) =>
    (await admin.call(api.employerSignInAdmin.get, { clientId })).body;
  const save = async (more: Partial<EmployerSignInForm> = {}, clientId = 1): Promise<string> => {
    const { version } = await read(clientId);
    const { status, body } = await admin.call(api.employerSignInAdmin.save, {
      clientId,
      body: form({ version, ...more }),
    });
    expect(status).toBe(200);
    return new URL(body.loginHref ?? '').searchParams.get('employer') ?? '';
  };
  beforeAll(async () => {
    provider = await startProvider(callback);
    liar = await startLiar();
    test = await buildTestApp();
    admin = await test.signedIn('admin');
    await sql`update client set email_domains = '{firma.cz}' where id = 1`.execute(test.db);
    otherKey = await save({ issuer: liar.issuer, secret: null }, 2);
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
    await liar.close();
  });
  beforeEach(async () => {
    await sql`delete from user_identity`.execute(test.db);
    await sql`delete from "user" where id > 3`.execute(test.db);
    await sql`update client set active = true`.execute(test.db);
    await sql`update "user" set active = true`.execute(test.db);
    key = await save();
  });

  /** Somebody the administration has invited, of the first client. */
  const invite = async (more: { email?: string; active?: boolean; clientId?: number } = {}) => {
    const { email = 'eva@firma.cz', active = true, clientId = 1 } = more;
    const { rows } = await sql<{ id: number }>`
    insert into "user" (
      username, email, first_name, last_name, language, roles, client_id, active, external_id,
      personal_number, onboarding_status, name_sort_cs, name_sort_sk, folded
    )
    values (
      ${email}, ${email}, 'Eva', 'Malá', 'CZ', '{ROLE_USER}', ${clientId}, ${active}, 'oid-eva',
      '17', 'SENT', '', '', ''
    )
    returning id`.execute(test.db);
    return rows[0]?.id ?? 0;
  };
  const begin = async (browser: Browser, redirect?: string, employer = key): Promise<URL> => {
    const { status, body } = await browser.call(api.employerSignIn.start, {
      body: { key: employer, redirect },
    });
    expect(status).toBe(200);
    return new URL(body.href);
  };
  const comeBack = async (browser: Browser, { pathname, search }: URL): Promise<string> => {
    const response = await browser.send('GET', `${pathname}${search}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([303, 'no-store']);
    return String(response.headers.location);
  };
  const signIn = async (browser: Browser, redirect?: string): Promise<string> =>
    comeBack(browser, await visit((await begin(browser, redirect)).href, callback));
  const whoIs = async (browser: Browser): Promise<number | undefined> => {
    const { status, body } = await browser.call(api.user.me, {});
    return status === 200 ? body.id : undefined;
  };

  return {
    test: () => test,
    admin: () => admin,
    provider: () => provider,
    liar: () => liar,
    key: () => key,
    otherKey: () => otherKey,
    form,
    read,
    save,
    invite,
    begin,
    comeBack,
    signIn,
    whoIs,
  };
};
