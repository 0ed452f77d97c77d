import {
  BranchOfficeForm,
  CarouselForm,
  ClientArticleForm,
  ClientForm,
  PromoRowForm,
  CompanyForm,
  type Config,
  currencyOfCountry,
  MagazineArticleForm,
  missingLanguages,
  OfferForm,
  PartnerContractForm,
  PartnerForm,
  pattern,
  picturesOfBlock,
  publicationState,
} from '@cafeteria/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../seed/categories.ts';
import { type Place, readPlaces } from '../seed/places.ts';
import { subcategories } from '../seed/subcategories.ts';
import { buildDemo } from './build.ts';
import type { DemoContent, DemoTarget } from './content.ts';
import { toRows } from './rows.ts';
import { unfilledLeaves } from '../src/test/schema-parts.ts';

const now = new Date('2026-03-10T09:30:00Z');
let places: Place[];
let demos: Readonly<Record<Config['country'], DemoContent>>;
beforeAll(async () => {
  places = await readPlaces();
  demos = { Cz: buildDemo(now, places, 'Cz'), Sk: buildDemo(now, places, 'Sk') };
});
const installations = ['Cz', 'Sk'] as const;

const repeated = (list: readonly string[]): string[] =>
  list.filter((one, index) => list.indexOf(one) !== index);
const live = (
  list: readonly { active: boolean; input: { validFrom: string | null; validTo: string | null } }[],
): number =>
  list.filter(
    ({ active, input }) =>
      publicationState(
        { active, validFrom: input.validFrom, validTo: input.validTo },
        now.getTime(),
      ) === 'LIVE',
  ).length;
/** What no record of the demo says, and why. */
const leftEmpty = {
  'branchOffice.address.districtNumber': 'only the districts of Prague have one',
  'branchOffice.address.components': 'a geocoder of a country fills it',
  'branchOffice.address.placeId': 'a geocoder of a country fills it',
  'slide.link.url': 'the demo leads nowhere outside',
  'slide.clientIds': 'everybody is to see all of them',
  'promoRow.clientIds': 'everybody is to see all of them',
};

