import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createOwnParts } from './own-parts.ts';
import type { Own } from './render.ts';
import type { DrawOwnApart } from './render-worker.ts';
import type { Visitor } from './visitor.ts';

const visitor: Visitor = JSON.parse('{"me":{"id":1,"client":{"id":1}},"language":"cs"}');
const config = { apiOrigin: 'http://api', apiSubdomain: false, apiPort: 8080 };
const money: Own = { queries: [], parts: { header: '<b>1 000 Kč</b>' } };
const answer = { status: 200, body: new Uint8Array(), contentType: 'application/json' };

/** What a page is given by who draws like this, and what is said of it in the log. */
const drawnBy = async (drawOwn: DrawOwnApart, kind: 'whole' | 'blank' = 'whole') => {
  const errors: unknown[] = [];
  const log = { error: (error: unknown) => void errors.push(error) };
  const read = createOwnParts({ config, drawOwn, log, patienceMs: 50 });
  const own = await read({ call: async () => answer, visitor, path: '/', kind });
  return { parts: own.parts, errors };
};

it('what is slow to begin is waited for: the page waits for the same thread', async () => {
  const drawn = await drawnBy(async (_page, call) => {
    await sleep(200);
    await call('/api/user/balance');
    return money;
  });
  expect(drawn).toEqual({ parts: money.parts, errors: [] });
});

it('what has begun and does not end is left to the browser', async () => {
  const drawn = await drawnBy(async (_page, call) => {
    await call('/api/user/balance');
    return Promise.withResolvers<Own>().promise;
  });
  expect(drawn).toEqual({ parts: {}, errors: [] });
});

it('what cannot be drawn is left to the browser, and told in the log', async () => {
  const broken = new Error('cannot be drawn');
  expect(await drawnBy(() => Promise.reject(broken))).toEqual({ parts: {}, errors: [broken] });
});

it('of a page the browser draws nothing is drawn apart', async () => {
  expect((await drawnBy(() => Promise.resolve(money), 'blank')).parts).toEqual({});
});
