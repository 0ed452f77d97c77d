import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forgetAddresses } from '../../kernel/audit/audit.jobs.ts';
import { forgetAudit } from '../../kernel/audit/index.ts';
import { buildOffer, buildPartner, insertMedia, text } from '../../test/factories.ts';
import { atomic } from '../../platform/db/index.ts';
import { openTestApp } from '../../test/test-app.ts';
import { createAuditCount } from './audit.queries.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');

const partner = async () =>
  (
    await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ logo: await insertMedia(test.db) }),
    })
  ).body;
const historyOf = async (entityId: number, entity = 'partner') =>
  (await admin.call(api.audit.list, { entity, entityId })).body.content;

describe('the audit', () => {
  it('tells who made a record, with what was filled in', async () => {
    const { id } = await partner();
    const [entry] = await historyOf(id);
    expect(entry).toMatchObject({
      action: 'CREATE',
      entity: 'partner',
      entityId: id,
      user: { id: 1, name: 'Jana Nováková' },
      before: null,
    });
    expect(entry?.after).toMatchObject({ name: 'Kavárna U Zvonku', active: false });
    expect(entry?.after).not.toHaveProperty('internalNote');
  });

  it('keeps of a change only what differs, before and after', async () => {
    const { id, version } = await partner();
    await admin.call(api.partnerAdmin.update, {
      id,
      body: {
        ...buildPartner({
          logo: await insertMedia(test.db),
          name: 'Bistro',
          shortDescription: text('Nové'),
        }),
        version,
      },
    });
    const { before, after } = (await historyOf(id))[0] ?? {};
    expect(Object.keys(after ?? {}).sort()).toEqual(['logo', 'name', 'shortDescription']);
    expect([before?.name, after?.name]).toEqual(['Kavárna U Zvonku', 'Bistro']);
  });

  it('counts what has come since it was counted, and shows every entry once over its pages', async () => {
    const ask = (pageNumber: number, from?: string) =>
      admin.call(api.audit.list, { entity: 'place', pageSize: 2, pageNumber, from });
    const write = (hours: number) =>
      sql`
        insert into audit (action, entity, at)
        values ('IMPORT', 'place', now() - make_interval(hours => ${hours}))`.execute(test.db);
    for (const hours of [30, 20, 10]) await write(hours);
    expect((await ask(0)).body.totalElements).toBe(3);
    for (const hours of [0, 0]) await write(hours);
    const pages = [(await ask(0)).body, (await ask(1)).body, (await ask(2)).body];
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([5, 5, 5]);
    const ids = pages.flatMap(({ content }) => content.map(({ id }) => id));
    expect([ids.length, ids]).toEqual([5, ids.toSorted((a, b) => b - a)]);
    const since = new Date(Date.now() - 15 * 3_600_000).toISOString();
    expect((await ask(1, since)).body.content.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await ask(7)).body).toMatchObject({ content: [], totalElements: 5 });
  });

  it('has no entry for a form saved as it was, nor for a refused one', async () => {
    const { id, version, logo } = await partner();
    const body = buildPartner({ logo });
    await admin.call(api.partnerAdmin.update, { id, body: { ...body, version } });
    expect(
      (
        await admin.call(api.partnerAdmin.update, {
          id,
          body: { ...body, name: 'Zpožděný', version },
        })
      ).status,
    ).toBe(422);
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('follows a record through copying, switching and deletion', async () => {
    const { id, logo } = await partner();
    const copy = (await admin.call(api.partnerAdmin.copy, { id, body: buildPartner({ logo }) }))
      .body.id;
    for (const active of [true, true, false])
      await admin.call(api.partnerAdmin.activate, { id: copy, body: { active } });
    await admin.call(api.partnerAdmin.remove, { id: copy });
    expect((await historyOf(copy)).map(({ action }) => action)).toEqual([
      'REMOVE',
      'DEACTIVATE',
      'ACTIVATE',
      'COPY',
    ]);
  });

  it('is filtered by who, what and when, and paged', async () => {
    const { id: partnerId } = await partner();
    const { id } = (await admin.call(api.offerAdmin.create, { body: buildOffer(partnerId) })).body;
    const count = async (query: object) =>
      (await admin.call(api.audit.list, { entity: 'offer', ...query })).body.totalElements;
    expect(
      await Promise.all([
        count({ entityId: id }),
        count({ entityId: id, userId: 1 }),
        count({ userId: 2 }),
        count({ entityId: id, action: 'REMOVE' }),
        count({ from: '2199-01-01T00:00:00Z' }),
        count({ to: '2000-01-01T00:00:00Z' }),
      ]),
    ).toEqual([1, 1, 0, 0, 0, 0]);
    const page = (await admin.call(api.audit.list, { pageSize: 1, pageNumber: 1 })).body;
    expect([page.content.length, page.pageSize, page.totalElements > 1]).toEqual([1, 1, true]);
  });

  it('counts an entry once that was made within the millisecond up to which it is settled', async () => {
    await atomic(test.db, async (tx) => {
      await sql`
        insert into audit (at, action, entity, entity_id)
        values (date_trunc('milliseconds', now() - interval '1 hour'), 'CREATE', 'settled', 1)`.execute(
        tx,
      );
      const countEntries = createAuditCount(tx);
      const count = () =>
        countEntries({ pageNumber: 0, pageSize: 10 }, sql`from audit a where a.entity = 'settled'`);
      expect([await count(), await count()]).toEqual([1, 1]);
    });
  });

  it('forgets what it held of an anonymised person, and keeps that something happened', async () => {
    const { id } = await partner();
    await forgetAudit(test.db, 'partner', id);
    expect(
      (await historyOf(id)).map(({ action, before, after }) => [action, before, after]),
    ).toEqual([['CREATE', null, null]]);
  });
});

describe('from where something was done', () => {
  it('is forgotten after AUDIT_IP_DAYS; that, when and by whom stays', async () => {
    const [old, young] = [await partner(), await partner()];
    const addresses = async () =>
      (
        await sql<{ ip: string | null }>`
          select ip
          from audit
          where entity = 'partner' and entity_id in (${old.id}, ${young.id}) and user_id = 1
          order by id`.execute(test.db)
      ).rows.map(({ ip }) => ip);
    const [known] = await addresses();
    expect(known).toMatch(/^[0-9a-f.:]+$/);
    await sql`
      update audit set at = now() - interval '366 days'
      where entity = 'partner' and entity_id = ${old.id}`.execute(test.db);
    await forgetAddresses(test.db, 365);
    expect(await addresses()).toEqual([null, known]);
  });
});