describe.each(installations)('the demo of %s', (country) => {
  let demo: DemoContent;
  beforeAll(() => {
    demo = demos[country];
  });
  it('calls a provider of health services who is one: no masseur, no counter, no e-shop of vitamins', () => {
    const names = demo.partners.filter(({ input }) => input.healthcareProvider);
    const nameLines = names.map(({ input }) => input.name).join('\n');
    expect(nameLines).toMatch(/^Fyzioterapi[ea] /m);
    expect(nameLines).not.toMatch(/Mas[áé]|Vitam|L[ée]k[áa]r[ne]|Optik/);
  });
  it('has the promised numbers', () => {
    const { partners, branchOffices, offers, users, clients, slides, promoRows } = demo;
    expect([partners.length, branchOffices.length, offers.length, clients.length]).toEqual([
      300, 3_000, 1_000, 3,
    ]);
    // beside them one for each role there is to look at
    expect(users.length).toBeGreaterThanOrEqual(200);
    expect(slides.length).toBeGreaterThanOrEqual(6);
    expect(promoRows.filter(({ input }) => input.categoryId === null)).toHaveLength(5);
  });

  it('is the same every time', () => {
    expect(buildDemo(now, places, country)).toEqual(demo);
  });

  it('keeps its identities when the day changes', () => {
    const later = buildDemo(new Date('2027-01-01T00:00:00Z'), places, country);
    expect(later.media.map(({ uuid }) => uuid)).toEqual(demo.media.map(({ uuid }) => uuid));
    expect(later.partners.map(({ input }) => input.about)).toEqual(
      demo.partners.map(({ input }) => input.about),
    );
  });

  it('passes the schemas of the contract', () => {
    for (const { input } of demo.partners)
      expect(PartnerForm.safeParse(input), input.name).toMatchObject({ success: true });
    for (const { input } of demo.branchOffices)
      expect(BranchOfficeForm.safeParse(input), input.name).toMatchObject({ success: true });
    for (const { input } of demo.companies)
      expect(CompanyForm.safeParse(input), input.name).toMatchObject({ success: true });
    for (const { input } of demo.clients)
      expect(ClientForm.safeParse(input), input.name).toMatchObject({ success: true });
    for (const { id, input } of demo.offers)
      expect(OfferForm.safeParse(input), `offer ${id}`).toMatchObject({ success: true });
    for (const { id, input } of demo.contracts)
      expect(PartnerContractForm.safeParse(input), `contract ${id}`).toMatchObject({
        success: true,
      });
  });

  it('has a magazine and what each employer tells its people, whole in three languages, with every kind of block', () => {
    for (const { id, input } of demo.articles) {
      expect(MagazineArticleForm.safeParse(input), `article ${id}`).toMatchObject({
        success: true,
      });
      expect(missingLanguages(input), `article ${id}`).toEqual([]);
    }
    const magazine = demo.articles.filter(({ clientId }) => clientId === null);
    expect([
      magazine.length,
      ...demo.clients.map(
        ({ id }) => demo.articles.filter(({ clientId }) => clientId === id).length,
      ),
    ]).toEqual([18, 4, 4, 4]);
    expect(
      new Set(magazine.flatMap(({ input }) => input.blocks.map(({ type }) => type))).size,
    ).toBe(6);
    expect(demo.slides.filter(({ input }) => input.placement === 'MAGAZINE')).toHaveLength(2);
  });

  it('fills everything a record of readers may say at least once', () => {
    const inputs = <T>(list: readonly { readonly input: T }[]): readonly T[] =>
      list.map(({ input }) => input);
    const ofWhom = (isInternal: boolean) =>
      inputs(demo.articles.filter(({ clientId }) => (clientId !== null) === isInternal));
    const unfilled = [
      ...unfilledLeaves(PartnerForm, inputs(demo.partners), 'partner'),
      ...unfilledLeaves(BranchOfficeForm, inputs(demo.branchOffices), 'branchOffice'),
      ...unfilledLeaves(OfferForm, inputs(demo.offers), 'offer'),
      ...unfilledLeaves(MagazineArticleForm, ofWhom(false), 'article'),
      ...unfilledLeaves(ClientArticleForm, ofWhom(true), 'internalArticle'),
      ...unfilledLeaves(CarouselForm, inputs(demo.slides), 'slide'),
      ...unfilledLeaves(PromoRowForm, inputs(demo.promoRows), 'promoRow'),
    ];
    expect(
      unfilled.filter((field) => !(field in leftEmpty)),
      'fill it in a record of the demo (demo/rare.ts for what few have), or say in `leftEmpty` why none does',
    ).toEqual([]);
  });

  it('has a company behind every partner, each with numbers of its own that add up', () => {
    const byId = new Map(demo.companies.map((company) => [company.id, company]));
    expect(demo.partners.filter(({ input }) => !byId.has(input.companyId ?? 0))).toEqual([]);
    const numbers = demo.companies.map(({ input }) => input.registrationNumber);
    expect(repeated(numbers)).toEqual([]);
    expect(repeated(demo.partners.map(({ input }) => String(input.companyId)))).toEqual([]);
    // the forms read them: checksums of numbers and accounts are asked there
    for (const { input } of demo.companies)
      expect(CompanyForm.safeParse(input).success, input.name).toBe(true);
    expect(new Set(demo.companies.map(({ input }) => input.vatPayer))).toEqual(
      new Set([true, false]),
    );
  });

  it('says everything in three languages and leaves no slot open', () => {
    const texts = [
      ...demo.partners.flatMap(({ input }) => [
        input.shortDescription,
        input.about,
        input.whatCanBeBought,
      ]),
      ...demo.offers.flatMap(({ input }) => [
        input.name,
        input.shortDescription,
        input.description,
      ]),
      ...demo.slides.flatMap(({ input }) => [input.title, input.text, input.buttonLabel]),
      ...demo.promoRows.map(({ input }) => input.title),
      demo.announcement.text,
      demo.announcement.linkLabel,
      ...demo.articles.flatMap(({ input }) => [input.title, input.lead]),
      ...demo.clients.map(({ input }) => input.welcomeText),
    ];
    expect(JSON.stringify(demo.articles.map(({ input }) => input.blocks))).not.toMatch(/\{\w+\}/);
    for (const { cs, sk, en } of texts)
      for (const text of [cs, sk, en]) expect(text).toMatch(/^[^{}]+$/);
  });

  it('starts sentences with capitals', () => {
    for (const { input } of demo.partners) {
      expect(input.about.cs).not.toMatch(/(?:<p>|[.!?] )[a-zěščřžýáíéúů]/);
      expect(input.about.sk).not.toMatch(/(?:<p>|[.!?] )[a-zľščťžýáíéúäôňď]/);
    }
  });

  it('uses only the HTML that texts may have', () => {
    for (const { input } of demo.partners)
      expect(
        (input.about.en ?? '').replaceAll(/<\/?(?:p|br|strong|em|ul|ol|li)>/g, ''),
      ).not.toContain('<');
  });

  it('does not repeat itself', () => {
    expect(repeated(demo.partners.map(({ input }) => input.name))).toEqual([]);
    expect(repeated(demo.partners.map(({ input }) => input.about.cs ?? ''))).toEqual([]);
    expect(
      repeated(demo.branchOffices.map(({ input }) => `${input.address.lat},${input.address.lng}`)),
    ).toEqual([]);
    expect(repeated(demo.media.map(({ uuid }) => uuid))).toEqual([]);
    expect(repeated(demo.users.map(({ username }) => username))).toEqual([]);
    const perPartner = demo.offers.map(({ input }) => `${input.partnerId} ${input.name.cs}`);
    expect(repeated(perPartner)).toEqual([]);
  });

  it('stands in its country, with postal codes and telephones of it', () => {
    const [south, north, west, east] =
      country === 'Cz' ? [48.5, 51.1, 12.0, 18.9] : [47.7, 49.7, 16.8, 22.6];
    const own = country === 'Cz' ? 'CZ' : 'SK';
    for (const { input } of demo.branchOffices) {
      const { lat, lng, postalCode } = input.address;
      expect(input.address.country).toBe(own);
      expect(lat).toBeGreaterThan(south);
      expect(lat).toBeLessThan(north);
      expect(lng).toBeGreaterThan(west);
      expect(lng).toBeLessThan(east);
      expect(postalCode).toMatch(country === 'Cz' ? /^[1-7]\d{4}$/ : /^[089]\d{4}$/);
    }
    const named = new Set(places.filter((place) => place.country === own).map(({ name }) => name));
    expect(demo.branchOffices.filter(({ input }) => !named.has(input.address.city ?? ''))).toEqual(
      [],
    );
    for (const { input } of demo.partners) {
      expect(input.countries).toEqual([own]);
      expect(input.contacts[0]?.value).toMatch(country === 'Cz' ? /^\+420/ : /^\+421/);
    }
    for (const { input } of [...demo.companies, ...demo.clients]) expect(input.country).toBe(own);
  });

  it('gives physical partners 1 to 60 branch offices and online ones none', () => {
    for (const { id, input } of demo.partners) {
      const count = demo.branchOffices.filter(({ partnerId }) => partnerId === id).length;
      expect(count, input.name).toBeLessThanOrEqual(60);
      if (!input.online) expect(count, input.name).toBeGreaterThan(0);
    }
  });

  it('is live for the most part and shows every other state too', () => {
    for (const list of [demo.partners, demo.offers]) {
      expect(live(list) / list.length).toBeGreaterThan(0.93);
      const states = new Set(
        list.map(({ active, input }) =>
          publicationState(
            { active, validFrom: input.validFrom, validTo: input.validTo },
            now.getTime(),
          ),
        ),
      );
      expect([...states].sort()).toEqual(['EXPIRED', 'INACTIVE', 'LIVE', 'SCHEDULED']);
      expect(new Set(list.map(({ input }) => input.visibility.mode))).toEqual(
        new Set(['ALL', 'ONLY', 'EXCEPT']),
      );
    }
  });

  it('covers every category and subcategory', () => {
    const used = new Set(demo.partners.flatMap(({ input }) => input.subcategoryIds));
    expect(subcategories.filter(({ id }) => !used.has(id)).map(({ name }) => name.en)).toEqual([]);
    expect(new Set(demo.partners.map(({ input }) => input.mainCategoryId)).size).toBe(11);
  });
});

