import { idFromSlug, type PartnerView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { read } from '../../shared/api/index.ts';

export const partnerQuery = (route: string) =>
  read(api.partner.get, { id: idFromSlug(route) ?? 0 });
export const partnerOffersQuery = (id: number) => read(api.offer.ofPartner, { id });

type Position = { readonly lat: number; readonly lng: number };
/** As many places as one looks through before turning the page. */
const pageSize = 10;

/** A page of a partner's branch offices, nearest first where a position is given. */
export const branchOfficesQuery = (id: number, pageNumber: number, position?: Position) =>
  read(api.branchOffice.list, { id, pageNumber, pageSize, ...position });

/** A partner under another name part moves to its own address. */
export const loadPartner = async (
  client: QueryClient,
  route: string,
  search: string,
): Promise<PartnerView> => {
  if (idFromSlug(route) === undefined) throw redirect({ to: '/404', replace: true });
  const partner = await client.ensureQueryData(partnerQuery(route));
  if (partner.route !== route)
    throw redirect({ href: `/partner/${partner.route}${search}`, replace: true });
  return partner;
};
