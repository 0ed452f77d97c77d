import { type RawBuilder, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { MakeRenewed } from '../../kernel/changes/index.ts';
import { growCatalogue } from '../../test/random-change.ts';
import { openTestApp } from '../../test/test-app.ts';
import { createGazetteer } from '../place/gazetteer.ts';
import { mapModel } from './map.model.ts';

const onPins = vi.fn<() => void>();
const onPlaces = vi.fn<() => void>();
/** Renews nothing, and hears when something would be. */
const hearing =
  (touch: () => void): MakeRenewed =>
  ({ renew }) => ({ read: renew, touch });
const test = await openTestApp();
await growCatalogue(test.db);
await test.follow();
mapModel(hearing(onPins), test.catalogue);
createGazetteer(hearing(onPlaces), test.db, test.catalogue.model);

const office = sql`(select min(id) from branch_office where active and deleted_at is null)`;
const partner = sql`(select min(id) from partner where active and deleted_at is null)`;
const cases: readonly (readonly [
  string,
  { pins: boolean; places: boolean },
  RawBuilder<unknown>,
])[] = [
  [
    "a partner's text",
    { pins: false, places: false },
    sql`update partner set short_description = '{"cs": "Jiné", "sk": "", "en": ""}' where id = ${partner}`,
  ],
  [
    "a branch office's opening hours",
    { pins: false, places: false },
    sql`update branch_office set opening_hours = null, version = version + 1 where id = ${office}`,
  ],
  [
    "a branch office's place",
    { pins: true, places: true },
    sql`
      update branch_office set address = address || '{"lat": 49.123, "lng": 16.321}'
      where id = ${office}`,
  ],
  [
    "a part of a branch office's address",
    { pins: false, places: true },
    sql`update branch_office set address = address || '{"district": "Jiný"}' where id = ${office}`,
  ],
  [
    "a branch office's own subcategories",
    { pins: true, places: false },
    sql`
      insert into branch_office_subcategory (branch_office_id, subcategory_id, position)
      select ${office}, s.id, 0
      from subcategory s
      where not exists (
        select 1 from branch_office_subcategory l where l.branch_office_id = ${office} and l.subcategory_id = s.id
      )
      order by s.id limit 1`,
  ],
  [
    'whom a partner is shown to',
    { pins: false, places: false },
    sql`update partner set visibility = '{"mode": "ONLY", "clientIds": [1]}' where id = ${partner}`,
  ],
  [
    'a branch office that is switched off',
    { pins: true, places: true },
    sql`update branch_office set active = false where id = ${office}`,
  ],
];
it.each(cases)(
  'pins and places are renewed, or not, by %s',
  async (_, { pins, places }, change) => {
    await change.execute(test.db);
    onPins.mockClear();
    onPlaces.mockClear();
    await test.follow();
    expect({ pins: onPins.mock.calls.length > 0, places: onPlaces.mock.calls.length > 0 }).toEqual({
      pins,
      places,
    });
  },
);
