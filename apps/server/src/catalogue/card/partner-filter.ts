import { badgeOfLevel, type BenefitType, type CardQuery, meantPayment } from '@cafeteria/contract';
import { audienceKey, type Reader } from '../../kernel/caller/index.ts';
import { BitSet } from '../../platform/bit-set.ts';
import { type CatalogueModel, holdsAt } from '../model/index.ts';
import type { SalesOfCatalogue } from '../sale/index.ts';
import { isLocated } from './grid.ts';
import { badgeOf } from './make-card.ts';
import type { PartnerSets } from './partner-sets.ts';

/** The partners somebody sees, as groups of sets: what is in one of each. */
export const seenIn =
  (model: CatalogueModel, sets: PartnerSets) =>
  ({ audience }: Pick<Reader, 'audience'>): BitSet[][] => [
    [sets.now('live', (partner) => holdsAt(partner, model.now()))],
    [sets.of(`seen by ${audienceKey(audience)}`, model.sees(audience).partner)],
  ];

/** Says which of some partners a reader sees and a query asks for. */
export const createPartnerFilter = (
  model: CatalogueModel,
  sales: SalesOfCatalogue,
  sets: PartnerSets,
) => {
  const seen = seenIn(model, sets);
  /** By the partner or at one of its branch offices. */
  const takenAs = (type: BenefitType): BitSet =>
    sets.of(
      `taken ${type}`,
      ({ id, benefitTypes }) =>
        benefitTypes.includes(type) ||
        model.officesOf(id).some((office) => office.benefitTypes?.includes(type)),
    );
  const badged = (badge: string | null): BitSet =>
    sets.now(`badge ${badge}`, (partner) => badgeOf(partner, model.now()) === badge);
  return (scope: BitSet, reader: Reader, query: CardQuery): BitSet => {
    const { onlineHidden, payment, sustainability, purchases } = query;
    const groups = [[scope], ...seen(reader)];
    if (onlineHidden)
      groups.push([
        sets.of('placed', ({ id, online }) => !online || model.officesOf(id).some(isLocated)),
      ]);
    if (payment?.length) groups.push([...meantPayment(payment)].map(takenAs));
    if (sustainability?.length && !sustainability.includes('all')) {
      const levels = sustainability.filter((level) => level !== 'all');
      groups.push([...new Set(levels.flatMap((level) => badgeOfLevel[level]))].map(badged));
    }
    const found = BitSet.inEach(groups);
    if (purchases) {
      const paid = sales.paid(purchases, reader.audience);
      for (const id of found.values()) {
        const partner = model.partners.get(id);
        found.put(id, partner !== undefined && paid.partner(partner));
      }
    }
    return found;
  };
};
