import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { api } from '@cafeteria/contract';
import { openTestApp } from '../src/test/test-app.ts';
import { seedReferenceData } from './index.ts';
import { makePlaces } from './make-places.ts';
import { formatPlaces, readPlaces } from './places.ts';

const test = await openTestApp();
await seedReferenceData(test.db, 'CZ');
const made = formatPlaces(await makePlaces());
const first = async (keyword: string): Promise<string | undefined> => {
  const [place] = (await test.createCaller().call(api.place.list, { keyword })).body.places;
  return place && `${place.label} (${place.detail})`;
};

it('the file of places is what the packages of towns make', async () => {
  const written = await readFile(new URL('./places.gen.tsv', import.meta.url), 'utf8');
  expect(made).toBe(written);
});

it('reading the file gives the places it was made from', async () => {
  const places = await readPlaces();
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  expect(formatPlaces(places)).toBe(made);
});

describe('without an import', () => {
  it('two of five Czech municipalities are known, and every town of Slovakia', async () => {
    const places = (await readPlaces()).filter(({ municipality }) => municipality === null);
    const count = (country: string): number =>
      places.filter((place) => place.country === country).length;
    // there are 6,258 and 2,890 municipalities
    expect(count('CZ')).toBeGreaterThan(2_500);
    expect(count('SK')).toBeGreaterThan(600);
  });

  it.each([
    ['praha 4', 'Praha 4 (Praha)'],
    ['vinohrady', 'Vinohrady (Praha)'],
    ['petrzalka', 'Petržalka (Bratislava, Bratislavský kraj)'],
    ['zvoleneves', 'Zvoleněves (Kladno, Středočeský kraj)'],
    ['zdar nad saz', 'Žďár nad Sázavou (Kraj Vysočina)'],
    ['stare mesto bratislava', 'Staré Mesto (Bratislava, Bratislavský kraj)'],
    ['praha', 'Praha (Hlavní město Praha)'],
    ['brno', 'Brno (Jihomoravský kraj)'],
  ])('"%s" is first of all %s', async (keyword, expected) => {
    expect(await first(keyword)).toBe(expected);
  });
});

it('an installation that stands learns of new places once, and nothing is doubled', async () => {
  const { db } = test;
  const count = async (): Promise<number> =>
    Number((await db.selectFrom('place').select(db.fn.countAll().as('n')).executeTakeFirst())?.n);
  const before = await count();
  await db.deleteFrom('place').where('id', '=', 'cz-zvoleneves').execute();
  await seedReferenceData(db, 'CZ');
  expect(await count()).toBe(before - 1);
  await db.deleteFrom('seeded').execute();
  await seedReferenceData(db, 'CZ');
  expect(await count()).toBe(before);
});
