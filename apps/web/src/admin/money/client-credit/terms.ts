import type { GrantGround, GrantTerms, Regime } from '@cafeteria/contract';
import { today } from '../credit/index.ts';

export const expiries = ['POLICY', 'DAY', 'NEVER'] as const;
export type Expiry = (typeof expiries)[number];
/** What is said of a grant, as it is being typed. */
export type Terms = {
  readonly regime: Regime;
  readonly validFrom: string | null;
  readonly expiry: Expiry;
  readonly expiresOn: string | null;
  readonly categoryIds: readonly number[];
  readonly note: string;
  readonly ground: GrantGround | null;
  /** Of a file of meals: in which month its shifts were worked, `2026-11`. */
  readonly shiftsMonth: string | null;
};
export const firstTerms = (regime: Regime): Terms => ({
  regime,
  validFrom: today(),
  expiry: 'POLICY',
  expiresOn: null,
  categoryIds: [],
  note: '',
  ground: null,
  shiftsMonth: null,
});

/** What is still to be said: the fields by name. */
export const missingTerms = (
  { validFrom, expiry, expiresOn, ground }: Terms,
  asksGround: boolean,
): readonly string[] => [
  ...(asksGround && ground === null ? ['ground'] : []),
  ...(validFrom === null ? ['validFrom'] : []),
  ...(expiry === 'DAY' && expiresOn === null ? ['expiresOn'] : []),
];

/** The terms as the API takes them; without `expiresOn` the client's policy decides. */
export const sentTerms = (
  terms: Terms,
): Omit<GrantTerms, 'expiresOn' | 'shiftsMonth'> & {
  expiresOn?: string | null;
  shiftsMonth?: string;
} => ({
  regime: terms.regime,
  validFrom: terms.validFrom ?? today(),
  ...(terms.expiry === 'DAY' && { expiresOn: terms.expiresOn }),
  ...(terms.expiry === 'NEVER' && { expiresOn: null }),
  allowedCategoryIds: terms.categoryIds.length > 0 ? [...terms.categoryIds] : null,
  note: terms.note.trim() || null,
  ground: terms.ground,
  ...(terms.shiftsMonth !== null && { shiftsMonth: terms.shiftsMonth }),
});
