import { api, type Route } from '@cafeteria/contract';
import type * as argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contractRoutes } from './contract-routes.ts';
import { type TestApp, openTestApp } from './test-app.ts';

/** How many passwords were compared, and which questions the database was asked: what takes time. */
const work = vi.hoisted(() => ({ hashes: 0, questions: [] as string[] }));
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  const verify: typeof argon2.verify = (...args) => {
    work.hashes += 1;
    return real.verify(...args);
  };
  return { ...real, verify };
});

// what a job asks is not the answer's work, nor that of the next test
const test = await openTestApp({}, { works: false });
beforeEach(async () => {
  await test.jobs.start();
  await sql`
    update "user" set active = true, failed_logins = 0, locked_until = null`.execute(test.db);
});
afterEach(() => vi.restoreAllMocks());

/** What was asked, no matter who it was about. */
const textOf = (query: unknown): string | undefined =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text)
      : undefined;
const watch = (): void => {
  const ask: (...args: unknown[]) => unknown = Reflect.get(pg.Client.prototype, 'query');
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const text = textOf(args[0]);
    const isOfJobs =
      Reflect.get(this, 'connectionParameters')?.application_name === 'cafeteria jobs';
    // the catalogue is followed by the clock, also between requests
    const isOfOthers = isOfJobs || (text?.includes('catalogue_change') ?? false);
    if (text && !isOfOthers && !/^(begin|commit|start|listen|set |savepoint|release)/i.test(text))
      work.questions.push(text.replaceAll(/\s+/g, ' '));
    return Reflect.apply(ask, this, args);
  } as never);
};

type Ask = { readonly name: string; readonly send: (who: Who) => Promise<unknown> };
type Who = { readonly id: number; readonly username: string };
const there: Who = { id: 3, username: 'other@test.test' };
const missing: Who = { id: 999_999, username: 'nobody@test.test' };
let address = 0;
const caller = (): ReturnType<TestApp['createCaller']> => {
  address += 1;
  return test.createCaller(`198.18.0.${address}`);
};
const password = 'Nove.Heslo.1';
const doors: readonly Ask[] = [
  {
    name: 'auth.login',
    send: ({ username }) =>
      caller().call(api.auth.login, { body: { username, password: 'Wrong.1' } }),
  },
  {
    name: 'password.recover',
    send: ({ username }) => caller().call(api.password.recover, { body: { username } }),
  },
  {
    name: 'password.check',
    send: ({ id }) => caller().call(api.password.check, { body: { userId: id, code: 'x' } }),
  },
  {
    name: 'password.reset',
    send: ({ id }) =>
      caller().call(api.password.reset, { body: { userId: id, code: 'x', password } }),
  },
  {
    name: 'onboarding.get',
    send: ({ id }) => caller().call(api.onboarding.get, { body: { userId: id, code: 'x' } }),
  },
  {
    name: 'onboarding.complete',
    send: ({ id }) =>
      caller().call(api.onboarding.complete, {
        body: { userId: id, code: 'x', password, language: 'CZ', termsAccepted: true },
      }),
  },
  {
    name: 'onboarding.resend',
    send: ({ id }) => caller().call(api.onboarding.resend, { body: { userId: id } }),
  },
];

/** Open to everybody, and told of whom it is by name or by number. */
const namesSomebody = ({ access, query, body }: Route): boolean =>
  access === 'public' &&
  [query, body].some(
    (schema) =>
      schema instanceof z.core.$ZodObject &&
      ['userId', 'username'].some((key) => key in schema._zod.def.shape),
  );

const workOf = async ({ send }: Ask, who: Who) => {
  work.hashes = 0;
  work.questions.length = 0;
  const answer = await send(who);
  return { answer: JSON.stringify(answer), hashes: work.hashes, questions: [...work.questions] };
};
/** What differs between any two answers: the token of a stranger, and the moment. */
const plain = (answer: string): string =>
  answer.replaceAll(
    /"(set-cookie|date|x-request-id|csp|content-security-policy)":("[^"]*"|\[[^\]]*\]),?/g,
    '',
  );

describe('who has an account and who has none is not told apart', () => {
  it('is tried at every door that is told of whom it is', () => {
    const named = contractRoutes.filter(({ route }) => namesSomebody(route));
    expect(doors.map(({ name }) => name).toSorted()).toEqual(
      named.map(({ name }) => name).toSorted(),
    );
  });

  it.each(doors)('by $name: the same answer, after the same work', async (door) => {
    watch();
    const [known, unknown] = [await workOf(door, there), await workOf(door, missing)];
    expect(plain(known.answer)).toBe(plain(unknown.answer));
    expect([known.hashes, known.questions]).toEqual([unknown.hashes, unknown.questions]);
    expect(known.questions.length).toBeGreaterThan(0);
  });

  it('by the login: neither when the account is switched off or locked', async () => {
    watch();
    const [login] = doors;
    if (!login) return;
    const unknown = await workOf(login, missing);
    for (const state of [
      sql`update "user" set active = false where id = 3`,
      sql`update "user" set active = true, locked_until = now() + interval '1 hour' where id = 3`,
    ]) {
      await state.execute(test.db);
      const other = await workOf(login, there);
      expect([plain(other.answer), other.hashes, other.questions]).toEqual([
        plain(unknown.answer),
        1,
        unknown.questions,
      ]);
    }
  });
});
