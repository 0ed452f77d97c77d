import { arePaid, type Bought, type Purchases } from '@cafeteria/contract';
import type { Audience } from '../../kernel/caller/index.ts';
import {
  type BranchOfficeFacts,
  type CatalogueModel,
  type OfferFacts,
  ofEachPartner,
  type PartnerFacts,
} from '../model/index.ts';
import { boughtAt, type OfficeKind } from './bought.ts';

/** What is sold at a partner, the same for every reader. */
type Sales = {
  /** By the partner as a whole, which is what its page says. */
  readonly own: Bought;
  /** At its branch offices. */
  readonly atOffices: readonly Bought[];
  /** By each offer, anywhere it holds. */
  readonly byOffer: ReadonlyMap<number, readonly Bought[]>;
};

const unique = (all: readonly Bought[]): Bought[] => [
  ...new Map(all.map((one) => [`${one.regime} ${one.categoryId}`, one])).values(),
];
/** Branch offices that differ in nothing that decides how is paid there count once. */
const kindsOf = (offices: readonly BranchOfficeFacts[]): OfficeKind[] => [
  ...new Map(
    offices.map(({ subcategoryIds, healthcareProvider }) => [
      JSON.stringify([subcategoryIds, healthcareProvider]),
      { subcategoryIds, healthcareProvider },
    ]),
  ).values(),
];
/** Whether an offer holds at a branch office; one that names none holds at all. */
export const holdsAtOffice = ({ branchOfficeIds }: OfferFacts, id: number): boolean =>
  branchOfficeIds.length === 0 || branchOfficeIds.includes(id);

const salesOf = (model: CatalogueModel, partner: PartnerFacts): Sales => {
  const offices = model.officesOf(partner.id);
  const kinds = kindsOf(offices);
  const ofOffer = (offer: OfferFacts): Bought[] => {
    const officeKinds =
      offer.branchOfficeIds.length === 0
        ? kinds
        : kindsOf(offices.filter(({ id }) => holdsAtOffice(offer, id)));
    return unique(
      [undefined, ...officeKinds].map((office) => boughtAt(model, { partner, office, offer })),
    );
  };
  return {
    own: boughtAt(model, { partner }),
    atOffices: unique(kinds.map((office) => boughtAt(model, { partner, office }))),
    byOffer: new Map(model.offersOf(partner.id).map((offer) => [offer.id, ofOffer(offer)])),
  };
};

/** Keeps what is sold at partners until something of theirs or of the categories changes. */
const keptSales = (model: CatalogueModel) => {
  let epoch = 0;
  const advance = (): void => void (epoch += 1);
  model.onPartner(advance);
  model.onFiling(advance);
  model.onTimePassed(advance);
  return { of: ofEachPartner(model, (partner) => salesOf(model, partner)), epoch: () => epoch };
};
type KeptSales = ReturnType<typeof keptSales>;

/** What is sold by something as a whole, and by its parts: some of its offers, at some of its places. */
export type Sold = { readonly own: Bought; readonly others: readonly Bought[] };

/** What somebody sees that partners, offers and branch offices sell; they must be such as they see. */
const soldTo = (model: CatalogueModel, sales: KeptSales, audience: Audience) => {
  const sees = model.sees(audience);
  /** Offers that say themselves what they are; the others are what their place is. */
  const ownOffers = (partner: PartnerFacts): OfferFacts[] =>
    model
      .offersOf(partner.id)
      .filter(
        (offer) => offer.subcategoryIds.length > 0 && model.isLive(offer) && sees.offer(offer),
      );
  return {
    ownOffers,
    partner: (partner: PartnerFacts): Sold => {
      const { own, atOffices, byOffer } = sales.of(partner);
      const ofOffers = ownOffers(partner).flatMap(({ id }) => byOffer.get(id) ?? []);
      return { own, others: [...atOffices, ...ofOffers] };
    },
    offer: (partner: PartnerFacts, offer: OfferFacts): Sold => ({
      own: boughtAt(model, { partner, offer }),
      others: sales.of(partner).byOffer.get(offer.id) ?? [],
    }),
    office: (partner: PartnerFacts, office: BranchOfficeFacts): Sold => ({
      own: boughtAt(model, { partner, office }),
      others: ownOffers(partner)
        .filter((offer) => holdsAtOffice(offer, office.id))
        .map((offer) => boughtAt(model, { partner, office, offer })),
    }),
  };
};

/**
 * Which partners, offers and places sell what some money pays. Nothing here knows whose money it is: it is told the
 * purchases, and answers the same to everybody of an audience (decision 0104).
 */
export const createSales = (model: CatalogueModel) => {
  const sales = keptSales(model);
  return {
    /** Another number after every change of what is sold, or of who may see it. */
    epoch: sales.epoch,
    sold: (audience: Audience) => soldTo(model, sales, audience),
    /** Whether the purchases pay there, for all or some of it. */
    paid: (purchases: Purchases, audience: Audience) => {
      const sold = soldTo(model, sales, audience);
      const isPaid = (bought: Bought): boolean => arePaid(purchases, bought);
      const isAnyPaid = ({ own, others }: Sold): boolean => isPaid(own) || others.some(isPaid);
      const isSoldAt = (partner: PartnerFacts, office: OfficeKind) => (offer: OfferFacts) =>
        isPaid(boughtAt(model, { partner, office, offer }));
      return {
        partner: (partner: PartnerFacts): boolean => isAnyPaid(sold.partner(partner)),
        offer: (partner: PartnerFacts, offer: OfferFacts): boolean =>
          isAnyPaid(sold.offer(partner, offer)),
        /** At every office of a kind: by itself, or for an offer that holds everywhere. */
        kind: (partner: PartnerFacts, kind: OfficeKind): boolean =>
          isPaid(boughtAt(model, { partner, office: kind })) ||
          sold
            .ownOffers(partner)
            .filter(({ branchOfficeIds }) => branchOfficeIds.length === 0)
            .some(isSoldAt(partner, kind)),
        /** The offices at which it is for an offer that holds there and not everywhere. */
        officesOfOffers: (partner: PartnerFacts): BranchOfficeFacts[] =>
          sold
            .ownOffers(partner)
            .flatMap((offer) =>
              offer.branchOfficeIds
                .flatMap((id) => model.offices.get(id) ?? [])
                .filter(
                  (office) => office.partnerId === partner.id && isSoldAt(partner, office)(offer),
                ),
            ),
      };
    },
  };
};
export type SalesOfCatalogue = ReturnType<typeof createSales>;
