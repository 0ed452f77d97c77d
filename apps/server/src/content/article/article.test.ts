import {
  api,
  type ArticleBlock,
  type ClientArticleForm,
  type MagazineArticleForm,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildArticle, buildPartner, insertMedia, noText, text } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
const anonymous = test.createCaller();

const create = async (fields: Partial<MagazineArticleForm> = {}) =>
  admin.call(api.magazineArticleAdmin.create, { body: buildArticle(fields) });
const createLive = async (fields: Partial<MagazineArticleForm> = {}) => {
  const { body } = await create(fields);
  return (
    await admin.call(api.magazineArticleAdmin.activate, { id: body.id, body: { active: true } })
  ).body;
};
const forClient = (fields: Partial<ClientArticleForm> = {}): ClientArticleForm => {
  const { title, lead, cover, coverAlt, blocks, validFrom, validTo } = buildArticle();
  return { title, lead, cover, coverAlt, blocks, validFrom, validTo, ...fields };
};
const liveForClient = async (clientId: number, title: string): Promise<number> => {
  const { id } = (
    await admin.call(api.clientArticleAdmin.create, {
      clientId,
      body: forClient({ title: text(title) }),
    })
  ).body;
  await admin.call(api.clientArticleAdmin.activate, { clientId, id, body: { active: true } });
  return id;
};
const fieldsOf = (body: { fieldErrors?: { field: string; messageKey: string }[] }) =>
  body.fieldErrors?.map(({ field, messageKey }) => `${field} ${messageKey}`);

