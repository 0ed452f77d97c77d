import type { GrantTerms, Regime } from '@cafeteria/contract';
import { today } from '../credit/index.ts';

export type Expiry = 'POLICY' | 'DAY' | 'NEVER';
/** What is said of a grant, as it is being typed. */
export type Terms = {
  readonly regime: Regime;
  readonly validFrom: string | null;
  readonly expiry: Expiry;
  readonly expiresOn: string | null;
  readonly categoryIds: readonly number[];
  readonly note: string;
};
export const firstTerms = (regime: Regime): Terms => ({
  regime,
  validFrom: today(),
  expiry: 'POLICY',
  expiresOn: null,
  categoryIds: [],
  note: '',
});

/** What is still to be said: the fields by name. */
export const missingTerms = ({ validFrom, expiry, expiresOn }: Terms): readonly string[] => [
  ...(validFrom === null ? ['validFrom'] : []),
  ...(expiry === 'DAY' && expiresOn === null ? ['expiresOn'] : []),
];

/** The terms as the API takes them; without `expiresOn` the client's policy decides. */
export const sentTerms = (
  terms: Terms,
): Omit<GrantTerms, 'expiresOn'> & { expiresOn?: string | null } => ({
  regime: terms.regime,
  validFrom: terms.validFrom ?? today(),
  ...(terms.expiry === 'DAY' && { expiresOn: terms.expiresOn }),
  ...(terms.expiry === 'NEVER' && { expiresOn: null }),
  allowedCategoryIds: terms.categoryIds.length > 0 ? [...terms.categoryIds] : null,
  note: terms.note.trim() || null,
});
