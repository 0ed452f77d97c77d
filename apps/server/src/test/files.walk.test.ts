/** Files are sent as their bytes: what takes one knows how large, and keeps nothing of what it refuses. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { anyBytes, fileForm, type Route } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, contractRoutes } from './contract-routes.ts';
import { insertPartner } from './money.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
await admin.renewCsrf();
const partnerId = await insertPartner(test.db);
let port = 0;
let session: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const { token } = (await admin.send('GET', '/api/csrf')).json();
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  session = { cookie, 'x-csrf-token': token };
});

const fileName = 'soubor.csv';
const forms: Readonly<Record<string, object>> = {
  'bank.import': { fileName },
  'mediaAdmin.upload': { fileName },
  'branchOfficeImport.upload': { fileName },
  'userImport.upload': { fileName, deactivateMissing: false },
  'creditGrantImport.upload': {
    fileName,
    regime: 'CZ_LEISURE',
    validFrom: '2026-01-01',
    expiresOn: '2099-01-01',
    ground: 'BEYOND_WAGE',
  },
  'usedElsewhereImport.upload': { fileName, regime: 'CZ_LEISURE', year: 2026 },
};
type Taker = {
  readonly name: string;
  readonly route: Route;
  readonly bytes: number;
  readonly url: string;
};
const takers = contractRoutes.flatMap(({ name, route }): Taker[] => {
  const form = encodeURIComponent(JSON.stringify(forms[name]));
  return route.file
    ? [
        {
          name,
          route,
          bytes: route.file.bytes,
          url: `${addressOf(route, String(name.startsWith('branchOffice') ? partnerId : 1))}?${fileForm}=${form}`,
        },
      ]
    : [];
});
const keysOf = (answer: unknown): unknown =>
  (answer as { globalErrors?: { messageKey: string }[] }).globalErrors?.map(
    (one) => one.messageKey,
  );

/** How much of files is kept. */
const kept = async (): Promise<unknown> =>
  (
    await sql`
      select (select count(*) from media) as media,
        (select count(*) from branch_office_import) as branch_office,
        (select count(*) from user_import) as users,
        (select count(*) from credit_grant_import) as grants,
        (select count(*) from used_elsewhere_import) as elsewhere`.execute(test.db)
  ).rows[0];

/** Begins a request over a connection of its own; what is answered, and how to send more. */
const begin = (method: string, url: string, headers: Readonly<Record<string, string>>) => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const lines = Object.entries({ host: 'localhost', 'content-type': anyBytes, ...headers });
  socket.write(
    `${method} ${url} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const answered = new Promise<string>((resolve, reject) => {
    let answerText = '';
    socket
      .on('data', (part) => {
        answerText += String(part);
        if (/\r\n\r\n\{.*\}$/s.test(answerText)) resolve(answerText.slice(answerText.indexOf('{')));
      })
      .on('error', reject);
  });
  return { socket, answered };
};

it('every operation that takes a file is tried', () => {
  expect(takers.map(({ name }) => name).toSorted()).toEqual(Object.keys(forms).toSorted());
  expect(takers.every(({ bytes }) => bytes > 0)).toBe(true);
});

describe('a file', () => {
  it.each(takers)('that says it is of another kind is refused: $name', async ({ route, url }) => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'video/mp4']) {
      const answer = await admin.send(route.method, url, '{}', { 'content-type': type });
      expect([type, answer.statusCode, keysOf(answer.json())]).toEqual([
        type,
        400,
        ['common.error.unsupportedMediaType'],
      ]);
    }
  });

  it.each(takers)('of no bytes is none: $name', async ({ route, url }) => {
    const headers = { 'content-type': anyBytes };
    expect((await admin.send(route.method, url, '', headers)).statusCode).toBe(422);
    expect((await admin.send(route.method, url)).statusCode).toBe(400);
  });

  it.each(takers)(
    'that comes in pieces is counted while it does, and its sender hears that it is too long: $name',
    async ({ route, url, bytes }) => {
      const before = await kept();
      const piece = new Uint8Array(65_536).fill(0x20);
      let left = bytes + 1;
      const body = new ReadableStream({
        pull: (flow) => {
          if (left <= 0) return flow.close();
          flow.enqueue(piece.subarray(0, Math.min(left, piece.length)));
          left -= piece.length;
        },
      });
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
        method: route.method,
        headers: { ...session, 'content-type': anyBytes },
        body,
        duplex: 'half',
      } as RequestInit);
      expect([answer.status, keysOf(await answer.json())]).toEqual([
        400,
        ['common.error.tooLarge'],
      ]);
      expect(await kept()).toEqual(before);
    },
  );

  it.each(takers)(
    'is not waited for where what is said beside it is wrong: $name',
    async ({ route, url }) => {
      const [path = ''] = url.split('?');
      const { socket, answered } = begin(route.method, path, { ...session, 'content-length': '9' });
      expect(keysOf(JSON.parse(await answered))).toEqual(['common.error.validation']);
      socket.destroy();
    },
  );

  it('waits for few of one person at once: the next is told to come later', async () => {
    const [{ route, url } = {}] = takers;
    if (!route || !url) throw new Error('nothing takes a file');
    const six = Array.from({ length: 6 }, () =>
      begin(route.method, url, { ...session, 'content-length': '9' }),
    );
    const first = await Promise.race(six.map(({ answered }) => answered));
    expect(keysOf(JSON.parse(first))).toEqual(['common.error.tooManyRequests']);
    for (const { socket } of six) socket.destroy();
    const later = async () =>
      (await admin.send(route.method, url, 'a;b', { 'content-type': anyBytes })).statusCode;
    await expect.poll(later).toBe(200);
  });

  it.each(takers)(
    'whose sender goes away is nothing, and no fault of ours: $name',
    async ({ route, url }) => {
      const before = await kept();
      const arrival = once(test.app.server, 'request');
      const { socket } = begin(route.method, url, { ...session, 'content-length': '900' });
      const [{ socket: heard }] = await arrival;
      socket.write('x'.repeat(100));
      await setTimeout(50);
      socket.destroy();
      await expect.poll(() => heard.destroyed).toBe(true);
      await setTimeout(50);
      expect([await kept(), test.errors]).toEqual([before, []]);
    },
  );
});
