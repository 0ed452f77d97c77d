import { idFromSlug, type OfferView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { read } from '../../shared/api/index.ts';

export const offerQuery = (id: number) => read(api.offer.get, { id });

/** The offer of a slug; an outdated name, or another partner's, redirects to the current path. */
export const loadOffer = async (
  client: QueryClient,
  partnerSlug: string,
  slug: string,
  search: string,
): Promise<OfferView> => {
  const id = idFromSlug(slug);
  if (id === undefined) throw redirect({ to: '/404', replace: true });
  const offer = await client.ensureQueryData(offerQuery(id));
  if (offer.route !== slug || offer.partner.route !== partnerSlug)
    throw redirect({
      href: `/partner/${offer.partner.route}/${offer.route}${search}`,
      replace: true,
    });
  return offer;
};