describe.each(installations)('references of the demo of %s', (country) => {
  let demo: DemoContent;
  beforeAll(() => {
    demo = demos[country];
  });
  it('lead to pictures that are there', () => {
    const known = new Set(demo.media.map(({ uuid }) => uuid));
    const used = [
      ...demo.partners.flatMap(({ input }) => [
        input.logo,
        input.cover,
        input.sustainabilityEvidence,
        ...input.gallery,
      ]),
      ...demo.offers.flatMap(({ input }) => input.images),
      ...demo.slides.flatMap(({ input }) => [input.imageDesktop, input.imageMobile]),
      ...demo.articles.flatMap(({ input }) => [
        input.cover,
        ...input.blocks.flatMap((block) => picturesOfBlock(block).map(({ uuid }) => uuid)),
      ]),
      ...demo.clients.map(({ input }) => input.logo),
    ];
    expect(used.filter((uuid) => uuid !== null && !known.has(uuid))).toEqual([]);
  });

  it('lead to no picture twice on the page of a partner', () => {
    for (const { id, input } of demo.partners) {
      const ofOffers = demo.offers
        .filter((offer) => offer.input.partnerId === id)
        .flatMap((offer) => offer.input.images.slice(0, 1));
      expect(repeated([input.cover ?? '', ...input.gallery, ...ofOffers]), input.name).toEqual([]);
    }
  });

  it('lead to entities that are there, each once in a row', () => {
    const known: Record<DemoTarget['linkTarget'] | 'ARTICLE' | 'URL', Set<number | null>> = {
      URL: new Set(),
      ARTICLE: new Set(
        demo.articles.flatMap(({ id, clientId }) => (clientId === null ? [id] : [])),
      ),
      PARTNER: new Set(demo.partners.map(({ id }) => id)),
      OFFER: new Set(demo.offers.map(({ id }) => id)),
      CATEGORY: new Set(categories.map(({ id }) => id)),
      SUBCATEGORY: new Set(subcategories.map(({ id }) => id)),
    };
    const targets = [
      ...demo.slides.flatMap(({ input }) => input.link ?? []),
      ...demo.promoRows.flatMap(({ input }) =>
        input.items.map(({ linkTarget, targetId }) => ({ type: linkTarget, targetId })),
      ),
    ];
    expect(targets.filter(({ type, targetId }) => !known[type].has(targetId))).toEqual([]);
    for (const {
      input: { title, items },
    } of demo.promoRows) {
      expect(
        repeated(items.map(({ linkTarget, targetId }) => `${linkTarget} ${targetId}`)),
        title.en ?? '',
      ).toEqual([]);
      expect(
        repeated(
          items.flatMap(({ linkTarget, targetId }) =>
            linkTarget === 'OFFER' ? (demo.offers[targetId - 1]?.input.name.cs ?? []) : [],
          ),
        ),
        title.en ?? '',
      ).toEqual([]);
      expect(items.length, title.en ?? '').toBeGreaterThanOrEqual(4);
      expect(items.length, title.en ?? '').toBeLessThanOrEqual(20);
    }
    for (const { input } of demo.partners)
      expect(input.subcategoryIds.filter((id) => !known.SUBCATEGORY.has(id))).toEqual([]);
  });

  it('keep offers inside the subcategories of their partner and their prices in the money of the installation', () => {
    for (const { input } of demo.offers) {
      const partner = demo.partners[input.partnerId - 1]?.input;
      expect(partner?.subcategoryIds).toEqual(expect.arrayContaining(input.subcategoryIds ?? []));
    }
    expect(
      new Set(
        demo.offers.flatMap(({ input }) =>
          [input.price, input.originalPrice].flatMap((price) => price?.currency ?? []),
        ),
      ),
    ).toEqual(new Set([currencyOfCountry[country]]));
  });
});

