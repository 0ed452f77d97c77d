import { idFromSlug, type PartnerView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { read } from '../../shared/api/index.ts';
import type { Position } from '../position/index.ts';

export const partnerQuery = (id: number) => read(api.partner.get, { id });
export const partnerOffersQuery = (id: number) => read(api.offer.ofPartner, { id });

/** As many branch offices as one looks through before turning the page. */
const pageSize = 10;

/** A page of a partner's branch offices, nearest first where a position is given. */
export const branchOfficesQuery = (id: number, pageNumber: number, position?: Position) =>
  read(api.branchOffice.list, { id, pageNumber, pageSize, ...position });

/** The partner of a slug, by the id it ends with; an outdated name redirects to the current one. */
export const loadPartner = async (
  client: QueryClient,
  slug: string,
  search: string,
): Promise<PartnerView> => {
  const id = idFromSlug(slug);
  if (id === undefined) throw redirect({ to: '/404', replace: true });
  const partner = await client.ensureQueryData(partnerQuery(id));
  if (partner.route !== slug)
    throw redirect({ href: `/partner/${partner.route}${search}`, replace: true });
  return partner;
};
