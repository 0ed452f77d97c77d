import { api } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { buildBranchOffice, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const { address } = buildBranchOffice();
const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = (
  await admin.call(api.partnerAdmin.create, {
    body: buildPartner({
      logo: await insertMedia(test.db),
      contacts: [{ type: 'EMAIL', value: 'partner@x.cz', label: null }],
    }),
  })
).body.id;
await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });

describe('a branch office', () => {
  it('without a name is called after its partner and town; the postal code is kept as digits', async () => {
    const { body } = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice(),
    });
    expect(body).toMatchObject({
      name: 'Kavárna U Zvonku – Praha',
      partnerId,
      address: { postalCode: '11000' },
      subcategoryIds: null,
      active: false,
    });
  });

  it('that is nowhere on the map is found among the others of its partner', async () => {
    const make = async (more: Parameters<typeof buildBranchOffice>[0]) =>
      (await admin.call(api.branchOfficeAdmin.create, { partnerId, body: buildBranchOffice(more) }))
        .body.id;
    const nowhere = await make({ address: { ...address, lat: null, lng: null } });
    await make({});
    const { body } = await admin.call(api.branchOfficeAdmin.list, {
      partnerId,
      withoutPlace: 'true',
    });
    expect(body.content.map(({ id }) => id)).toEqual([nowhere]);
  });

  it('cannot go live without coordinates', async () => {
    const { body } = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice({ address: { ...address, lat: null, lng: null } }),
    });
    const refused = await admin.call(api.branchOfficeAdmin.activate, {
      partnerId,
      id: body.id,
      body: { active: true },
    });
    expect(refused.body.fieldErrors).toEqual([
      { field: 'address.lat', messageKey: 'validation.required' },
    ]);
  });

  it.each([
    ['only one coordinate', { lat: 50, lng: null }, 'address.lat validation.coordinates'],
    ['a latitude beyond the pole', { lat: 91, lng: 14 }, 'address.lat validation.coordinates'],
    [
      'a postal code of four digits',
      { postalCode: '1234' },
      'address.postalCode validation.postalCode',
    ],
    ['no town', { city: ' ' }, 'address.city validation.required'],
  ])('refuses %s', async (_what, fields, expected) => {
    const { status, body } = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice({ address: { ...address, ...fields } }),
    });
    expect([
      status,
      body.fieldErrors?.map(({ field, messageKey }) => `${field} ${messageKey}`),
    ]).toEqual([422, [expected]]);
  });

  it('refuses opening hours that overlap or end before they begin', async () => {
    const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], note: null };
    const openingHours = {
      ...closed,
      mon: [
        { from: '08:00', to: '12:00' },
        { from: '11:00', to: '15:00' },
      ],
      tue: [{ from: '15:00', to: '09:00' }],
    };
    const { body } = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice({ openingHours }),
    });
    expect(body.fieldErrors?.map(({ field, messageKey }) => `${field} ${messageKey}`)).toEqual([
      'openingHours.mon validation.intervalOrder',
      'openingHours.tue[0].to validation.interval',
    ]);
  });

  it('is not found under another partner', async () => {
    const { body } = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice(),
    });
    const stranger = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body.id;
    expect(
      (await admin.call(api.branchOfficeAdmin.get, { partnerId: stranger, id: body.id })).status,
    ).toBe(404);
    expect(
      (await admin.call(api.branchOfficeAdmin.remove, { partnerId: stranger, id: body.id })).status,
    ).toBe(404);
    expect(
      (
        await admin.call(api.branchOfficeAdmin.create, {
          partnerId: 999_999,
          body: buildBranchOffice(),
        })
      ).status,
    ).toBe(404);
  });

  it('shows readers the contacts of its partner until it has its own, nearest first', async () => {
    const brno = { ...address, city: 'Brno', lat: 49.195, lng: 16.608 };
    for (const [place, contacts] of [
      [address, []],
      [brno, [{ type: 'TELEPHONE', value: '+420 777 123 456', label: null }]],
    ] as const) {
      const { body } = await admin.call(api.branchOfficeAdmin.create, {
        partnerId,
        body: buildBranchOffice({ address: place, contacts: [...contacts] }),
      });
      await admin.call(api.branchOfficeAdmin.activate, {
        partnerId,
        id: body.id,
        body: { active: true },
      });
    }
    const { body } = await test
      .createCaller()
      .call(api.branchOffice.list, { id: partnerId, lat: 49.2, lng: 16.6 });
    expect(body.content.map(({ address: line, contacts }) => [line, contacts[0]?.value])).toEqual([
      ['Dlouhá 727/39, 110\u00A000 Brno', '+420777123456'],
      ['Dlouhá 727/39, 110\u00A000 Praha', 'partner@x.cz'],
    ]);
    expect(body.content[0]?.meters).toBeLessThan(1_000);
  });
});

describe('the geocoder', () => {
  it('finds towns without accents and gives their components', async () => {
    const { body } = await admin.call(api.geocoder.search, { keyword: 'zdar nad' });
    expect(body[0]).toMatchObject({
      country: 'CZ',
      components: expect.arrayContaining([
        expect.objectContaining({ types: ['locality', 'political'] }),
      ]),
    });
    expect(body[0]?.label).toMatch(/^Žďár nad Sázavou/);
    expect((await admin.call(api.geocoder.search, { keyword: '100%_' })).body).toEqual([]);
  });
});
