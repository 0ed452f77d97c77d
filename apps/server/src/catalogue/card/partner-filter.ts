import { badgeOfLevel, BenefitType, type CardQuery, meantPayment } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import { type CatalogueModel, holdsAt, ofEachPartner, type PartnerFacts } from '../model/index.ts';
import type { SalesOfCatalogue } from '../sale/index.ts';
import { isLocated } from './grid.ts';
import { badgeOf } from './make-card.ts';

type Test = (partner: PartnerFacts) => boolean;

const bitOf = (type: BenefitType): number => 1 << BenefitType.options.indexOf(type);
const bitsOf = (types: readonly BenefitType[]): number =>
  types.reduce((bits, type) => bits | bitOf(type), 0);

const hasBadge = (time: number, levels: NonNullable<CardQuery['sustainability']>): Test => {
  const wanted = new Set<string | null>(
    levels.flatMap((level) => (level === 'all' ? [] : badgeOfLevel[level])),
  );
  return (partner) => wanted.has(badgeOf(partner, time));
};

/** Says whether a reader sees a partner and a query asks for it. */
export const createPartnerFilter = (model: CatalogueModel, sales: SalesOfCatalogue) => {
  /** What is taken by the partner or at one of its branch offices, a bit for each type. */
  const taken = ofEachPartner(model, ({ id, benefitTypes }) =>
    model
      .officesOf(id)
      .reduce((bits, office) => bits | bitsOf(office.benefitTypes ?? []), bitsOf(benefitTypes)),
  );
  const isPlaced = ofEachPartner(model, ({ id }) => model.officesOf(id).some(isLocated));
  return (
    { audience }: Reader,
    { onlineHidden, payment, sustainability, purchases }: CardQuery,
  ): Test => {
    const sees = model.sees(audience);
    const now = model.now();
    const tests: Test[] = [(partner) => holdsAt(partner, now), sees.partner];
    if (onlineHidden) tests.push((partner) => !partner.online || isPlaced(partner));
    if (payment?.length) {
      const wanted = bitsOf([...meantPayment(payment)]);
      tests.push((partner) => (taken(partner) & wanted) !== 0);
    }
    if (sustainability?.length && !sustainability.includes('all'))
      tests.push(hasBadge(now, sustainability));
    if (purchases) tests.push(sales.paid(purchases, audience).partner);
    return (partner) => tests.every((test) => test(partner));
  };
};
