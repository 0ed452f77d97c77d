import { api, BenefitType } from '@cafeteria/contract';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { mercatorX, mercatorY } from '../../platform/pin-index/index.ts';
import { buildBranchOffice, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

/** A reader of protocol buffers: the fields of a message, numbers as they are and the rest as bytes. */
function* fieldsOf(
  bytes: Uint8Array,
): Generator<{ readonly field: number; readonly number: number; readonly inner: Uint8Array }> {
  let at = 0;
  const varint = (): number => {
    let [value, factor] = [0, 1];
    for (; ; factor *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const number = varint();
    const inner = bytes.subarray(at, at + ((tag & 7) === 2 ? number : 0));
    at += inner.length;
    yield { field: tag >>> 3, number, inner };
  }
}
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
/** The pins a tile stands for: one for each feature of `pins`, the property `count` of the others. */
const pinsIn = (tile: Uint8Array): number =>
  [...fieldsOf(tile)].reduce((sum, { inner: layer }) => {
    const fields = [...fieldsOf(layer)];
    const keys = fields.filter(({ field }) => field === 3).map(({ inner }) => textOf(inner));
    const values = fields
      .filter(({ field }) => field === 4)
      .map(({ inner }) => [...fieldsOf(inner)][0]?.number ?? 0);
    const counts = fields
      .filter(({ field }) => field === 2)
      .map(({ inner: feature }) => {
        const tags = [...([...fieldsOf(feature)].find(({ field }) => field === 2)?.inner ?? [])];
        const at = tags.findIndex((tag, place) => place % 2 === 0 && keys[tag] === 'count');
        return at < 0 ? 1 : (values[tags[at + 1] ?? -1] ?? 0);
      });
    return sum + counts.reduce((one, other) => one + other, 0);
  }, 0);

/**
 * The tiles in which a place may be shown: a cluster is at most three cells (of sixteen to a tile)
 * away from each of its pins.
 */
const tilesRound = (
  places: readonly (readonly [lat: number, lng: number])[],
  zoom: number,
): string[] => {
  const size = 2 ** (26 - zoom);
  const last = 2 ** zoom - 1;
  const near = (size * 3) / 16;
  const tile = (value: number): number => Math.min(last, Math.max(0, Math.floor(value / size)));
  return [
    ...new Set(
      places.flatMap(([lat, lng]) =>
        [-near, near].flatMap((dx) =>
          [-near, near].map((dy) => `${tile(mercatorX(lng) + dx)}/${tile(mercatorY(lat) + dy)}`),
        ),
      ),
    ),
  ];
};

const places: (readonly [lat: number, lng: number])[] = [];
const partnerIds: number[] = [];
const test = await openTestApp();
const admin = await test.signedIn('admin');
const { address } = buildBranchOffice();
beforeAll(async () => {
  const [near] = fc.sample(
    fc.array(
      fc.tuple(
        fc.double({ min: 50.05, max: 50.11, noNaN: true }),
        fc.double({ min: 14.38, max: 14.48, noNaN: true }),
      ),
      { minLength: 18, maxLength: 18 },
    ),
    1,
  );
  const [far] = fc.sample(
    fc.array(
      fc.tuple(
        fc.double({ min: 47.8, max: 51, noNaN: true }),
        fc.double({ min: 12.1, max: 22.5, noNaN: true }),
      ),
      { minLength: 10, maxLength: 10 },
    ),
    1,
  );
  places.push(...(near ?? []), ...(far ?? []), ...(near ?? []).slice(0, 4));
  for (const [mainCategoryId, subcategoryId] of [
    [2, 201],
    [6, 601],
  ] as const) {
    const {
      body: { id },
    } = await admin.call(api.partnerAdmin.create, {
      body: buildPartner({
        logo: await insertMedia(test.db),
        mainCategoryId,
        subcategoryIds: [subcategoryId],
        benefitTypes: ['voucher'],
      }),
    });
    await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
    partnerIds.push(id);
  }
  for (const [at, [lat, lng]] of places.entries()) {
    const partnerId = partnerIds[at % 2] ?? 0;
    const benefitTypes = at % 3 === 0 ? (['cardWithChip'] as const) : null;
    const {
      body: { id },
    } = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice({
        address: { ...address, lat, lng },
        benefitTypes: benefitTypes && [...benefitTypes],
      }),
    });
    await admin.call(api.branchOfficeAdmin.activate, { partnerId, id, body: { active: true } });
  }
});

const some = <T>(values: readonly T[]) =>
  fc.option(
    fc.subarray([...values]).map((chosen) => chosen.join()),
    { nil: undefined },
  );

it('at every zoom the tiles add up to the total of the summary, whatever is asked for', async () => {
  const filter = fc.record({
    categories: some([2, 6, 7]),
    payment: some(BenefitType.options),
    filteredPartnerId: fc.option(fc.nat({ max: 1 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(filter, async ({ filteredPartnerId: which, ...lists }) => {
      const parameters = Object.entries({
        ...lists,
        filteredPartnerId: which === undefined ? undefined : partnerIds[which],
      }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
      const query = parameters.join('&');
      const { total } = (
        await test.app.inject(`/api/map/summary?north=85&south=-85&east=180&west=-180&${query}`)
      ).json();
      for (let zoom = 0; zoom <= 18; zoom += 1) {
        const tiles = await Promise.all(
          tilesRound(places, zoom).map((place) =>
            test.app.inject(`/api/map/tiles/${zoom}/${place}.mvt?${query}`),
          ),
        );
        expect([zoom, tiles.reduce((sum, { rawPayload }) => sum + pinsIn(rawPayload), 0)]).toEqual([
          zoom,
          total,
        ]);
      }
    }),
    {
      numRuns: 6,
      examples: [[{ categories: undefined, payment: undefined, filteredPartnerId: undefined }]],
    },
  );
  expect(
    (await test.app.inject('/api/map/summary?north=85&south=-85&east=180&west=-180')).json().total,
  ).toBe(places.length);
});