describe('writing an article', () => {
  it('keeps all six blocks, without anything that could run', async () => {
    const picture = await insertMedia(test.db);
    const blocks: ArticleBlock[] = [
      { type: 'HEADING', level: 2, text: text('Proč') },
      { type: 'LEAD', text: text('Krátce') },
      {
        type: 'TEXT',
        html: text(
          '<p onclick="x()">Ahoj <script>alert(1)</script>' +
            '<a href="javascript:alert(1)">sem</a> <b>tučně</b></p><ul><li>bod</li></ul>',
        ),
      },
      { type: 'IMAGE', mediaUuid: picture, alt: text('Kolo'), crop: 'wide', caption: noText },
      { type: 'UNORDERED_LIST', items: [text('jedna'), text('dva')] },
      {
        type: 'ZIG_ZAG',
        rows: [
          {
            mediaUuid: picture,
            alt: text('Kolo'),
            title: text('Řádek'),
            html: text('<p>Text</p>'),
            link: 'www.kolo.cz',
          },
        ],
      },
    ];
    const { status, body } = await create({ blocks });
    expect(status).toBe(200);
    expect(body.blocks.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type));
    expect(body.blocks[2]).toMatchObject({
      html: { cs: '<p>Ahoj <a>sem</a> <strong>tučně</strong></p><p>bod</p>' },
    });
    expect(body.blocks[5]).toMatchObject({ rows: [{ link: 'http://www.kolo.cz' }] });
    expect((await admin.call(api.mediaAdmin.remove, { uuid: picture })).body.globalErrors).toEqual([
      { messageKey: 'media.error.inUse', params: { usages: 1 } },
    ]);
    expect((await admin.call(api.mediaAdmin.usage, { uuid: picture })).body).toEqual([
      {
        entity: 'magazineArticle',
        id: body.id,
        parentId: null,
        name: 'Kolo do práce',
        isDeleted: false,
      },
    ]);
  });

  it.each([
    [
      'a link that would run',
      {
        blocks: [
          {
            type: 'ZIG_ZAG',
            rows: [
              {
                mediaUuid: null,
                alt: noText,
                title: noText,
                html: noText,
                link: 'javascript:alert(1)',
              },
            ],
          },
        ],
      },
      'blocks[0].rows[0].link validation.url',
    ],
    [
      'an endless heading',
      {
        blocks: [
          { type: 'TEXT', html: noText },
          { type: 'HEADING', level: 2, text: { ...noText, sk: 'x'.repeat(201) } },
        ],
      },
      'blocks[1].text.sk validation.maxLength',
    ],
    [
      'a picture nobody has uploaded',
      {
        blocks: [
          {
            type: 'IMAGE',
            mediaUuid: '11111111-1111-4111-8111-111111111111',
            alt: noText,
            crop: null,
            caption: noText,
          },
        ],
      },
      'blocks[0].mediaUuid validation.reference',
    ],
    [
      'no title in the primary language',
      { title: { cs: null, sk: 'Na bicykli', en: null } },
      'title.cs validation.required',
    ],
    [
      'seven partners',
      { relatedPartnerIds: [1, 2, 3, 4, 5, 6, 7] },
      'relatedPartnerIds validation.maxItems',
    ],
    [
      'an end before the beginning',
      { validFrom: '2026-01-02T00:00:00Z', validTo: '2026-01-01T00:00:00Z' },
      'validTo validation.interval',
    ],
  ] satisfies [string, Partial<MagazineArticleForm>, string][])(
    'refuses %s',
    async (_what, fields, expected) => {
      const { status, body } = await create(fields);
      expect([status, fieldsOf(body)]).toEqual([422, [expected]]);
    },
  );

  it('refuses a block of a kind that does not exist as unreadable', async () => {
    const answer = await admin.send('POST', '/api/admin/magazine-article', {
      ...buildArticle(),
      blocks: [{ type: 'VIDEO', url: 'x' }],
    });
    expect(answer.statusCode).toBe(400);
  });

  it('says which languages are missing and how long the reading takes', async () => {
    const { body } = await create({
      blocks: [
        {
          type: 'TEXT',
          html: { cs: `<p>${'slovo '.repeat(590)}</p>`, sk: null, en: '<p>word</p>' },
        },
      ],
    });
    expect([body.missingLanguages, body.readingMinutes]).toEqual([['sk'], 3]);
  });

  it('by two people at once: the later one is told', async () => {
    const {
      body: { id, version },
    } = await create();
    expect(
      (
        await admin.call(api.magazineArticleAdmin.update, {
          id,
          body: { ...buildArticle(), version },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await admin.call(api.magazineArticleAdmin.update, {
          id,
          body: { ...buildArticle(), version },
        })
      ).body.globalErrors,
    ).toEqual([{ messageKey: 'common.error.concurrentModification' }]);
  });

  it('copies a copy, and the copy is off', async () => {
    const {
      body: { id },
    } = await create({ featured: true });
    const first = (
      await admin.call(api.magazineArticleAdmin.copy, {
        id,
        body: buildArticle({ featured: true }),
      })
    ).body;
    const second = (
      await admin.call(api.magazineArticleAdmin.copy, {
        id: first.id,
        body: buildArticle({ title: first.title }),
      })
    ).body;
    expect([first.active, first.featured, second.title.cs]).toEqual([
      false,
      false,
      'Kolo do práce (kopie) (kopie)',
    ]);
  });
});

describe('going live', () => {
  it('names everything that is missing at once', async () => {
    const {
      body: { id },
    } = await create({
      cover: await insertMedia(test.db),
      blocks: [
        { type: 'HEADING', level: 3, text: { ...noText, en: 'Only English' } },
        { type: 'IMAGE', mediaUuid: null, alt: noText, crop: null, caption: noText },
      ],
    });
    const { status, body } = await admin.call(api.magazineArticleAdmin.activate, {
      id,
      body: { active: true },
    });
    expect([status, fieldsOf(body)]).toEqual([
      422,
      ['coverAlt.cs', 'blocks[0].text.cs', 'blocks[1].mediaUuid', 'blocks[1].alt.cs'].map(
        (field) => `${field} validation.required`,
      ),
    ]);
    const { body: empty } = await create({ blocks: [] });
    expect(
      fieldsOf(
        (
          await admin.call(api.magazineArticleAdmin.activate, {
            id: empty.id,
            body: { active: true },
          })
        ).body,
      ),
    ).toEqual(['blocks validation.required']);
  });

  it('on the minute it is planned for, through the cache', async () => {
    const { id } = await createLive({ validFrom: '2100-01-01T00:00:00Z' });
    expect((await anonymous.call(api.magazineArticle.get, { id })).status).toBe(404);
    await sql`update article set valid_from = now() where id = ${id}`.execute(test.db);
    await test.expire();
    expect((await anonymous.call(api.magazineArticle.get, { id })).status).toBe(200);
  });
});

describe('readers', () => {
  it('find articles by category, newest first, and read them in their language or in the next best one', async () => {
    const partner = (
      await admin.call(api.partnerAdmin.create, {
        body: buildPartner({ logo: await insertMedia(test.db) }),
      })
    ).body;
    await admin.call(api.partnerAdmin.activate, { id: partner.id, body: { active: true } });
    const { id } = await createLive({
      title: { cs: 'Knihy na cesty', sk: 'Knihy na cesty (sk)', en: null },
      categories: ['BOOKS', 'CASHBACK'],
      relatedPartnerIds: [partner.id],
    });
    const cards = (await anonymous.call(api.magazineArticle.list, { categories: '3,11' })).body;
    expect(cards.content.map((card) => [card.id, card.route])).toEqual([
      [id, `knihy-na-cesty-${id}`],
    ]);
    expect(
      (await anonymous.call(api.magazineArticle.list, { categories: '10' })).body.totalElements,
    ).toBe(0);
    const { body } = await anonymous.call(
      api.magazineArticle.get,
      { id },
      { 'accept-language': 'en' },
    );
    expect([
      body.title,
      body.blocks,
      body.otherLanguages,
      body.related.map((card) => card.id),
    ]).toEqual([
      'Knihy na cesty',
      [{ type: 'TEXT', html: '<p>Začněte zvolna.</p> (en)' }],
      ['cs'],
      [partner.id],
    ]);
    expect(
      (await anonymous.call(api.magazineArticle.get, { id }, { 'accept-language': 'sk' })).body
        .otherLanguages,
    ).toEqual([]);
  });

  it('see nothing that is off', async () => {
    const {
      body: { id },
    } = await create();
    expect((await anonymous.call(api.magazineArticle.get, { id })).status).toBe(404);
    expect(
      (await anonymous.call(api.magazineArticle.list, { pageSize: 100 })).body.content.map(
        (card) => card.id,
      ),
    ).not.toContain(id);
  });
});

describe("an employer's own articles", () => {
  it('are read by its people only, in order, and are no part of the magazine', async () => {
    const [a, b] = [await liveForClient(1, 'Školka'), await liveForClient(1, 'Dovolená navíc')];
    const titles = async (who: typeof employee) =>
      (await who.call(api.internalBenefit.list, {})).body.map(({ title }) => title);
    expect(await titles(employee)).toEqual(['Školka', 'Dovolená navíc']);
    const has = async (who: typeof employee) =>
      (await who.call(api.user.me, {})).body.hasInternalBenefits;
    expect([await has(employee), await has(other), await has(admin)]).toEqual([true, false, false]);
    expect(
      (await admin.call(api.clientArticleAdmin.order, { clientId: 1, body: { ids: [b, a] } }))
        .status,
    ).toBe(200);
    expect(await titles(employee)).toEqual(['Dovolená navíc', 'Školka']);
    expect(
      (await admin.call(api.clientArticleAdmin.order, { clientId: 1, body: { ids: [a] } })).status,
    ).toBe(422);
    expect([
      await titles(other),
      await titles(admin),
      (await anonymous.call(api.internalBenefit.list, {})).status,
    ]).toEqual([[], [], 401]);
    for (const who of [anonymous, employee, admin])
      expect((await who.call(api.magazineArticle.get, { id: a })).status).toBe(404);
    expect((await admin.call(api.magazineArticleAdmin.get, { id: a })).status).toBe(404);
    expect((await admin.call(api.clientArticleAdmin.get, { clientId: 2, id: a })).status).toBe(404);
    expect(
      (await admin.call(api.clientArticleAdmin.create, { clientId: 999_999, body: forClient() }))
        .status,
    ).toBe(404);
  });

  it('are copied to several employers at once, or to none', async () => {
    const id = await liveForClient(1, 'Telefon');
    const body = { ...forClient({ title: text('Telefon') }), targetClientIds: [2] };
    const copy = (await admin.call(api.clientArticleAdmin.copy, { clientId: 1, id, body })).body;
    expect([copy.clientId, copy.active, copy.title.cs]).toEqual([2, false, 'Telefon']);
    const before = (await admin.call(api.clientArticleAdmin.list, { clientId: 2 })).body
      .totalElements;
    expect(
      (
        await admin.call(api.clientArticleAdmin.copy, {
          clientId: 1,
          id,
          body: { ...body, targetClientIds: [2, 999_999] },
        })
      ).status,
    ).toBe(404);
    expect(
      (await admin.call(api.clientArticleAdmin.list, { clientId: 2 })).body.totalElements,
    ).toBe(before);
    expect(
      (
        await admin.call(api.clientArticleAdmin.copy, {
          clientId: 1,
          id,
          body: forClient({ title: text('Telefon') }),
        })
      ).body,
    ).toMatchObject({ clientId: 1, title: { cs: 'Telefon (kopie)' } });
  });
});
