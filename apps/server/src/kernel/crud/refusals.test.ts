import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  buildBranchOffice,
  buildClient,
  buildCompany,
  buildOffer,
  buildPartner,
  insertMedia,
  noText,
  text,
} from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const test = await openTestApp();
const admin = await test.signedIn('admin');
type Answer = {
  readonly status: number;
  readonly body: { readonly fieldErrors?: readonly { field: string; messageKey: string }[] };
};
const wrong = ({ status, body }: Answer) => [
  status,
  body.fieldErrors
    ?.filter(({ messageKey }) => messageKey === 'validation.reference')
    .map(({ field }) => field)
    .toSorted(),
];

describe('references', () => {
  it('all that lead nowhere are named at once', async () => {
    const answer = await admin.call(api.partnerAdmin.create, {
      body: buildPartner({
        logo: nobody,
        gallery: [nobody],
        subcategoryIds: [99_999],
        mainCategoryId: 98,
        companyId: 99_999,
        visibility: { mode: 'ONLY', clientIds: [1, 9_999] },
      }),
    });
    expect(wrong(answer)).toEqual([
      422,
      ['companyId', 'gallery', 'logo', 'mainCategoryId', 'subcategoryIds', 'visibility.clientIds'],
    ]);
  });

  it('those of an offer are named beside what its own rules find', async () => {
    const { id } = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body;
    const { status, body } = await admin.call(api.offerAdmin.create, {
      body: buildOffer(id, {
        subcategoryIds: [99_999],
        images: [nobody],
        visibility: { mode: 'EXCEPT', clientIds: [9_999] },
      }),
    });
    expect([status, body.fieldErrors]).toEqual([
      422,
      expect.arrayContaining([
        { field: 'subcategoryIds', messageKey: 'validation.ofPartner' },
        { field: 'images', messageKey: 'validation.reference' },
        { field: 'visibility.clientIds', messageKey: 'validation.reference' },
      ]),
    ]);
  });

  it('a client cannot list partners and hide categories that are not there', async () => {
    const company = (await admin.call(api.companyAdmin.create, { body: buildCompany() })).body;
    const answer = await admin.call(api.clientAdmin.create, {
      body: buildClient(company.id, {
        catalogue: { mode: 'ONLY_LISTED', partnerIds: [99_999], hiddenCategoryIds: [10, 11] },
      }),
    });
    expect(wrong(answer)).toEqual([422, ['catalogue.partnerIds']]);
    const hidden = await admin.call(api.clientAdmin.create, {
      body: buildClient(company.id, {
        employerCompanyIds: [99_999],
        catalogue: { mode: 'ONLY_LISTED', partnerIds: [], hiddenCategoryIds: [99] },
      }),
    });
    expect(wrong(hidden)).toEqual([422, ['catalogue.hiddenCategoryIds', 'employerCompanyIds']]);
  });

  it('a slide and the shortcuts of the map cannot name what is not there', async () => {
    const slide = await admin.call(api.carouselAdmin.create, {
      body: {
        placement: 'HOMEPAGE',
        title: text('Jaro'),
        text: noText,
        buttonLabel: noText,
        link: null,
        imageDesktop: await insertMedia(test.db),
        imageMobile: null,
        colour: 'GREEN',
        clientIds: [9_999],
        validFrom: null,
        validTo: null,
      },
    });
    expect(wrong(slide)).toEqual([422, ['clientIds']]);
    const filters = (await admin.call(api.mapFiltersAdmin.get, {})).body;
    const { version, items, payment, sustainabilityVisible, defaults } = filters;
    const answer = await admin.call(api.mapFiltersAdmin.update, {
      body: {
        version,
        items,
        payment,
        sustainabilityVisible,
        defaults: { ...defaults, categories: [98] },
        quickCategories: [99],
      },
    });
    expect(wrong(answer)).toEqual([422, ['defaults.categories', 'quickCategories']]);
  });

  it('what a record names already may stay when it has been deleted since', async () => {
    const { body: gone } = await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ visibility: { mode: 'ONLY', clientIds: [2] } }),
    });
    await sql`update client set deleted_at = now() where id = 2`.execute(test.db);
    const form = buildPartner({ visibility: { mode: 'ONLY', clientIds: [2] } });
    const saved = await admin.call(api.partnerAdmin.update, {
      id: gone.id,
      body: { ...form, version: gone.version },
    });
    expect(saved.status).toBe(200);
    expect(wrong(await admin.call(api.partnerAdmin.create, { body: form }))).toEqual([
      422,
      ['visibility.clientIds'],
    ]);
    await sql`update client set deleted_at = null where id = 2`.execute(test.db);
  });
});

describe('a body that lacks something', () => {
  it('is refused field by field, a missing word of a list as a missing text', async () => {
    const { name: _name, visibility: _visibility, countries: _countries, ...rest } = buildPartner();
    const { status, body } = await admin.call(api.partnerAdmin.create, { body: rest as never });
    expect([
      status,
      body.fieldErrors?.map(({ field, messageKey }) => `${field} ${messageKey}`),
    ]).toEqual([
      422,
      expect.arrayContaining([
        'name validation.required',
        'countries validation.required',
        'visibility validation.required',
      ]),
    ]);
    const offer = await admin.call(api.offerAdmin.create, {
      body: { ...buildOffer(1), priceType: null, name: text('', '', '') } as never,
    });
    expect([offer.status, offer.body.fieldErrors?.map(({ field }) => field)]).toEqual([
      422,
      expect.arrayContaining(['priceType']),
    ]);
  });

  it('is unreadable where a word is not of the list, or a field is unknown', async () => {
    const wrong = { ...buildOffer(1), priceType: 'FREE' } as never;
    expect((await admin.call(api.offerAdmin.create, { body: wrong })).status).toBe(400);
    const unknown = { ...buildPartner(), colour: 'RED' } as never;
    expect((await admin.call(api.partnerAdmin.create, { body: unknown })).status).toBe(400);
  });
});

it('an address with a slash at its end is the address without it', async () => {
  expect((await admin.send('GET', '/api/admin/partner/')).statusCode).toBe(200);
});

it('the branch office of a partner stands in no subcategory the partner does not stand in', async () => {
  const { id } = (
    await admin.call(api.partnerAdmin.create, { body: buildPartner({ subcategoryIds: [201] }) })
  ).body;
  const { status, body } = await admin.call(api.branchOfficeAdmin.create, {
    partnerId: id,
    body: buildBranchOffice({ subcategoryIds: [101] }),
  });
  expect([status, body.fieldErrors]).toEqual([
    422,
    [{ field: 'subcategoryIds', messageKey: 'validation.ofPartner' }],
  ]);
});

it('offers cost the money of the installation, and never two', async () => {
  const { id } = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body;
  const { status, body } = await admin.call(api.offerAdmin.create, {
    body: buildOffer(id, {
      price: { amount: 59_000, currency: 'CZK' },
      originalPrice: { amount: 99_900, currency: 'EUR' },
    }),
  });
  expect([status, body.fieldErrors]).toEqual([
    422,
    [
      {
        field: 'originalPrice',
        messageKey: 'validation.currency',
        params: { currency: 'CZK' },
      },
    ],
  ]);
});
