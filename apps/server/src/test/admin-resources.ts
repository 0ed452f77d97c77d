import { api, isCompanyId, type Route } from '@cafeteria/contract';
import {
  buildArticle,
  buildBranchOffice,
  buildClient,
  buildCompany,
  buildOffer,
  buildPartner,
  buildUser,
  insertMedia,
  noText,
  text,
} from './factories.ts';
import type { TestApp } from './test-app.ts';

type Values = Readonly<Record<string, unknown>>;
type Admin = Awaited<ReturnType<TestApp['signedIn']>>;
const operations = ['list', 'get', 'create', 'update', 'remove', 'activate', 'copy'] as const;
export type ResourceRoutes = Readonly<Record<(typeof operations)[number], Route>> & {
  readonly restore?: Route;
};
/** How the walk fills in an admin resource of its own. */
export type ResourceFixture = {
  /** Parameters of the record it lives under. */
  readonly parent?: (test: TestApp, admin: Admin) => Promise<Values>;
  /** A whole record that may be switched on; another one each time where something must be unique. */
  readonly build: (test: TestApp, admin: Admin, nth: number) => Promise<Values>;
  /** A field the walk changes, and what it cannot be. */
  readonly change: (nth: number) => Values;
  readonly invalid: Values;
};

const isResource = (routes: Readonly<Record<string, Route>>): routes is ResourceRoutes =>
  operations.every((name) => name in routes);
/** Every admin resource of the contract: what has all seven operations. */
export const adminResources: readonly (readonly [name: string, routes: ResourceRoutes])[] =
  Object.entries<Readonly<Record<string, Route>>>(api).flatMap(([name, routes]) =>
    isResource(routes) ? [[name, routes] as const] : [],
  );

const livePartner = async (test: TestApp, admin: Admin): Promise<number> => {
  const {
    body: { id },
  } = await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ logo: await insertMedia(test.db) }),
  });
  await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
  return id;
};

/** The nth valid IČO beyond those other tests use. */
const companyIdOf = (nth: number): string => {
  const stem = String(5_000_000 + nth);
  return (
    ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
      .map((check) => stem + check)
      .find(isCompanyId) ?? stem
  );
};
const company = async (admin: Admin, nth: number): Promise<number> =>
  (
    await admin.call(api.companyAdmin.create, {
      body: buildCompany({ registrationNumber: companyIdOf(1_000 + nth) }),
    })
  ).body.id;
const invalidTitle = { title: noText };

