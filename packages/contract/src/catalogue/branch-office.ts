import * as z from 'zod/mini';
import { Address } from '../parts/address.ts';
import { Contact, Contacts } from '../parts/contact.ts';
import { crudRoutesUnder, Managed } from '../http/crud.ts';
import { BenefitType } from '../parts/enums.ts';
import { route } from '../http/route.ts';
import { OpeningHours } from '../parts/opening-hours.ts';
import { adminListQuery, PageQuery, pageOf } from '../http/page.ts';
import { BenefitTypes, catalogueTags } from './partner.ts';
import { queryCoordinate } from '../http/query.ts';
import { Id, id, ids, text } from '../parts/text.ts';

/**
 * A place that accepts a partner's benefits. Lists that are null inherit the partner's; an empty
 * name becomes "partner – city".
 */
export const BranchOfficeInput = z
  .strictObject({
    name: text(160),
    address: Address,
    locationSource: z.enum(['GEOCODED', 'MANUAL']),
    contacts: Contacts,
    openingHours: z.nullable(OpeningHours),
    benefitTypes: z.nullable(BenefitTypes),
    subcategoryIds: z.nullable(ids(60)),
    healthcareProvider: z.nullable(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'BranchOfficeBody' });
export type BranchOfficeInput = z.output<typeof BranchOfficeInput>;
export const BranchOffice = z
  .extend(z.extend(Managed, BranchOfficeInput.shape), { partnerId: id() })
  .register(z.globalRegistry, { id: 'BranchOffice' });
export type BranchOffice = z.output<typeof BranchOffice>;
export const BranchOfficeRow = z
  .extend(Managed, {
    partnerId: id(),
    ...z.pick(BranchOfficeInput, { name: true, address: true }).shape,
  })
  .register(z.globalRegistry, { id: 'BranchOfficeRow' });
export type BranchOfficeRow = z.output<typeof BranchOfficeRow>;
export const BranchOfficeFilter = adminListQuery([
  'ID',
  'NAME',
  'LAST_MODIFIED',
  'ACTIVE',
  'DATE_CREATED',
]);

export const PartnerId = z.object({ partnerId: Id.shape.id });
export const branchOfficeAdminRoutes = crudRoutesUnder(
  '/api/admin/partner/:partnerId/branch-office',
  {
    item: BranchOffice,
    row: BranchOfficeRow,
    input: BranchOfficeInput,
    filter: BranchOfficeFilter,
    invalidates: catalogueTags,
    tag: 'partner',
    parent: PartnerId,
  },
);

/** A branch office as readers see it; what is inherited is filled in. */
export const BranchOfficeDetail = z
  .object({
    id: id(),
    name: z.string(),
    address: z.string(),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    meters: z.nullable(z.int()),
    contacts: z.array(Contact),
    openingHours: z.nullable(z.extend(z.omit(OpeningHours, { note: true }), { note: z.string() })),
    benefitTypes: z.array(BenefitType),
  })
  .register(z.globalRegistry, { id: 'BranchOfficeDetail' });
export type BranchOfficeDetail = z.output<typeof BranchOfficeDetail>;
export const branchOfficeRoutes = {
  list: route({
    method: 'GET',
    path: '/api/partner/:id/branch-office',
    access: 'public',
    summary: 'Branch offices of a partner, nearest first when a position is given',
    params: Id,
    query: z.extend(PageQuery, { lat: queryCoordinate(90), lng: queryCoordinate(180) }),
    response: pageOf(BranchOfficeDetail),
    tags: ['partner'],
    cache: 'catalogue',
  }),
};
