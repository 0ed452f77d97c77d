import type { Currency } from '@cafeteria/contract';
import type { Place } from '../seed/places.ts';
import { buildMedia } from './art/build.ts';
import { buildArticles, drawArticles } from './articles.ts';
import { buildBranchOffices } from './branch-offices.ts';
import { brands } from './brands.ts';
import { announcement, buildPromoRows, buildSlides } from './campaigns.ts';
import { buildClients } from './clients.ts';
import { buildCompanies, operatorOf } from './companies.ts';
import type { DemoBranchOffice, DemoContent, DemoOffer } from './content.ts';
import { buildOffers } from './offers.ts';
import { buildPartner } from './partners.ts';
import { createRandom } from './random.ts';
import { buildFavourites, buildUsers } from './users.ts';

/** One offer in twenty-three holds only at a few branches of a larger partner. */
const atSomeBranches = (
  offer: DemoOffer,
  branchOffices: readonly DemoBranchOffice[],
): DemoOffer => {
  if (offer.id % 23 !== 4) return offer;
  const own = branchOffices
    .filter(({ partnerId, active }) => partnerId === offer.input.partnerId && active)
    .map(({ id }) => id);
  return own.length < 4
    ? offer
    : {
        ...offer,
        input: {
          ...offer.input,
          branchOfficeIds: createRandom('branches of offer', offer.id).some(own, 3),
        },
      };
};

/**
 * The whole demo for a day, a gazetteer and the money of the installation: no clock, no chance, no database;
 * the same arguments give the same content.
 */
export const buildDemo = (now: Date, places: readonly Place[], currency: Currency): DemoContent => {
  const clients = buildClients(now);
  const users = buildUsers(now);
  const operators = operatorOf(brands);
  const bare = brands.map((brand) => buildPartner(brand, operators.get(brand.id) ?? null, now));
  const branchOffices = buildBranchOffices(brands, places, now);
  const offers = buildOffers(brands, bare, { now, currency }).map((offer) =>
    atSomeBranches(offer, branchOffices),
  );
  const partners = bare.map((partner) => {
    const pictures = offers
      .filter(({ input }) => input.partnerId === partner.id)
      .flatMap(({ input }) => input.images.slice(0, 1));
    return partner.id % 3 === 0
      ? { ...partner, input: { ...partner.input, gallery: pictures } }
      : partner;
  });
  const slides = buildSlides(brands, now);
  const articles = buildArticles(partners, now);
  return {
    companies: buildCompanies(brands, now),
    clients,
    users,
    partners,
    offers,
    slides,
    articles,
    announcement,
    branchOffices,
    promoRows: buildPromoRows(partners, offers, now),
    favourites: buildFavourites(users, partners, offers),
    media: [...buildMedia(brands, offers, clients, slides), ...drawArticles(articles, brands)],
  };
};