/** One for each; the walk fails when one is missing. */
export const resourceFixtures: Readonly<Record<string, ResourceFixture>> = {
  partnerAdmin: {
    build: async ({ db }) => buildPartner({ logo: await insertMedia(db) }),
    change: () => ({ name: 'Jiné jméno' }),
    invalid: { name: '' },
  },
  branchOfficeAdmin: {
    parent: async (test, admin) => ({ partnerId: await livePartner(test, admin) }),
    build: async () => buildBranchOffice(),
    change: () => ({ name: 'U mostu' }),
    invalid: { contacts: [{ type: 'EMAIL', value: 'x', label: null }] },
  },
  offerAdmin: {
    build: async (test, admin) => buildOffer(await livePartner(test, admin)),
    change: () => ({ promoCode: 'JARO' }),
    invalid: { priceType: 'DISCOUNT', price: null },
  },
  companyAdmin: {
    build: async (_test, _admin, nth) => buildCompany({ registrationNumber: companyIdOf(nth) }),
    change: () => ({ note: 'Platí včas' }),
    invalid: { registrationNumber: '12345678' },
  },
  clientAdmin: {
    build: async (_test, admin, nth) =>
      buildClient(await company(admin, nth), { name: `Program ${nth}` }),
    change: () => ({ defaultLanguage: 'SK' }),
    invalid: { name: '' },
  },
  userAdmin: {
    build: async (_test, _admin, nth) =>
      buildUser({ username: `osoba${nth}`, email: `osoba${nth}@firma.test` }),
    change: () => ({ firstName: 'Pavla' }),
    invalid: { email: 'nikdo' },
  },
  magazineArticleAdmin: {
    build: async () => buildArticle(),
    change: () => ({ author: 'Jana' }),
    invalid: invalidTitle,
  },
  clientArticleAdmin: {
    parent: async () => ({ clientId: 1 }),
    build: async () => {
      const {
        categories: _1,
        author: _2,
        featured: _3,
        relatedPartnerIds: _4,
        ...article
      } = buildArticle();
      return article;
    },
    change: () => ({ lead: text('Jinak') }),
    invalid: invalidTitle,
  },
  subcategoryAdmin: {
    parent: async () => ({ categoryId: 6 }),
    build: async (_test, _admin, nth) => ({
      name: text(`Nové ${nth}`),
      image: null,
      taxRegime: null,
    }),
    change: (nth) => ({ name: text(`Přejmenované ${nth}`) }),
    invalid: { name: noText },
  },
  carouselAdmin: {
    build: async ({ db }) => ({
      placement: 'HOMEPAGE',
      title: text('Jaro'),
      text: noText,
      buttonLabel: noText,
      link: null,
      imageDesktop: await insertMedia(db),
      imageMobile: null,
      colour: 'GREEN',
      clientIds: null,
      validFrom: null,
      validTo: null,
    }),
    change: () => ({ colour: 'BLUE' }),
    invalid: invalidTitle,
  },
  promoRowAdmin: {
    build: async () => ({
      title: text('Na jaro'),
      placement: 'HOMEPAGE',
      categoryId: null,
      colour: null,
      items: [{ linkTarget: 'CATEGORY', targetId: 6, titleOverride: noText, image: null }],
      clientIds: null,
      validFrom: null,
      validTo: null,
    }),
    change: () => ({ colour: 'RED' }),
    invalid: invalidTitle,
  },
  clientContractAdmin: {
    build: async (_test, admin, nth) => ({
      clientId: 1,
      sellerId: (await admin.call(api.companyAdmin.list, { pageSize: 1 })).body.content[0]?.id ?? 0,
      validFrom: `20${40 + nth}-01-01`,
      validTo: `20${40 + nth}-12-31`,
      mode: 'ON_INVOICE',
      creditLine: 10_000_000,
      perPerson: 4_900,
      rate: 150,
      rateOf: 'GRANTED',
      expiredTo: 'CLIENT',
      fixed: 50_000,
      minimum: 100_000,
      setUp: 200_000,
      dueDays: 14,
      reminderDays: 7,
      email: 'faktury@klient.test',
      note: 'Ústně',
    }),
    change: () => ({ rate: 200 }),
    invalid: { rate: -1 },
  },
  partnerContractAdmin: {
    build: async (_test, admin, nth) => ({
      partnerId: 1,
      sellerId: (await admin.call(api.companyAdmin.list, { pageSize: 1 })).body.content[0]?.id ?? 0,
      validFrom: `20${40 + nth}-01-01`,
      validTo: `20${40 + nth}-12-31`,
      commission: 350,
      rates: [{ categoryId: 6, commission: 200 }],
      perTransaction: 100,
      period: 'MONTH',
      minimumPayout: 50_000,
      vatPayer: true,
      email: 'ucetni@partner.test',
      note: 'Ústně',
    }),
    change: () => ({ commission: 400 }),
    invalid: { commission: -1 },
  },
  taxLimitAdmin: {
    build: async (_test, _admin, nth) => ({
      regime: 'CZ_FKSP',
      period: 'YEAR',
      amount: 100_000,
      validFrom: `20${40 + nth}-01-01`,
      validTo: null,
      source: 'Vyhláška',
    }),
    change: () => ({ amount: 200_000 }),
    invalid: { amount: 0 },
  },
};
