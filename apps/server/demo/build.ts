import type { Config } from '@cafeteria/contract';
import type { Place } from '../seed/places.ts';
import { buildMedia } from './art/build.ts';
import { buildArticles, drawArticles } from './articles.ts';
import { buildBranchOffices } from './branch-offices.ts';
import { buildBrands } from './brands.ts';
import { announcement, buildPromoRows, buildSlides } from './campaigns.ts';
import { buildClients } from './clients.ts';
import { buildCompanies, operatorOf } from './companies.ts';
import { buildContracts } from './contracts.ts';
import type { DemoBranchOffice, DemoContent, DemoOffer } from './content.ts';
import { buildOffers } from './offers.ts';
import { buildPartner } from './partners.ts';
import { createRandom } from './random.ts';
import { ofASeason, paidInItsOwnWay, withAnEnd, withLabels, withOwnWords } from './rare.ts';
import { buildFavorites, buildUsers } from './users.ts';
import { vocabularies } from './vocab/countries/index.ts';

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
 * The whole demo for a day, a gazetteer and the country of the installation: no clock, no chance, no database;
 * the same arguments give the same content.
 */
export const buildDemo = (
  now: Date,
  places: readonly Place[],
  country: Config['country'],
): DemoContent => {
  const vocabulary = vocabularies[country];
  const made = { now, vocabulary };
  const brands = buildBrands(vocabulary);
  const clients = buildClients(now, vocabulary);
  const users = buildUsers(made);
  const operators = operatorOf(brands);
  const bare = brands.map((brand) => buildPartner(brand, operators.get(brand.id) ?? null, made));
  const branchOffices = buildBranchOffices(brands, places, made).map((office) =>
    withOwnWords(office, bare, vocabulary.language),
  );
  const offers = buildOffers(brands, bare, made).map((offer) =>
    paidInItsOwnWay(atSomeBranches(offer, branchOffices), bare),
  );
  const partners = bare.map((partner) => withLabels(partner, vocabulary.language));
  const slides = buildSlides(now, vocabulary);
  const articles = buildArticles(partners, made).map((article) => withAnEnd(article, now));
  return {
    language: vocabulary.language,
    companies: buildCompanies(brands, made),
    clients,
    users,
    partners,
    offers,
    contracts: buildContracts(partners, country),
    slides,
    articles,
    announcement,
    branchOffices,
    promoRows: buildPromoRows(partners, offers, now).map((row, index, all) =>
      ofASeason(row, index, all, now),
    ),
    favorites: buildFavorites(users, partners, offers),
    media: [
      ...buildMedia(brands, offers, clients, slides, vocabulary),
      ...drawArticles(articles, brands, vocabulary),
    ],
  };
};
