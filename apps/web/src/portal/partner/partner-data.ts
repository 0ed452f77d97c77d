import { idFromSlug, type OfferView, type PartnerView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { read } from '../../shared/api/index.ts';

export const partnerQuery = (route: string) =>
  read(api.partner.get, { id: idFromSlug(route) ?? 0 });
export const partnerOffersQuery = (id: number) => read(api.offer.ofPartner, { id });
export const offerQuery = (route: string) => read(api.offer.get, { id: idFromSlug(route) ?? 0 });

const assertId = (route: string): void => {
  if (idFromSlug(route) === undefined) throw redirect({ to: '/404', replace: true });
};

/** A partner under another name part moves to its own address. */
export const loadPartner = async (
  client: QueryClient,
  route: string,
  search: string,
): Promise<PartnerView> => {
  assertId(route);
  const partner = await client.ensureQueryData(partnerQuery(route));
  if (partner.route !== route)
    throw redirect({ href: `/partner/${partner.route}${search}`, replace: true });
  return partner;
};

/** An offer under another name part, or another partner, moves to its own address. */
export const loadOffer = async (
  client: QueryClient,
  partnerRoute: string,
  route: string,
): Promise<OfferView> => {
  assertId(route);
  const offer = await client.ensureQueryData(offerQuery(route));
  if (offer.route !== route || offer.partner.route !== partnerRoute)
    throw redirect({ href: `/partner/${offer.partner.route}/${offer.route}`, replace: true });
  return offer;
};
