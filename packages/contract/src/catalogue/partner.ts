import * as z from 'zod/mini';
import { Contact, Contacts } from '../values/contact.ts';
import { crudRoutes, Published } from '../http/crud.ts';
import {
  BenefitType,
  CategoryCode,
  Country,
  Grade,
  PublicationState,
  Sustainability,
} from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { uploadLimit } from '../vocabulary/limits.ts';
import { MediaRef } from '../values/media.ts';
import { adminListQuery } from '../http/page.ts';
import { queryBoolean, queryId } from '../http/query.ts';
import {
  day,
  Id,
  id,
  ids,
  instant,
  localizedText,
  nameText,
  patternText,
  shownHtml,
  shownText,
  text,
  uniqueItems,
  uuid,
} from '../values/text.ts';
import { CardView } from './card.ts';
import { Visibility } from '../values/visibility.ts';

export const BenefitTypes = z.array(BenefitType).check(uniqueItems());

export const PartnerForm = z
  .strictObject({
    name: nameText(120),
    companyId: z.nullable(id()),
    countries: z.array(Country).check(z.minLength(1, 'validation.required'), uniqueItems()),
    logo: z.nullable(uuid()),
    cover: z.nullable(uuid()),
    gallery: z
      .array(uuid())
      .check(z.maxLength(uploadLimit.gallery, 'validation.maxItems'), uniqueItems()),
    shortDescription: localizedText(160),
    about: localizedText(20_000),
    whatCanBeBought: localizedText(20_000),
    contacts: Contacts,
    mainCategoryId: z.nullable(id()),
    subcategoryIds: ids(60),
    benefitTypes: BenefitTypes,
    online: z.boolean(),
    onlineUrl: z.nullable(patternText('url', 500)),
    sustainability: z.nullable(Sustainability),
    sustainabilityNote: localizedText(500),
    sustainabilityEvidence: z.nullable(uuid()),
    sustainabilityValidTo: z.nullable(day()),
    grade: z.nullable(Grade),
    scoringBoost: z
      .int()
      .check(z.minimum(-100, 'validation.range'), z.maximum(100, 'validation.range')),
    healthcareProvider: z.boolean(),
    visibility: Visibility,
    validFrom: z.nullable(instant()),
    validTo: z.nullable(instant()),
    contractNumber: z.nullable(text(80)),
    internalNote: z.nullable(text(2_000)),
  })
  .register(z.globalRegistry, { id: 'PartnerForm' });
export type PartnerForm = z.output<typeof PartnerForm>;

const PartnerStatistics = z.object({
  route: z.string(),
  branchOfficeCount: z.int(),
  activeOfferCount: z.int(),
  /** How many people keep it among their favourites. */
  favoriteCount: z.int(),
  score: z.number(),
});
/** A merchant brand, as administrators see it. */
export const PartnerRecord = z
  .extend(z.extend(Published, PartnerForm.shape), PartnerStatistics.shape)
  .register(z.globalRegistry, { id: 'PartnerRecord' });
export type PartnerRecord = z.output<typeof PartnerRecord>;
export const PartnerRow = z
  .extend(
    z.extend(
      Published,
      z.pick(PartnerForm, {
        name: true,
        countries: true,
        logo: true,
        mainCategoryId: true,
        online: true,
        sustainability: true,
        grade: true,
      }).shape,
    ),
    PartnerStatistics.shape,
  )
  .register(z.globalRegistry, { id: 'PartnerRow' });
export type PartnerRow = z.output<typeof PartnerRow>;
export const PartnerFilter = z.extend(
  adminListQuery([
    'ID',
    'NAME',
    'LAST_MODIFIED',
    'ACTIVE',
    'BRANCH_OFFICE_COUNT',
    'DATE_CREATED',
    'RATING',
    'SCORING',
  ]),
  {
    categoryId: queryId(),
    subcategoryId: queryId(),
    companyId: queryId(),
    sustainability: z.optional(Sustainability),
    grade: z.optional(Grade),
    online: queryBoolean(),
    state: z.optional(PublicationState),
    withoutPlace: queryBoolean(),
    untranslated: queryBoolean(),
  },
);

/** What a change of a partner, branch office or offer makes stale on the web. */
export const catalogueTags = [
  'partner',
  'offer',
  'tile',
  'category',
  'subcategory',
  'searchResults',
  'promoRow',
  'favoriteEntities',
] as const;
const partnerCrud = crudRoutes('/api/admin/partner', {
  record: PartnerRecord,
  row: PartnerRow,
  form: PartnerForm,
  filter: PartnerFilter,
  // who keeps the books looks at whom they are kept with
  access: { list: 'books', get: 'books' },
  invalidates: catalogueTags,
  tag: 'partner',
});
/** A partner with live offers is deleted only together with them: `cascade=true`. */
export const partnerAdminRoutes = {
  ...partnerCrud,
  remove: route({ ...partnerCrud.remove, query: z.object({ cascade: queryBoolean() }) }),
};

/** A merchant brand as readers see it: texts resolved, HTML sanitised. */
export const PartnerView = z
  .object({
    id: id(),
    route: z.string(),
    name: shownText(),
    shortDescription: shownText(),
    about: shownHtml(),
    whatCanBeBought: shownHtml(),
    logo: z.nullable(MediaRef),
    cover: z.nullable(MediaRef),
    gallery: z.array(MediaRef),
    contacts: z.array(Contact),
    category: z.nullable(
      z.object({ id: id(), code: CategoryCode, name: shownText(), route: z.string() }),
    ),
    subcategories: z.array(
      z.object({ id: id(), name: shownText(), route: z.string(), categoryRoute: z.string() }),
    ),
    benefitTypes: z.array(BenefitType),
    online: z.boolean(),
    onlineUrl: z.nullable(z.string()),
    sustainability: z.nullable(Sustainability),
    sustainabilityNote: shownText(),
    branchOfficeCount: z.int(),
    similar: z.array(CardView),
  })
  .register(z.globalRegistry, { id: 'PartnerView' });
export type PartnerView = z.output<typeof PartnerView>;
export const partnerRoutes = {
  get: route({
    method: 'GET',
    path: '/api/partner/:id',
    access: 'public',
    summary: 'One partner',
    params: Id,
    response: PartnerView,
    tags: ['partner'],
    cache: 'catalogue',
    // whose employer hides the category is told of others in it that stand elsewhere, too: then it is about anything
    about: ['partner :id', 'category .category.id'],
  }),
};
