import { readFileSync } from 'node:fs';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedReferenceData } from '../../../../seed/index.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { importPlaces } from '../index.ts';

const file = readFileSync(new URL('postal.fixture.txt', import.meta.url), 'utf8');
const test = await openTestApp();
const take = (content: string, isDryRun = false) =>
  importPlaces(test.deps.write, content, { isDryRun, onProgress: () => {} });
const found = async (keyword: string, position = {}): Promise<string[]> =>
  (await test.createCaller().call(api.place.list, { keyword, ...position })).body.places.map(
    ({ label, detail }) => `${label} (${detail})`,
  );

describe('the import of places', () => {
  it('only counts when it is asked to', async () => {
    expect(await take(file, true)).toMatchObject({ lines: 25, errors: [] });
    expect(await found('593 01')).toEqual([]);
  });

  it('makes one place of several codes, and of a part with and without its town', async () => {
    expect(await take(file)).toEqual({
      lines: 25,
      places: 16,
      created: 7,
      changed: 12,
      unchanged: 0,
      errors: [],
    });
    // another process took the file: this one hears of it a moment later
    await expect.poll(() => found('593 01')).not.toEqual([]);
    expect(await found('petrzalka')).toEqual(['Petržalka (Bratislava, Bratislavský kraj)']);
    expect(await found('brno lisen')).toEqual(['Líšeň (Brno, Jihomoravský kraj)']);
    expect(await found('malesice')).toEqual(['Malešice (Praha 10)']);
    expect(await found('praha 10 vrs')).toEqual(['Vršovice (Praha 10)']);
  });

  it('lets places be found by their postal codes, the larger first', async () => {
    for (const typed of ['59301', '593 01', '593 0'])
      expect((await found(typed))[0]).toBe(
        'Bystřice nad Pernštejnem (593\u00A001, Žďár nad Sázavou, Kraj Vysočina)',
      );
    expect((await found('591 01'))[0]).toBe('Žďár nad Sázavou (591\u00A001, Kraj Vysočina)');
    expect(await found('851 07')).toContain(
      'Petržalka (851\u00A007, Bratislava, Bratislavský kraj)',
    );
  });

  it('keeps villages of one name apart, and towns with a hyphen whole', async () => {
    expect((await found('nova ves', { lat: 49.1, lng: 16.3 }))[0]).toBe(
      'Nová Ves (Brno-venkov, Jihomoravský kraj)',
    );
    expect((await found('nova ves', { lat: 49.4, lng: 16.2 }))[0]).toBe(
      'Nová Ves (Žďár nad Sázavou, Kraj Vysočina)',
    );
    expect(await found('frydek-mistek')).toEqual(['Frýdek-Místek (Moravskoslezský kraj)']);
  });

  it('knows how far a town reaches by its parts', async () => {
    const { body } = await test.createCaller().call(api.place.get, { placeId: 'cz-praha' });
    expect(body.bounds).toMatchObject({
      north: expect.closeTo(50.15, 1),
      south: expect.closeTo(49.97, 1),
    });
  });

  it('changes nothing the second time', async () =>
    expect(await take(file)).toMatchObject({ created: 0, changed: 0 }));

  it('stays when an older installation learns how large its towns are', async () => {
    await sql`
      update place set population = 0, district = null, other_names = '{}'
      where id not like 'geo-%'`.execute(test.db);
    await sql`delete from seeded`.execute(test.db);
    await seedReferenceData(test.db, 'CZ');
    const { rows } = await sql`
      select population > 300000 as large, other_names
      from place
      where id = 'cz-brno'`.execute(test.db);
    expect(rows).toEqual([{ large: true, other_names: ['Brünn'] }]);
    expect((await found('593 01')).length).toBe(2);
  });

  it('names the lines it cannot read, and takes none of the others', async () => {
    const outcome = await take(
      [
        file,
        'CZ\t1',
        'PL\t100 00\tA\tr\t1\td\t1\t\t\t50\t14\t4',
        'CZ\t10a 00\tA\tr\t1\td\t1\t\t\t50\t14\t4',
        'CZ\t100 00\t\tr\t1\td\t1\t\t\t50\t14\t4',
        'CZ\t100 00\tHned vedle\tr\t1\td\t1\t\t\tNaN\t14\t4',
        '',
      ].join('\n'),
    );
    expect(outcome.errors.map(({ line, message }) => `${line}: ${message.slice(0, 28)}`)).toEqual([
      '27: has 2 columns separated by t',
      '28: is of the country "PL", CZ a',
      '29: has the postal code "10a 00"',
      '30: has no readable name of at m',
      '31: lies at "NaN, 14", which is ',
    ]);
    expect((await take('')).errors).toHaveLength(1);
    expect((await take('\0\0\t\uFFFD')).errors).toHaveLength(1);
  });
});