describe.each(installations)('the artwork of %s', (country) => {
  let demo: DemoContent;
  beforeAll(() => {
    demo = demos[country];
  });
  it('is small, wordless SVG without filters', () => {
    for (const { fileName, svg } of demo.media) {
      expect(svg.length, fileName).toBeLessThan(12_000);
      expect(svg, fileName).not.toMatch(/<text|<filter|<image|NaN|undefined|Infinity/);
      expect(svg.match(/<g[ >]/g)?.length ?? 0, fileName).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    }
  });

  it('differs from shop to shop', () => {
    const logos = demo.media
      .filter(({ fileName }) => fileName.endsWith('-logo.svg'))
      .map(({ svg }) => svg);
    expect(new Set(logos).size).toBeGreaterThan(280);
  });
});

describe.each(installations)('rows of %s', (country) => {
  let demo: DemoContent;
  beforeAll(() => {
    demo = demos[country];
  });
  it('have the same columns throughout a table', () => {
    for (const [table, rows] of toRows(demo, (role) => role, now)) {
      expect(rows.length, table).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => Object.keys(row).join())).size, table).toBe(1);
    }
  });

  it('have e-mails and telephones of the right form', () => {
    for (const { username } of demo.users) expect(username).toMatch(pattern.email);
    for (const { input } of demo.clients) expect(input.contactPhone).toMatch(pattern.phone);
  });
});
