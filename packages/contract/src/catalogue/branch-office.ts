import * as z from 'zod/mini';
import { Managed, crudRoutesUnder } from '../http/crud.ts';
import { ImportUpload, importRoutes } from '../http/import.ts';
import { PageQuery, adminListQuery, pageOf } from '../http/page.ts';
import { queryBoolean, queryCoordinate } from '../http/query.ts';
import { route } from '../http/route.ts';
import { Address } from '../values/address.ts';
import { Contact, Contacts } from '../values/contact.ts';
import { OpeningHours } from '../values/opening-hours.ts';
import { Id, id, ids, lineText, nameText, shownText } from '../values/text.ts';
import { BenefitType } from '../vocabulary/enums.ts';
import { BenefitTypes, catalogueTags } from './partner.ts';

/**
 * A place that accepts a partner's benefits. Lists that are null inherit the partner's; an empty
 * name becomes "partner – city". By its external id, the partner's own name for it, an import finds it again.
 */
export const BranchOfficeForm = z
  .strictObject({
    name: lineText(160),
    address: Address,
    locationSource: z.enum(['GEOCODED', 'MANUAL']),
    contacts: Contacts,
    openingHours: z.nullable(OpeningHours),
    benefitTypes: z.nullable(BenefitTypes),
    subcategoryIds: z.nullable(ids(60)),
    healthcareProvider: z.nullable(z.boolean()),
    externalId: z.nullable(nameText(80)),
  })
  .register(z.globalRegistry, { id: 'BranchOfficeForm' });
export type BranchOfficeForm = z.output<typeof BranchOfficeForm>;
export const BranchOfficeRecord = z
  .extend(z.extend(Managed, BranchOfficeForm.shape), { partnerId: id() })
  .register(z.globalRegistry, { id: 'BranchOfficeRecord' });
export type BranchOfficeRecord = z.output<typeof BranchOfficeRecord>;
export const BranchOfficeRow = z
  .extend(Managed, {
    partnerId: id(),
    ...z.pick(BranchOfficeForm, { name: true, address: true }).shape,
  })
  .register(z.globalRegistry, { id: 'BranchOfficeRow' });
export type BranchOfficeRow = z.output<typeof BranchOfficeRow>;
export const BranchOfficeFilter = z.extend(
  adminListQuery(['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED']),
  { withoutPlace: queryBoolean() },
);

export const PartnerId = z.object({ partnerId: Id.shape.id });
export const branchOfficeAdminRoutes = crudRoutesUnder(
  '/api/admin/partner/:partnerId/branch-office',
  {
    record: BranchOfficeRecord,
    row: BranchOfficeRow,
    form: BranchOfficeForm,
    filter: BranchOfficeFilter,
    invalidates: catalogueTags,
    tag: 'partner',
    parent: PartnerId,
  },
);

/** A branch office as readers see it; what is inherited is filled in. */
export const BranchOfficeView = z
  .object({
    id: id(),
    name: shownText(),
    address: shownText(),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    meters: z.nullable(z.int()),
    contacts: z.array(Contact),
    openingHours: z.nullable(z.extend(z.omit(OpeningHours, { note: true }), { note: shownText() })),
    benefitTypes: z.array(BenefitType),
  })
  .register(z.globalRegistry, { id: 'BranchOfficeView' });
export type BranchOfficeView = z.output<typeof BranchOfficeView>;
export const branchOfficeRoutes = {
  list: route({
    method: 'GET',
    path: '/api/partner/:id/branch-office',
    access: 'public',
    summary: 'Branch offices of a partner, nearest first when a position is given',
    params: Id,
    query: z.extend(PageQuery, { lat: queryCoordinate(90), lng: queryCoordinate(180) }),
    response: pageOf(BranchOfficeView),
    tags: ['partner'],
    cache: 'catalogue',
    about: ['partner :id'],
  }),
};

export const branchOfficeImportRoutes = importRoutes(
  '/api/admin/partner/:partnerId/branch-office/import',
  { parent: PartnerId, upload: ImportUpload, tag: 'partner', invalidates: catalogueTags },
);

/** Columns of a file of branch offices, in the order of its template; the first four are required. */
export const branchOfficeColumns = [
  'name',
  'city',
  'postalCode',
  'country',
  'street',
  'houseNumber',
  'streetNumber',
  'lat',
  'lng',
  'telephone',
  'email',
  'www',
  'openingHours',
  'payment',
  'subcategories',
  'active',
  'externalId',
] as const;
