import { badgeOfLevel, type BenefitType, type CardQuery, meantPayment } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import { type CatalogueModel, holdsAt, type PartnerFacts } from '../model/index.ts';
import type { SalesOfCatalogue } from '../sale/index.ts';
import { badgeOf } from './make-card.ts';
import { isLocated } from './grid.ts';

type Test = (partner: PartnerFacts) => boolean;

const acceptsAny = ({ officesOf }: CatalogueModel, payment: readonly BenefitType[]): Test => {
  const wanted = new Set(meantPayment(payment));
  const isWanted = (type: BenefitType): boolean => wanted.has(type);
  return ({ id, benefitTypes }) =>
    benefitTypes.some(isWanted) ||
    officesOf(id).some((office) => office.benefitTypes?.some(isWanted));
};
const hasBadge = (time: number, levels: NonNullable<CardQuery['sustainability']>): Test => {
  const wanted = new Set<string | null>(
    levels.flatMap((level) => (level === 'all' ? [] : badgeOfLevel[level])),
  );
  return (partner) => wanted.has(badgeOf(partner, time));
};

/** Whether a reader sees a partner and the query asks for it. */
export const partnerFilter = (
  model: CatalogueModel,
  sales: SalesOfCatalogue,
  { audience }: Reader,
  { onlineHidden, payment, sustainability, purchases }: CardQuery,
): Test => {
  const sees = model.sees(audience);
  const now = model.now();
  const tests: Test[] = [(partner) => holdsAt(partner, now), sees.partner];
  if (onlineHidden) tests.push(({ id, online }) => !online || model.officesOf(id).some(isLocated));
  if (payment?.length) tests.push(acceptsAny(model, payment));
  if (sustainability?.length && !sustainability.includes('all'))
    tests.push(hasBadge(now, sustainability));
  if (purchases) {
    const paid = sales.paid(purchases, audience);
    tests.push(paid.partner);
  }
  return (partner) => tests.every((test) => test(partner));
};
