import { api, Me } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { atomic, subscribe } from '../../../platform/db/index.ts';
import { portOf } from '../../../test/mail.ts';
import { type TestApp, openTestApp } from '../../../test/test-app.ts';
import { completeTask } from '../../own/task/index.ts';
import { savePhoneNumber } from './own-data.queries.ts';
import { insertMedia } from '../../../test/factories.ts';
import { endNewsletter } from './user.newsletter.queries.ts';
import { selectMe } from './user.queries.ts';

type Signed = Awaited<ReturnType<TestApp['signedIn']>>;
/** Asks over the network, where ready answers are served before the framework. */
const ask = ({ cookies }: Signed): Promise<Response> =>
  fetch(`http://localhost:${port}/api/user/me`, {
    headers: { cookie: `session=${cookies.get('session')}` },
  });
const me = async (who = person): Promise<Me> => {
  return z.parse(Me, await (await ask(who)).json());
};

const test = await openTestApp();
await sql`update "user" set newsletter_frequency = 'WEEKLY'`.execute(test.db);
const person = await test.signedIn('employee');
const colleague = await test.signedIn('other');
await test.app.listen({ port: 0, host: 'localhost' });
const port = portOf(test.app.server);
const { id } = await me();
beforeEach(() => ask(person));

describe('who is signed in', () => {
  it('is read once, until something of the person changes', async () => {
    const { firstName } = await me();
    const client = await test.pool.connect();
    await client.query(`set session_replication_role = replica`);
    await client.query(`update "user" set first_name = 'Jinak' where id = $1`, [id]);
    client.release(true);
    expect((await me()).firstName).toBe(firstName);
    await sql`update "user" set last_name = 'Jinak' where id = ${id}`.execute(test.db);
    expect(await me()).toMatchObject({ firstName: 'Jinak', lastName: 'Jinak' });
  });

  it('is read again for every column of a person but these, which tell them nothing of themselves', async () => {
    // a column that jobs write (when something was sent) belongs here and into announce_user, or it wakes every node
    const unseen = [
      'failed_logins',
      'folded',
      'last_login_at',
      'last_modified',
      'last_modified_by',
      'locked_until',
      'name_sort_cs',
      'name_sort_sk',
      'newsletter_sent_at',
      'onboarding_sent_at',
      'version',
    ];
    const { rows: columns } = await test.pool.query<{ name: string; isSeen: boolean }>(`
      select c.column_name as name, strpos(f.prosrc, quote_literal(c.column_name)) = 0 as "isSeen"
      from information_schema.columns c, pg_proc f
      where c.table_name = 'user' and f.proname = 'announce_user' order by 1`);
    expect(columns.flatMap(({ name, isSeen }) => (isSeen ? [] : [name]))).toEqual(unseen);
    const bySending = columns.filter(({ name, isSeen }) => isSeen && /_sent_at$|^last_/.test(name));
    expect(bySending.map(({ name }) => name)).toEqual(['last_name']);
  });

  it('is not read again for what nobody is told', async () => {
    await me();
    const statements: string[] = [];
    subscribe(test.db, 'session', (message) => statements.push(message));
    await sql`
      update "user" set last_login_at = now(), failed_logins = 1, version = version + 1
      where id = ${id}`.execute(test.db);
    expect(statements).toEqual([]);
    await atomic(test.db, async (tx) => {
      await sql`update "user" set first_name = 'Ne' where id = ${id}`.execute(tx);
      throw new Error('no');
    }).catch(() => {});
    expect(statements).toEqual([]);
    await sql`update "user" set first_name = 'Ano' where id = ${id}`.execute(test.db);
    await sql`update "user" set roles = roles || 'ROLE_USER'::text where id = ${id}`.execute(
      test.db,
    );
    expect(statements).toEqual([`people ${id}`, `users ${id}`]);
  });

  it('is told with the same headers from memory', async () => {
    await sql`update "user" set last_name = 'Nova' where id = ${id}`.execute(test.db);
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

  it.each<[string, () => Promise<unknown>, (me: Me) => unknown, unknown]>([
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

describe('every table it is made of', () => {
  const features = { hasFirstPayment: true };
  /** A change of each by hand, of which no handler knows. */
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    user: () =>
      sql`update "user" set phone_number = '+420601602603' where id = ${id}`.execute(test.db),
    task: () =>
      sql`
        insert into task (user_id, type, status, completed_at) values (${id}, 'VERIFY_PHONE', 'COMPLETED', now())
        on conflict (user_id, type) do update set status = 'COMPLETED', completed_at = now()`.execute(
        test.db,
      ),
    client: () =>
      sql`update client set contact_phone = '+420601602604' where id = ${ownClient()}`.execute(
        test.db,
      ),
    client_sign_in: () =>
      sql`
        insert into client_sign_in (client_id, key, enabled, issuer, oidc_client_id, scopes, is_only)
        values (${ownClient()}, 'abcdefghijkl', true, 'https://idp.test', 'x', 'openid', true)`.execute(
        test.db,
      ),
    media: () =>
      sql`
        update media set crop = '{"crops": {"SQUARE": {"x": 0, "y": 0, "width": 1, "height": 1}}}'
        where uuid = (select logo from client where id = ${ownClient()})`.execute(test.db),
    article: () =>
      sql`update article set active = true where client_id = ${ownClient()}`.execute(test.db),
  };
  const ownClient = () => sql`(select client_id from "user" where id = ${id})`;

  it('is changed here', async () => {
    const { rows } = await sql<object>`explain (format json) ${selectMe(id, features)}`.execute(
      test.db,
    );
    const names = JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g);
    expect([...new Set([...names].map(([, name]) => name))].toSorted()).toEqual(
      Object.keys(changes).toSorted(),
    );
  });

  it.each(Object.entries(changes))('%s tells its change at once', async (_table, change) => {
    const logo = await insertMedia(test.db);
    await sql`update client set logo = ${logo} where id = ${ownClient()}`.execute(test.db);
    await sql`
      insert into article (client_id, title, name_sort_cs, name_sort_sk, folded, lead, cover_alt)
      values (${ownClient()}, '{}', '', '', '', '{}', '{}')`.execute(test.db);
    await test.follow();
    const before = await me();
    expect(await me()).toEqual(before);
    await change();
    await test.follow();
    expect(await me()).not.toEqual(before);
  });
});
