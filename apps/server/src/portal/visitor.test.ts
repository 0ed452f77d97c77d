import { api } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { insideOf } from '../platform/http/index.ts';
import { openTestApp } from '../test/test-app.ts';
import { callAsVisitor } from './visitor.ts';

const test = await openTestApp();
const cookieOf = ({ cookies }: ReturnType<typeof test.createCaller>): string =>
  `session=${cookies.get('session')}`;
/** What a page of somebody asks, and what of it was asked of the framework. */
const pageOf = (cookie?: string) => {
  const paths: string[] = [];
  const inside = insideOf(test.app);
  const askApi: typeof inside = (what) => {
    paths.push(what.url ?? '');
    return inside(what);
  };
  const { call } = callAsVisitor({ ask: askApi, ready: test.ready }, { headers: { cookie } });
  const ask = async (path: string, language = 'cs') => {
    const { status, body } = await call(path, language);
    return [status, Buffer.from(body).toString()] as const;
  };
  return { ask, paths };
};

it('a page takes what is ready as it would come over HTTP, in its language, and asks for the rest', async () => {
  const [first, second] = [pageOf(), pageOf()];
  const answer = await first.ask('/api/category');
  expect(answer[0]).toBe(200);
  expect(await second.ask('/api/category')).toEqual(answer);
  expect(await second.ask('/api/category', 'en')).not.toEqual(answer);
  expect([first.paths, second.paths]).toEqual([['/api/category'], ['/api/category']]);
});

it('a page of a person takes what is ready for that person alone, until the session ends', async () => {
  const person = await test.signedIn('employee');
  const [admin, employee] = [cookieOf(await test.signedIn('admin')), cookieOf(person)];
  const meOf = async (page: ReturnType<typeof pageOf>) => {
    const [status, body] = await page.ask('/api/user/me');
    return [status, JSON.parse(body).email ?? null];
  };
  const mine = await meOf(pageOf(employee));
  const again = pageOf(employee);
  expect([mine[0], await meOf(again), again.paths]).toEqual([200, mine, []]);
  expect(await meOf(pageOf(admin))).not.toEqual(mine);
  expect((await meOf(pageOf()))[0]).toBe(401);
  expect((await person.call(api.auth.logout, {})).status).toBe(200);
  expect((await meOf(pageOf(employee)))[0]).toBe(401);
});
