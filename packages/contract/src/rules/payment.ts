import type { BenefitType } from '../vocabulary/enums.ts';

const cards: readonly BenefitType[] = ['card', 'cardWithChip', 'cardWithoutChip', 'cardOnline'];

/** The ways of paying a filter means: `card` is the umbrella of all cards (domain 5, benefit types). */
export const meantPayment = (payment: readonly BenefitType[]): BenefitType[] => [
  ...new Set(payment.flatMap((type) => (type === 'card' ? cards : [type]))),
];
