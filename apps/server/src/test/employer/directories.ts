import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { buildTestApp, type TestApp } from '../test-app.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
/** As Entra ID creates a person. */
export const entraUser = (name = 'eva.mala', more: object = {}) => ({
  schemas: [userSchema, enterprise],
  externalId: `oid-${name}`,
  userName: `${name}@firma.cz`,
  active: true,
  displayName: 'Eva Malá',
  emails: [{ primary: true, type: 'work', value: `${name}@firma.cz` }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Eva Malá', familyName: 'Malá', givenName: 'Eva' },
  phoneNumbers: [{ type: 'mobile', value: '+420777123456' }],
  [enterprise]: { employeeNumber: `P-${name}`, department: 'IT' },
  ...more,
});
export const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.scimType,
];
export const filterOf = (filter: string) => `/Users?filter=${encodeURIComponent(filter)}`;

type Sent = {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The API with the directories of its two clients; whom a test makes is gone before the next. */
export const openDirectories = () => {
  let test: TestApp;
  let admin: Awaited<ReturnType<TestApp['signedIn']>>;
  let tokens: [string, string];
  const makeToken = async (clientId: number): Promise<string> =>
    (await admin.call(api.directoryToken.create, { clientId, body: { name: 'Entra ID' } })).body
      .secret;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await test.signedIn('admin');
    tokens = [await makeToken(1), await makeToken(2)];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await sql`delete from former_client`.execute(test.db);
    await sql`delete from "user" where id > 3`.execute(test.db);
  });
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, token = tokens[0], headers }: Sent = {},
  ) => {
    const response = await test.app.inject({
      method,
      url: `/api/scim/v2${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const json: Record<string, unknown> = response.body ? response.json() : {};
    return { status: response.statusCode, body: json, headers: response.headers };
  };

  const create = async (name?: string, more?: object): Promise<string> => {
    const { status, body } = await send('POST', '/Users', { body: entraUser(name, more) });
    expect(status).toBe(201);
    return String(body.id);
  };
  const patch = (id: string, Operations: readonly object[], sent: Sent = {}) =>
    send('PATCH', `/Users/${id}`, { body: { schemas: [patchSchema], Operations }, ...sent });

  return {
    test: () => test,
    admin: () => admin,
    tokens: () => tokens,
    makeToken,
    send,
    create,
    patch,
  };
};
