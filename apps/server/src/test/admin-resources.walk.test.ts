import type { Route } from '@cafeteria/contract';
import { api } from '@cafeteria/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminResources, resourceFixtures } from './admin-resources.ts';
import { openTestApp } from './test-app.ts';

type Values = Readonly<Record<string, unknown>>;
type Item = { id: number; version: number; active: boolean };
/** What a route of the seven answers, whichever resource it is. */
type Body = Item & {
  content: Item[];
  totalElements: number;
  pageSize: number;
  fieldErrors?: { field: string }[];
  globalErrors?: { messageKey: string }[];
};
const standard = new Set([
  'pageSize',
  'pageNumber',
  'keyword',
  'active',
  'sortBy',
  'sortDirection',
]);

/** Values a field of a query takes: all words of a vocabulary, else a number or a truth. */
const samplesOf = ({ query }: Route, field: string): readonly string[] => {
  const property =
    query && z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties?.[field];
  return typeof property === 'object' && property.enum ? property.enum.map(String) : ['1', 'true'];
};

const test = await openTestApp();
const admin = await test.signedIn('admin');

it('the walk knows every admin resource', () => {
  expect(adminResources.length).toBeGreaterThan(2);
  expect(adminResources.map(([name]) => name).filter((name) => !resourceFixtures[name])).toEqual(
    [],
  );
});

