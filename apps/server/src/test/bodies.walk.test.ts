/** Nobody who may not send a body makes the portal read one, and nobody waits for what others send. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { isSessionless } from '@cafeteria/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { bodyLimitOf } from '../platform/http/index.ts';
import { openTestApp } from './test-app.ts';

const megabytes = 7 * 1_048_576;
const test = await openTestApp();
const employee = await test.signedIn('employee');
const admin = await test.signedIn('admin');
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

type Headers = Readonly<Record<string, string>>;
/** Sends the head of a request and the beginning of its body; what is answered before the rest is sent. */
const begin = (method: string, path: string, headers: Headers, body = '[[[['): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({
      host: 'localhost',
      'content-type': 'application/json',
      'content-length': String(megabytes),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    let answerText = '';
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        answerText += part;
        if (/\r\n\r\n(?:\{|$)/.test(answerText)) {
          socket.destroy();
          resolve(answerText);
        }
      })
      .on('close', () => resolve(answerText))
      .on('error', reject);
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

const withBody = contractRoutes.filter(({ route }) => route.body !== undefined);
const guarded = withBody.filter(({ route }) => !isSessionless(route.access));

it('finds what takes a body', () => {
  expect(guarded.length).toBeGreaterThan(60);
  expect(withBody.length).toBeGreaterThan(guarded.length);
});

describe('a body of megabytes from nobody', () => {
  it.each(guarded)('is refused before it is sent: $name', async ({ route, url }) =>
    expect(statusOf(await begin(route.method, url, {}))).toBe(401),
  );
  it.each(withBody.filter(({ route }) => isSessionless(route.access)))(
    'is too large where anybody may send something: $name',
    async ({ route, url }) => {
      const answer = await begin(route.method, url, {});
      expect([statusOf(answer), answer]).toEqual([400, expect.stringContaining('tooLarge')]);
    },
  );
});

describe('a body that cannot be read', () => {
  it.each(guarded)('of nobody is not looked at: $name', async ({ route, url }) => {
    const answer = await test.createCaller().send(route.method, url, '{]', {
      'content-type': 'application/json',
    });
    expect([answer.statusCode, answer.json()]).toEqual([401, {}]);
  });
});

describe('a body of somebody who administers nothing', () => {
  const ofStaff = guarded.filter(({ route }) => route.access !== 'user');
  it('finds what is of the administration', () => expect(ofStaff.length).toBeGreaterThan(50));
  it.each(ofStaff)('is not looked at: $name', async ({ route, url }) => {
    const answer = await employee.send(route.method, url, '{]', {
      'content-type': 'application/json',
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a form', () => {
  const forms = withBody.filter(({ route }) => !route.file);
  it('may be large where it is a page of texts, or a list that says so', () => {
    const large = forms
      .filter(({ route }) => bodyLimitOf(route) > 65_536)
      .map(({ name }) => name.replace(/\.(create|copy|update)$/, ''));
    expect([...new Set(large)].toSorted()).toEqual([
      'branchOfficeAdmin',
      'carouselAdmin.order',
      'categoryAdmin.order',
      'clientAdmin',
      'clientArticleAdmin',
      'clientLog.write',
      'companyAdmin',
      'creditGrant.grant',
      'magazineArticleAdmin',
      'mapFiltersAdmin',
      'mediaAdmin.crop',
      'offerAdmin',
      'offerAdmin.order',
      'partnerAdmin',
      'passkey.add',
      'payoutBatch',
      'promoRowAdmin',
      'promoRowAdmin.order',
      'subcategoryAdmin.order',
      'userCredit.recall',
    ]);
  });
  it.each(forms)('of one byte more than it can hold is refused: $name', async ({ route, url }) => {
    const limit = bodyLimitOf(route);
    const isTooLarge = async (length: number): Promise<boolean> => {
      const json = { 'content-type': 'application/json' };
      const answer = await admin.send(route.method, url, '{}'.padEnd(length), json);
      return answer.statusCode === 400 && answer.body.includes('common.error.tooLarge');
    };
    expect([await isTooLarge(limit + 1), await isTooLarge(limit)]).toEqual([true, false]);
  });
});

it('the refusal of a body that is too long is heard by a sender who sends all of it first', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(300_000),
  });
  expect(await answer.json()).toMatchObject({
    globalErrors: [{ messageKey: 'common.error.tooLarge' }],
  });
});

it('the rest of what is refused is read with rests, and the connection lives on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (method: string, path: string, body = ''): Promise<number | undefined> => {
    const sent = request({ port, agent, method, path, headers: { 'content-length': body.length } });
    sent.end(body);
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(sent, 'close');
    return answer.statusCode;
  };
  const started = performance.now();
  const statuses = [
    await ask('POST', '/api/admin/client/1/credit-grant', 'x'.repeat(megabytes)),
    await ask('GET', '/api/config'),
  ];
  agent.destroy();
  expect(statuses).toEqual([401, 200]);
  // a hundred pieces and more; at full speed it is a few milliseconds
  expect(performance.now() - started).toBeGreaterThan(300);
});

/** What is answered to a grant of this. */
const grant = async (body: string) =>
  (
    await admin.send('POST', '/api/admin/client/1/credit-grant', body, {
      'content-type': 'application/json',
    })
  ).json<{ globalErrors: unknown[]; fieldErrors: { field: string }[] }>();

it.each([1_000_000, 95_000, 45_000])(
  'more brackets than a form can hold are not parsed from anybody: %i',
  async (count) => {
    expect((await grant(`[${'[],'.repeat(count)}[]]`)).globalErrors).toMatchObject([
      { messageKey: 'common.error.tooLarge' },
    ]);
    // in a text they are letters
    const text = `{"note":"${'[{'.repeat(count / 10)}\\\\\\"[","users":[]}`;
    expect((await grant(text)).globalErrors).not.toMatchObject([
      { messageKey: 'common.error.tooLarge' },
    ]);
  },
);
it('a list that is a little too long is told of by its name', async () => {
  const users = Array.from({ length: 20_500 }, (_, at) => ({ userId: at + 1, amount: 100 }));
  expect((await grant(JSON.stringify({ items: users }))).fieldErrors).toContainEqual(
    expect.objectContaining({ field: 'items' }),
  );
});
