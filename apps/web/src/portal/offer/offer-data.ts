import { idFromSlug, type OfferView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { read } from '../../shared/api/index.ts';

export const offerQuery = (route: string) => read(api.offer.get, { id: idFromSlug(route) ?? 0 });

/** An offer under another name part, or another partner, moves to its own address. */
export const loadOffer = async (
  client: QueryClient,
  partnerRoute: string,
  route: string,
): Promise<OfferView> => {
  if (idFromSlug(route) === undefined) throw redirect({ to: '/404', replace: true });
  const offer = await client.ensureQueryData(offerQuery(route));
  if (offer.route !== route || offer.partner.route !== partnerRoute)
    throw redirect({ href: `/partner/${offer.partner.route}/${offer.route}`, replace: true });
  return offer;
};
