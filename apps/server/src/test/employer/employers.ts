import { columns, query, tableAs } from '../../platform/db/index.ts';
import { api, type EmployerSignInForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { startLiar } from './liar.ts';
import { startProvider, visit } from './provider.ts';

const user = tableAs('user');

export const portal = 'http://localhost:3000';
export const callback = 'http://localhost:8080/api/auth/employer/callback';
type Browser = ReturnType<TestApp['createCaller']>;
export const refusalPath = (problem: string): string =>
  `${portal}/login?employerProblem=${problem}`;
export const verified = { email: 'eva@firma.cz', email_verified: true };

/** What a test has of the API and the two providers. */
type Stage = {
  readonly app: TestApp;
  readonly admin: Awaited<ReturnType<TestApp['signedIn']>>;
  readonly provider: Awaited<ReturnType<typeof startProvider>>;
  readonly liar: Awaited<ReturnType<typeof startLiar>>;
};
const openStage = async (): Promise<Stage> => {
  const provider = await startProvider([callbackOf(1), callback]);
  const liar = await startLiar();
  const app = await buildTestApp();
  const admin = await app.signedIn('admin');
  await sql`update client set email_domains = '{firma.cz}' where id = 1`.execute(app.db);
  return { app, admin, provider, liar };
};

/** Where people come back to from the provider of a client. */
export const callbackOf = (clientId: number): string => `${callback}/${clientId}`;

/** The settings as an administrator fills them in. */
const createSettings = (stage: () => Stage) => {
  const form = (more: Partial<EmployerSignInForm> = {}): EmployerSignInForm => ({
    enabled: true,
    issuer: stage().provider.issuer,
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
    (await stage().admin.call(api.employerSignInAdmin.get, { clientId })).body;
  /** Answers what the client is called in public. */
  const save = async (more: Partial<EmployerSignInForm> = {}, clientId = 1): Promise<string> => {
    const { version } = await read(clientId);
    const { status, body } = await stage().admin.call(api.employerSignInAdmin.save, {
      clientId,
      body: form({ version, ...more }),
    });
    expect(status).toBe(200);
    return new URL(body.loginHref ?? '').searchParams.get('employer') ?? '';
  };
  return { form, read, save };
};

/** A sign-in as a browser goes through it. */
const createVisits = (key: () => string) => {
  const begin = async (browser: Browser, redirect?: string, employer = key()): Promise<URL> => {
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
  return { begin, comeBack, signIn, whoIs };
};

/** Somebody of the first client whom the administration has invited, as it leaves them: not switched on yet. */
const inviteOn = async (
  { app }: Stage,
  { email = 'eva@firma.cz', clientId = 1 }: { email?: string; clientId?: number } = {},
): Promise<number> => {
  const { rows } = await query`
    insert into "user" (
      username, email, first_name, last_name, language, roles, client_id, active, external_id,
      personal_number, onboarding_status, name_sort_cs, name_sort_sk, folded
    )
    values (
      ${email}, ${email}, 'Eva', 'Malá', 'CZ', '{ROLE_USER}', ${clientId}, false, 'oid-eva', '17',
      'SENT', '', '', ''
    )
    returning ${columns({ id: user.id })}`.execute(app.db);
  return rows[0]?.id ?? 0;
};

/** The API with two clients: one with a real provider, one with a provider that lies. */
export const openEmployers = () => {
  let stage: Stage;
  let key: string;
  let otherKey: string;
  const settings = createSettings(() => stage);
  beforeAll(async () => {
    stage = await openStage();
    otherKey = await settings.save({ issuer: stage.liar.issuer, secret: null }, 2);
  });
  afterAll(async () => {
    await stage.app.close();
    await stage.provider.close();
    await stage.liar.close();
  });
  beforeEach(async () => {
    const { db } = stage.app;
    await sql`delete from former_client`.execute(db);
    await sql`delete from "user" where id > 3`.execute(db);
    await sql`delete from user_identity`.execute(db);
    await sql`update client set active = true`.execute(db);
    await sql`update "user" set active = true`.execute(db);
    key = await settings.save();
  });
  return {
    test: () => stage.app,
    admin: () => stage.admin,
    provider: () => stage.provider,
    liar: () => stage.liar,
    key: () => key,
    otherKey: () => otherKey,
    invite: (who?: { email?: string; clientId?: number }) => inviteOn(stage, who),
    ...settings,
    ...createVisits(() => key),
  };
};
