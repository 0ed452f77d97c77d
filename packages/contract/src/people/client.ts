import * as z from 'zod/mini';
import { crudRoutes, Managed } from '../http/crud.ts';
import { Colour, Country, FeatureFlag, UserLanguage } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { adminListQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import {
  day,
  emailText,
  id,
  idInAddress,
  ids,
  localizedText,
  nameText,
  phoneText,
  shownText,
  uniqueItems,
  uuid,
} from '../values/text.ts';

const between = (min: number, max: number) =>
  z.int().check(z.minimum(min, 'validation.range'), z.maximum(max, 'validation.range'));

/** Which part of the catalogue a client's users see; what they do not see does not exist for them. */
export const ClientCatalogue = z
  .strictObject({
    mode: z.enum(['ALL', 'ONLY_LISTED', 'ALL_EXCEPT']),
    partnerIds: ids(2_000),
    hiddenCategoryIds: ids(11),
  })
  .register(z.globalRegistry, { id: 'ClientCatalogue' });
export type ClientCatalogue = z.output<typeof ClientCatalogue>;

export const CreditExpiry = z.enum([
  'END_OF_YEAR',
  'MONTHS',
  'MEAL_CALENDAR',
  'FIXED_DATE',
  'NEVER',
]);
export type CreditExpiry = z.output<typeof CreditExpiry>;
/** How long credits live, what happens beyond a tax limit, and how long after leaving they stay. */
export const CreditPolicy = z
  .strictObject({
    expiry: CreditExpiry,
    months: z.nullable(between(1, 60)),
    fixedDate: z.nullable(day()),
    overLimit: z.enum(['BLOCK', 'TAX']),
    allowPrivateWallet: z.boolean(),
    leaverDays: between(0, 365),
  })
  .check(
    z.refine(({ expiry, months }) => expiry !== 'MONTHS' || months !== null, {
      error: 'validation.required',
      path: ['months'],
    }),
    z.refine(({ expiry, fixedDate }) => expiry !== 'FIXED_DATE' || fixedDate !== null, {
      error: 'validation.required',
      path: ['fixedDate'],
    }),
  )
  .register(z.globalRegistry, { id: 'CreditPolicy' });
export type CreditPolicy = z.output<typeof CreditPolicy>;

export const ClientOnboarding = z.strictObject({
  linkValidHours: between(1, 720),
  remindAfterDays: between(1, 60),
});
export type ClientOnboarding = z.output<typeof ClientOnboarding>;
const EmailDomain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(120, 'validation.maxLength'),
    z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/, 'validation.emailDomain'),
  );

/** An employer's benefit programme. `employerCompanyIds` always holds `companyId` too. */
export const ClientForm = z
  .strictObject({
    name: nameText(120),
    companyId: id(),
    employerCompanyIds: ids(100),
    country: Country,
    logo: z.nullable(uuid()),
    loginImage: z.nullable(uuid()),
    primaryColour: z.nullable(Colour),
    defaultLanguage: UserLanguage,
    contactEmail: z.nullable(emailText()),
    contactPhone: z.nullable(phoneText()),
    welcomeText: localizedText(2_000),
    emailDomains: z.array(EmailDomain).check(z.maxLength(20, 'validation.maxItems'), uniqueItems()),
    onboarding: ClientOnboarding,
    catalogue: ClientCatalogue,
    creditPolicy: CreditPolicy,
    features: z.array(FeatureFlag).check(uniqueItems()),
  })
  .register(z.globalRegistry, { id: 'ClientForm' });
export type ClientForm = z.output<typeof ClientForm>;

const ClientCounts = z.object({
  userCount: z.int(),
  activeUserCount: z.int(),
  articleCount: z.int(),
  companyName: z.nullable(shownText()),
});
/** A client made before companies were known has none yet. */
const Contract = z.object({ companyId: z.nullable(id()) });
export const ClientRecord = z
  .extend(z.extend(z.extend(Managed, ClientForm.shape), Contract.shape), ClientCounts.shape)
  .register(z.globalRegistry, { id: 'ClientRecord' });
export type ClientRecord = z.output<typeof ClientRecord>;
export const ClientRow = z
  .extend(
    z.extend(Managed, {
      ...z.pick(ClientForm, { name: true, country: true, logo: true }).shape,
      ...Contract.shape,
    }),
    ClientCounts.shape,
  )
  .register(z.globalRegistry, { id: 'ClientRow' });
export type ClientRow = z.output<typeof ClientRow>;
export const ClientFilter = z.extend(
  adminListQuery(['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED']),
  { companyId: queryId(), country: z.optional(Country) },
);

/** Path parameter of what belongs to a client. */
export const ClientId = z.object({ clientId: idInAddress() });
/** What a client's users see depends on it: the whole catalogue. */
const invalidates = [
  'client',
  'company',
  'user',
  'loggedUser',
  'partner',
  'offer',
  'tile',
  'category',
  'subcategory',
  'searchResults',
  'promoRow',
  'carousel',
  'favoriteEntities',
] as const;
export const clientAdminRoutes = {
  ...crudRoutes('/api/admin/client', {
    record: ClientRecord,
    row: ClientRow,
    form: ClientForm,
    filter: ClientFilter,
    own: { id: 'client' },
    // who keeps the books looks at whom they are kept with
    access: { list: 'books', get: 'books' },
    invalidates,
    tag: 'client',
  }),
  options: route({
    method: 'GET',
    path: '/api/admin/client/option',
    // whom one may list one may also choose
    access: 'books',
    own: { id: 'client' },
    summary: 'Clients to choose from',
    response: z.array(z.object({ id: id(), name: shownText() })),
    tags: ['client'],
  }),
};
