import { beforeAll, describe, expect, it } from 'vitest';
import { type Config, distanceInMetres, mapCentreOf } from '@cafeteria/contract';
import { readPlaces } from '../seed/places.ts';
import { buildDemo } from './build.ts';
import type { DemoContent } from './content.ts';
import { slovakEntry } from './vocab/countries/courts.ts';

let demos: Readonly<Record<Config['country'], DemoContent>>;
beforeAll(async () => {
  const now = new Date('2026-03-10T09:30:00Z');
  const places = await readPlaces();
  demos = { Cz: buildDemo(now, places, 'Cz'), Sk: buildDemo(now, places, 'Sk') };
});

describe('the two demos', () => {
  const sizes = (demo: DemoContent) => ({
    media: demo.media.length,
    companies: demo.companies.length,
    clients: demo.clients.length,
    users: demo.users.length,
    partners: demo.partners.length,
    online: demo.partners.filter(({ input }) => input.online && input.onlineUrl).length > 30,
    branchOffices: demo.branchOffices.length,
    offers: demo.offers.length,
    slides: demo.slides.length,
    promoRows: demo.promoRows.length,
    articles: demo.articles.length,
    blocks: demo.articles.map(({ input }) => input.blocks.length),
  });

  it('are of the same size', () => expect(sizes(demos.Sk)).toEqual(sizes(demos.Cz)));

  it('register each company at the court of its seat', () => {
    const courts = (country: Config['country']) =>
      new Map(
        demos[country].companies.flatMap(({ input: { address, registerEntry, name } }) =>
          registerEntry?.includes('ivnostensk')
            ? []
            : [[address.city, `${registerEntry} ${name}`] as const],
        ),
      );
    const [czech, slovak] = [courts('Cz'), courts('Sk')];
    expect(czech.get('Brno')).toContain('Krajský soud v Brně');
    expect(czech.get('Praha')).toContain('Městský soud v Praze');
    expect(slovak.get('Košice')).toMatch(/^Mestský súd Košice, .*\/V /);
    expect(slovak.get('Lučenec')).toMatch(/^Okresný súd Banská Bystrica, .*\/S /);
    for (const entry of czech.values())
      expect(entry.includes('a. s.')).toBe(entry.startsWith('B '));
    for (const entry of slovak.values())
      expect(entry.includes('a. s.')).toBe(entry.includes('oddiel Sa'));
  });

  it('register who trades in their own name at an office that there is', () => {
    const traders = (country: Config['country']) =>
      new Map(
        demos[country].companies.flatMap(({ input: { address, registerEntry } }) =>
          registerEntry?.includes('ivnostensk') ? [[address.city, registerEntry] as const] : [],
        ),
      );
    const [czech, slovak] = [traders('Cz'), traders('Sk')];
    expect(czech.get('Praha')).toBe('živnostenský rejstřík, Úřad městské části Praha 1');
    expect(czech.get('Brno')).toBe('živnostenský rejstřík, Magistrát města Brna');
    expect(czech.get('Harrachov')).toBe('živnostenský rejstřík, Městský úřad Tanvald');
    expect(czech.get('Telč')).toBe('živnostenský rejstřík, Městský úřad Telč');
    expect(slovak.get('Spišské Podhradie')).toMatch(/Okresný úrad Levoča$/);
    expect(slovak.get('Poprad')).toMatch(/Okresný úrad Poprad$/);
  });

  it('know the court of a town whose postal code begins as that of another region', () => {
    const of = (postal: string) => slovakEntry({ isByShares: false, number: 1, postal });
    expect(of('05304')).toBe('Okresný súd Prešov, oddiel Sro, vložka 1/P');
    expect(of('053')).toMatch(/^Okresný súd Prešov/);
    expect(of('05342')).toMatch(/^Mestský súd Košice/);
  });

  it('are spread over the towns of their country', () => {
    for (const demo of [demos.Cz, demos.Sk])
      expect(
        new Set(demo.branchOffices.map(({ input }) => input.address.city)).size,
      ).toBeGreaterThan(200);
  });

  it('have places to see where the map of their installation begins', () => {
    const around = (country: Config['country']) =>
      demos[country].branchOffices.filter(
        ({ input: { address } }) =>
          address.lat !== null &&
          address.lng !== null &&
          distanceInMetres({ lat: address.lat, lng: address.lng }, mapCentreOf[country]) < 5_000,
      ).length;
    expect(around('Cz')).toBeGreaterThan(100);
    expect(around('Sk')).toBeGreaterThan(100);
  });

  it('say the sums of money of their country in every language', () => {
    const texts = ({ articles, slides }: DemoContent) =>
      JSON.stringify([articles, slides].flat().map(({ input }) => input));
    expect(texts(demos.Cz)).not.toContain('€');
    expect(texts(demos.Cz)).toMatch(/20\u00A0000\u00A0Kč/);
    expect(texts(demos.Cz)).toMatch(/20,000\u00A0CZK/);
    expect(texts(demos.Sk)).not.toMatch(/Kč|CZK|korun|haléř|halier/);
    expect(texts(demos.Sk)).toMatch(/príspevok na rekreáciu/);
  });

  it('let the same people in: Slovak is read by the colleague in both and by everybody in Slovakia', () => {
    const first = ({ users }: DemoContent) =>
      users.slice(0, 3).map(({ username, language }) => `${username} ${language}`);
    expect(first(demos.Cz)).toEqual([
      'admin@demo.test CZ',
      'employee@demo.test CZ',
      'employee.sk@demo.test SK',
    ]);
    expect(first(demos.Sk)).toEqual([
      'admin@demo.test SK',
      'employee@demo.test SK',
      'employee.sk@demo.test SK',
    ]);
    for (const { users, clients } of [demos.Cz, demos.Sk])
      expect(
        clients.find(({ id }) => id === users[1]?.clientId)?.input.creditPolicy.allowPrivateWallet,
      ).toBe(true);
  });
});

describe('the demo of Slovakia', () => {
  const slovakTextsOf = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(slovakTextsOf);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      key === 'sk' && typeof one === 'string' ? [one] : slovakTextsOf(one),
    );
  };

  it('writes its names and its Slovak texts without a Czech letter', () => {
    const { media: _, ...content } = demos.Sk;
    const { partners, branchOffices, companies, clients, users, articles, offers } = content;
    const names = [
      ...[...partners, ...companies, ...clients].map(({ input }) => input.name),
      ...branchOffices.flatMap(({ input }) => [
        input.name,
        input.address.city ?? '',
        input.address.street ?? '',
      ]),
      ...companies.flatMap(({ input }) => [
        `${input.address.street} ${input.address.city} ${input.registerEntry}`,
        ...input.contactPersons.map(({ lastName, role }) => `${lastName} ${role}`),
      ]),
      ...users.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ...articles.map(({ input }) => input.author ?? ''),
      ...offers.map(({ input }) => input.ctaUrl ?? ''),
    ];
    const texts = slovakTextsOf(content);
    expect(texts.length).toBeGreaterThan(4_000);
    expect([...names, ...texts].filter((text) => /[ěřů]|nabidka/i.test(text))).toEqual([]);
  });

  it('gives its companies tax numbers and accounts of Slovakia', () => {
    for (const { input } of demos.Sk.companies) {
      expect(input.taxId).toMatch(/^\d{10}$/);
      expect(input.vatId).toBe(input.vatPayer ? `SK${input.taxId}` : null);
      expect(input.iban).toMatch(/^SK\d{22}$/);
    }
  });
});
