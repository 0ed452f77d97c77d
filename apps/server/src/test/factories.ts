import type {
  BranchOfficeForm,
  ClientForm,
  CompanyForm,
  LocalizedText,
  MagazineArticleForm,
  OfferForm,
  PartnerForm,
  UserForm,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { continueIds } from '../../seed/insert-rows.ts';
import { hashPassword } from '../platform/auth/index.ts';
import type { Db } from '../platform/db/index.ts';

export const passwords = {
  admin: 'Test.Admin.1',
  employee: 'Test.Person.1',
  other: 'Test.Other.1',
} as const;
const hashes = new Map<string, Promise<string>>();
const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

/** Two clients; an administrator, an employee of the first client and one of the second. */
export const seedUsers = async (db: Db): Promise<void> => {
  await sql`
    insert into client (id, name, folded, country, active)
    values
      (1, 'První firma', 'prvni firma', 'CZ', true),
      (2, 'Druhá firma', 'druha firma', 'SK', true)`.execute(db);
  for (const [index, who] of (['admin', 'employee', 'other'] as const).entries()) {
    const roles = who === 'admin' ? ['ROLE_ADMIN'] : ['ROLE_USER'];
    await sql`
      insert into "user" (
        id, username, email, first_name, last_name, language, roles, client_id, password_hash,
        active
      )
      values (
        ${index + 1}, ${`${who}@test.test`}, ${`${who}@test.test`}, 'Jana', 'Nováková',
        ${who === 'other' ? 'SK' : 'CZ'}, ${roles}, ${who === 'admin' ? null : index},
        ${await hashOf(passwords[who])}, true
      )`.execute(db);
  }
  for (const table of ['client', 'user']) await continueIds(db, table);
};

export const text = (cs: string, sk = `${cs} (sk)`, en = `${cs} (en)`): LocalizedText => ({
  cs,
  sk,
  en,
});
export const noText: LocalizedText = { cs: null, sk: null, en: null };

/** A media row; the picture itself is not needed where only its reference counts. */
export const insertMedia = async (db: Db, uuid: string = crypto.randomUUID()): Promise<string> => {
  await sql`
    insert into media (uuid, file_name, file_content_type, size, width, height, sha256)
    values (${uuid}, 'logo.png', 'PNG', 10, 100, 100, 'x')`.execute(db);
  return uuid;
};

export const buildPartner = (fields: Partial<PartnerForm> = {}): PartnerForm => ({
  name: 'Kavárna U Zvonku',
  companyId: null,
  countries: ['CZ'],
  logo: null,
  cover: null,
  gallery: [],
  shortDescription: text('Káva a dort'),
  about: text('<p>O nás</p>'),
  whatCanBeBought: text('<p>Cokoliv</p>'),
  contacts: [],
  mainCategoryId: 2,
  subcategoryIds: [201],
  benefitTypes: ['card'],
  online: false,
  onlineUrl: null,
  sustainability: null,
  sustainabilityNote: noText,
  sustainabilityEvidence: null,
  sustainabilityValidTo: null,
  grade: null,
  scoringBoost: 0,
  healthcareProvider: false,
  visibility: { mode: 'ALL', clientIds: [] },
  validFrom: null,
  validTo: null,
  contractNumber: null,
  internalNote: null,
  ...fields,
});

export const buildBranchOffice = (fields: Partial<BranchOfficeForm> = {}): BranchOfficeForm => ({
  name: '',
  locationSource: 'MANUAL',
  contacts: [],
  openingHours: null,
  benefitTypes: null,
  subcategoryIds: null,
  healthcareProvider: null,
  externalId: null,
  address: {
    street: 'Dlouhá',
    houseNumber: '727',
    streetNumber: '39',
    districtNumber: null,
    postalCode: '11000',
    city: 'Praha',
    country: 'CZ',
    components: null,
    placeId: null,
    lat: 50.0905,
    lng: 14.4265,
  },
  ...fields,
});

export const buildOffer = (partnerId: number, fields: Partial<OfferForm> = {}): OfferForm => ({
  partnerId,
  name: text('Snídaně pro dva'),
  shortDescription: text('S kávou'),
  description: text('<p>Popis</p>'),
  priceType: 'PRICE',
  price: { amount: 59_000, currency: 'CZK' },
  originalPrice: null,
  discountPercent: null,
  subcategoryIds: null,
  branchOfficeIds: null,
  benefitTypes: null,
  images: [],
  ctaUrl: null,
  ctaLabel: noText,
  promoCode: null,
  validFrom: null,
  validTo: null,
  position: 0,
  visibility: { mode: 'ALL', clientIds: [] },
  ...fields,
});

export const buildCompany = (fields: Partial<CompanyForm> = {}): CompanyForm => ({
  name: 'Sklárny a. s.',
  country: 'CZ',
  registrationNumber: '27095231',
  taxId: null,
  vatId: null,
  vatPayer: false,
  registerEntry: null,
  address: buildBranchOffice().address,
  mailingAddress: null,
  billingEmail: null,
  bankAccount: null,
  iban: null,
  contactPersons: [],
  note: null,
  ...fields,
});

export const buildClient = (companyId: number, fields: Partial<ClientForm> = {}): ClientForm => ({
  name: 'Benefity skláren',
  companyId,
  employerCompanyIds: [],
  country: 'CZ',
  logo: null,
  loginImage: null,
  primaryColour: null,
  defaultLanguage: 'CZ',
  contactEmail: null,
  contactPhone: null,
  welcomeText: noText,
  emailDomains: [],
  onboarding: { linkValidHours: 168, remindAfterDays: 7 },
  catalogue: { mode: 'ALL', partnerIds: [], hiddenCategoryIds: [] },
  creditPolicy: {
    expiry: 'END_OF_YEAR',
    months: null,
    fixedDate: null,
    overLimit: 'BLOCK',
    allowPrivateWallet: false,
    leaverDays: 0,
  },
  features: [],
  ...fields,
});

export const buildUser = (fields: Partial<UserForm> = {}): UserForm => ({
  username: '',
  email: 'petr.svoboda@firma.test',
  firstName: 'Petr',
  lastName: 'Svoboda',
  language: 'CZ',
  clientId: 1,
  companyId: null,
  personalNumber: null,
  roles: ['ROLE_USER'],
  employmentFrom: null,
  employmentTo: null,
  ...fields,
});

export const buildArticle = (fields: Partial<MagazineArticleForm> = {}): MagazineArticleForm => ({
  title: text('Kolo do práce'),
  lead: text('Ráno bez kolony'),
  cover: null,
  coverAlt: noText,
  blocks: [{ type: 'TEXT', html: text('<p>Začněte zvolna.</p>') }],
  validFrom: null,
  validTo: null,
  categories: ['SPORT'],
  author: null,
  featured: false,
  relatedPartnerIds: [],
  ...fields,
});