describe.each(adminResources)('%s', (name, routes) => {
  const fixture = resourceFixtures[name];
  let parent: Values = {};
  let nth = 0;
  const build = async (): Promise<Values> => ({
    ...(await fixture?.build(test, admin, (nth += 1))),
  });
  const call = async (route: Route, args: Values = {}): Promise<{ status: number; body: Body }> => {
    const answer = await admin.call(route, { ...parent, ...args });
    const body: Body = JSON.parse(JSON.stringify(answer.body));
    return { status: answer.status, body };
  };
  const create = async (): Promise<Body> => {
    const { status, body } = await call(routes.create, { body: await build() });
    expect([status, body.fieldErrors, body.globalErrors]).toEqual([200, undefined, undefined]);
    return body;
  };
  beforeAll(async () => {
    parent = (await fixture?.parent?.(test, admin)) ?? {};
  });

  it('is created off, read whole and found in its list', async () => {
    const made = await create();
    expect(made).toMatchObject({ active: false, version: 1 });
    expect((await call(routes.get, { id: made.id })).body).toEqual(made);
    const { body } = await call(routes.list, { pageSize: 1 });
    expect([body.content[0]?.id, body.pageSize, body.content.length]).toEqual([made.id, 1, 1]);
  });

  it('is found by every name its list says of it: its own, and of whom it belongs to', async () => {
    const { id } = await create();
    const row = (await call(routes.list, { pageSize: 1 })).body.content[0];
    const names = Object.entries(row ?? {}).flatMap(([key, value]) =>
      /name$/i.test(key) && typeof value === 'string' ? [[key, value] as const] : [],
    );
    for (const [key, keyword] of names) {
      const { content } = (await call(routes.list, { keyword, pageSize: 100 })).body;
      expect([key, content.some((found) => found.id === id)]).toEqual([key, true]);
    }
  });

  it('is paged without a gap or a repetition, and empty past the end', async () => {
    for (let count = 0; count < 3; count += 1) await create();
    const { totalElements } = (await call(routes.list)).body;
    const ids: number[] = [];
    for (let pageNumber = 0; pageNumber < Math.ceil(totalElements / 2); pageNumber += 1)
      ids.push(
        ...(await call(routes.list, { pageSize: 2, pageNumber })).body.content.map(({ id }) => id),
      );
    expect([ids.length, new Set(ids).size]).toEqual([totalElements, totalElements]);
    expect((await call(routes.list, { pageNumber: 9_999 })).body.content).toEqual([]);
  });

  it('is filtered by each of its filters, never with an error', async () => {
    const own = Object.keys(routes.list.query?.shape ?? {}).filter((field) => !standard.has(field));
    for (const [field, value] of [
      ...own.flatMap((key) => samplesOf(routes.list, key).map((sample) => [key, sample] as const)),
      ['active', 'ACTIVE'],
      ['active', 'INACTIVE'],
      ['keyword', 'xyzzy'],
      ['keyword', '%_\\'],
    ] as const) {
      expect([200, 400]).toContain((await call(routes.list, { [field]: value })).status);
    }
    for (const field of own)
      expect([
        field,
        (
          await Promise.all(
            samplesOf(routes.list, field).map(
              async (value) => (await call(routes.list, { [field]: value })).status,
            ),
          )
        ).includes(200),
      ]).toEqual([field, true]);
    expect((await call(routes.list, { keyword: 'xyzzy' })).body.totalElements).toBe(0);
  });

  it('is sorted by each of its columns in both directions, losing nothing', async () => {
    const { totalElements } = (await call(routes.list)).body;
    for (const sortBy of samplesOf(routes.list, 'sortBy')) {
      for (const sortDirection of ['ASC', 'DESC'])
        expect([
          sortBy,
          (await call(routes.list, { sortBy, sortDirection, pageSize: 100 })).body.content?.length,
        ]).toEqual([sortBy, Math.min(totalElements, 100)]);
    }
  });

  it('is changed, and a change made of an old version is refused', async () => {
    const { id, version } = await create();
    const change = fixture?.change(nth);
    const body = { ...(await build()), ...change };
    const saved = await call(routes.update, { id, body: { ...body, version } });
    expect([saved.status, saved.body.fieldErrors, saved.body.version]).toEqual([
      200,
      undefined,
      version + 1,
    ]);
    expect(saved.body).toMatchObject(change ?? {});
    const late = await call(routes.update, { id, body: { ...body, version } });
    expect([late.status, late.body.globalErrors?.[0]?.messageKey]).toEqual([
      422,
      'common.error.concurrentModification',
    ]);
  });

  it('refuses what is invalid, naming the field, and keeps what was there', async () => {
    const made = await create();
    const { status, body } = await call(routes.update, {
      id: made.id,
      body: { ...(await build()), ...fixture?.invalid, version: made.version },
    });
    expect([status, body.fieldErrors?.length]).toEqual([422, expect.any(Number)]);
    expect((await call(routes.get, { id: made.id })).body).toEqual(made);
  });

  it('is copied as a new record that is off, and so is its copy', async () => {
    const made = await create();
    const copy = await call(routes.copy, { id: made.id, body: await build() });
    const second = await call(routes.copy, { id: copy.body.id, body: await build() });
    expect([copy.status, second.status, copy.body.active, second.body.active]).toEqual([
      200,
      200,
      false,
      false,
    ]);
    expect(new Set([made.id, copy.body.id, second.body.id]).size).toBe(3);
  });

  it.runIf(routes.restore)(
    'comes back as it was when its deletion is undone, and only then',
    async () => {
      const restore = routes.restore ?? routes.get;
      const { id } = await create();
      const live = (await call(routes.activate, { id, body: { active: true } })).body;
      expect((await call(restore, { id, body: { active: true } })).status).toBe(404);
      await call(routes.remove, { id });
      expect((await call(routes.get, { id })).status).toBe(404);
      const back = await call(restore, { id, body: { active: true } });
      expect([back.status, back.body]).toEqual([
        200,
        { ...live, version: expect.any(Number), lastModified: expect.any(String) },
      ]);
      expect(back.body.version).toBeGreaterThan(live.version);
    },
  );

  it('is switched on and off', async () => {
    const { id } = await create();
    const on = await call(routes.activate, { id, body: { active: true } });
    expect([on.status, on.body.fieldErrors, on.body.active]).toEqual([200, undefined, true]);
    expect((await call(routes.activate, { id, body: { active: false } })).body.active).toBe(false);
  });

  it('is deleted, gone from its list, and answers 404 ever after', async () => {
    const { id } = await create();
    expect((await call(routes.remove, { id })).status).toBe(200);
    expect(
      (await call(routes.list, { pageSize: 100 })).body.content.map((row) => row.id),
    ).not.toContain(id);
    const after = await Promise.all([
      call(routes.get, { id }),
      call(routes.remove, { id }),
      call(routes.activate, { id, body: { active: true } }),
      call(routes.update, { id, body: { ...(await build()), version: 1 } }),
    ]);
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('leaves its whole life in the audit', async () => {
    const { id, version } = await create();
    expect(
      (
        await call(routes.update, {
          id,
          body: { ...(await build()), ...fixture?.change(nth), version },
        })
      ).status,
    ).toBe(200);
    await call(routes.activate, { id, body: { active: true } });
    await call(routes.remove, { id });
    const {
      body: { content },
    } = await admin.call(api.audit.list, { entityId: id, pageSize: 100 });
    const lives = new Set(content.map(({ entity }) => entity))
      .values()
      .toArray()
      .map((entity) =>
        content
          .filter((entry) => entry.entity === entity)
          .map(({ action }) => action)
          .join(),
      );
    expect(lives).toContain('REMOVE,ACTIVATE,UPDATE,CREATE');
  });
});
