import { api, Me } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { announcePeople } from '../../entity/caller/index.ts';
import { atomic } from '../../platform/db/index.ts';
import { portOf } from '../../test/mail.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { completeTask } from '../task/index.ts';
import { savePhoneNumber } from './own-data.queries.ts';
import { endNewsletter } from './user.newsletter.queries.ts';

let test: TestApp;
let port: number;
type Signed = Awaited<ReturnType<TestApp['signedIn']>>;
let person: Signed;
let colleague: Signed;
let id: number;
/** Asks over the network, where ready answers are served before the framework. */
const ask = ({ cookies }: Signed): Promise<Response> =>
  fetch(`http://localhost:${port}/api/user/me`, {
    headers: { cookie: `session=${cookies.get('session')}` },
  });
const me = async (who = person): Promise<Me> => {
  return z.parse(Me, await (await ask(who)).json());
};

beforeAll(async () => {
  test = await buildTestApp();
  await sql`update "user" set newsletter_frequency = 'WEEKLY'`.execute(test.db);
  [person, colleague] = [await test.signedIn('employee'), await test.signedIn('other')];
  await test.app.listen({ port: 0, host: 'localhost' });
  port = portOf(test.app.server);
  ({ id } = await me());
});
afterAll(() => test.close());
beforeEach(() => ask(person));

describe('who is signed in', () => {
  it('is read once, until something of the person changes', async () => {
    const { firstName } = await me();
    await sql`update "user" set first_name = 'Jinak' where id = ${id}`.execute(test.db);
    expect((await me()).firstName).toBe(firstName);
    await announcePeople(test.db, [id]);
    expect((await me()).firstName).toBe('Jinak');
  });

  it('is told with the same headers from memory', async () => {
    await announcePeople(test.db, [id]);
    const [read, kept] = [await ask(person), await ask(person)].map(({ headers }) => {
      const { date: _date, ...rest } = Object.fromEntries(headers);
      return rest;
    });
    expect(kept).toEqual(read);
    expect(kept).toMatchObject({ 'cache-control': 'private, no-store' });
  });

  it('is nobody else', async () => {
    expect((await me(colleague)).id).not.toBe(id);
    expect((await me()).id).toBe(id);
  });

  it.each<[string, () => Promise<unknown>, (told: Me) => unknown, unknown]>([
    [
      'an own change',
      () => person.call(api.user.update, { body: { lastName: 'Zlatá' } }),
      ({ lastName }) => lastName,
      'Zlatá',
    ],
    [
      'a telephone number',
      () => atomic(test.db, (tx) => savePhoneNumber(tx, id, '+420777123456')),
      ({ phoneNumber }) => phoneNumber,
      '+420777123456',
    ],
    [
      'the end of the newsletter',
      () => atomic(test.db, (tx) => endNewsletter(tx, id)),
      ({ newsletterFrequency }) => newsletterFrequency,
      'NEVER',
    ],
    [
      'the terms agreed to',
      async () => {
        const { termsDue } = await me();
        await person.call(api.user.acceptTerms, { body: { version: termsDue ?? '' } });
      },
      ({ termsDue }) => termsDue,
      null,
    ],
  ])('shows %s at once', async (_what, change, read, expected) => {
    expect(read(await me())).not.toEqual(expected);
    await change();
    expect(read(await me())).toEqual(expected);
  });

  it('shows a step that was taken at once', async () => {
    const { tasks } = await me();
    await atomic(test.db, (tx) => completeTask(tx, id, 'ACTIVATE_DEVICE'));
    expect((await me()).tasks).toEqual({ ...tasks, open: tasks.open - 1 });
  });

  it('shows what the employer changes at once', async () => {
    const contactEmail = 'nova@firma.test';
    expect((await me()).client?.contactEmail).not.toBe(contactEmail);
    await sql`
      update client set contact_email = ${contactEmail}
      where id = (select client_id from "user" where id = ${id})`.execute(test.db);
    await test.follow();
    expect((await me()).client?.contactEmail).toBe(contactEmail);
  });

  it('is nobody any more as soon as the session has ended', async () => {
    const other = await test.signedIn('employee');
    expect((await ask(other)).status).toBe(200);
    await other.call(api.auth.logout, {});
    expect((await ask(other)).status).toBe(401);
    expect((await ask(person)).status).toBe(200);
  });
});
