import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { api, type PartnerForm } from '@cafeteria/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/db/index.ts';
import { createJobs } from './platform/jobs/index.ts';
import { seeded } from './platform/seeded.ts';
import { buildPartner, insertMedia } from './test/factories.ts';
import { openTestApp } from './test/test-app.ts';

const test = await openTestApp();
const { config, connection } = test;
/** Another process at the same database: connections, memory and answers of its own. */
const own = openDatabase({ connection, max: 5 });
const jobs = createJobs({ connection, works: false, log: () => {} });
const { app: second } = await buildApp({
  config,
  jobs,
  db: own.db,
  pool: own.pool,
  log: pino({ level: 'silent' }),
});
afterAll(async () => {
  await second.close();
  await own.db.destroy();
});
const nodes = [test.app, second] as const;
const admin = await test.signedIn('admin');

type Visibility = PartnerForm['visibility'];
type Shop = { readonly id: number; version: number; active: boolean; visibility: Visibility };
/** Who reads: nobody, and people of the two employers. */
const readers = [
  { clientId: null, cookie: '' },
  ...(await Promise.all(
    (['employee', 'other'] as const).map(async (who, at) => {
      const { cookies } = await test.signedIn(who);
      return { clientId: at + 1, cookie: `session=${cookies.get('session')}` };
    }),
  )),
] as const;
type Reader = (typeof readers)[number];

/** Without one nobody is switched on. */
const logo = await insertMedia(test.db);
const formOf = ({ id, visibility }: Pick<Shop, 'id' | 'visibility'>): PartnerForm =>
  buildPartner({ name: `Partner ${id}`, logo, countries: ['CZ', 'SK'], visibility });
/** What the domain says: one that is switched on, and not kept from the reader's employer (domain 5.3). */
const isFor = ({ active, visibility: { mode, clientIds } }: Shop, { clientId }: Reader) => {
  if (!active) return false;
  if (mode === 'ALL') return true;
  const isNamed = clientId !== null && clientIds.includes(clientId);
  return mode === 'ONLY' ? isNamed : !isNamed;
};

const addressOf = ['/api/tile/category/2?sort=NAME&pageSize=60', '/api/tile/category/2'] as const;
let reads = 0;
const read = async (node: FastifyInstance, { cookie }: Reader): Promise<readonly number[]> => {
  const url = addressOf[reads % addressOf.length] ?? addressOf[0];
  reads += 1;
  const { statusCode, body } = await node.inject({ url, headers: { cookie } });
  expect(statusCode).toBe(200);
  const { content }: { content: { id: number }[] } = JSON.parse(body);
  return content.map(({ id }) => id).toSorted((a, b) => a - b);
};

const shops: Shop[] = [];
for (let at = 1; at <= 6; at += 1) {
  const visibility = { mode: 'ALL', clientIds: [] } as const satisfies Visibility;
  const body = formOf({ id: at, visibility: { ...visibility, clientIds: [] } });
  const { id } = (await admin.call(api.partnerAdmin.create, { body })).body;
  const { version } = (await admin.call(api.partnerAdmin.activate, { id, body: { active: true } }))
    .body;
  shops.push({ id, version, active: true, visibility: { mode: 'ALL', clientIds: [] } });
}
const shownTo = (reader: Reader): readonly number[] =>
  shops.filter((shop) => isFor(shop, reader)).map(({ id }) => id);

const modes = ['ALL', 'ONLY', 'EXCEPT'] as const;
const random = seeded(20_261_128);
const below = (bound: number): number => Math.floor(random() * bound);
/** Something of a partner changes, saved at the first node, where the administrator is. */
const change = async (shop: Shop): Promise<void> => {
  const { id } = shop;
  if (below(4) === 0) {
    const active = !shop.active;
    const { body } = await admin.call(api.partnerAdmin.activate, { id, body: { active } });
    Object.assign(shop, { active, version: body.version });
    return;
  }
  const mode = modes[below(modes.length)] ?? 'ALL';
  const visibility: Visibility = { mode, clientIds: mode === 'ALL' ? [] : [1 + below(2)] };
  const form = { ...formOf({ id, visibility }), version: shop.version };
  const { status, body } = await admin.call(api.partnerAdmin.update, { id, body: form });
  expect(status).toBe(200);
  Object.assign(shop, { visibility, version: body.version });
};

/** Each change is read at both nodes by everybody, again and again until the other node has it. */
const turns = 60;
const readsBeside = 15;
describe('two nodes of one database', { timeout: 240_000 }, () => {
  it('show what one of them saved, and nobody ever what is another employer’s', async () => {
    const odd: unknown[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      // what is read is kept ready, so that a change has something to make untrue
      for (const reader of readers) await Promise.all(nodes.map((node) => read(node, reader)));
      const before = readers.map(shownTo);
      const shop = shops[below(shops.length)];
      if (shop) await change(shop);
      for (const [at, reader] of readers.entries()) {
        // where it was saved it is there with the answer that says so
        expect(await read(test.app, reader)).toEqual(shownTo(reader));
        const since = shownTo(reader);
        await expect
          .poll(async () => {
            const shown = await read(second, reader);
            // until then it shows what was so, and never anything else
            if (![before[at], since].some((one) => isDeepStrictEqual(one, shown))) odd.push(shown);
            return shown;
          })
          .toEqual(since);
      }
    }
    expect(odd).toEqual([]);
  });

  it('show each partner nothing happens to, while they are read and others are saved', async () => {
    const [still, others] = [shops.slice(0, 3), shops.slice(3)];
    const odd: unknown[] = [];
    const readOften = async (node: FastifyInstance, reader: Reader): Promise<void> => {
      for (let time = 0; time < readsBeside; time += 1) {
        const shown = await read(node, reader);
        for (const shop of still)
          if (shown.includes(shop.id) !== isFor(shop, reader)) odd.push([shop.id, reader.clientId]);
        await nextTurn();
      }
    };
    for (let turn = 0; turn < turns; turn += 1) {
      const shop = others[below(others.length)];
      const reading = nodes.flatMap((node) => readers.map((reader) => readOften(node, reader)));
      await Promise.all([shop && change(shop), ...reading]);
    }
    expect(odd).toEqual([]);
    for (const reader of readers)
      await expect.poll(() => read(second, reader)).toEqual(shownTo(reader));
    expect(reads).toBeGreaterThan(5_000);
  });
});
