import { GrantGround, Regime } from '@cafeteria/contract';
import type { FieldValues } from 'react-hook-form';
import { type Recipients, ways } from './GrantRecipients.tsx';
import { expiries, type Terms } from './terms.ts';

/** What is typed of a grant. */
export type TypedGrant = { readonly terms: Terms; readonly recipients: Recipients };

const isObject = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null;
const among = <T>(options: readonly T[], value: unknown): T | undefined =>
  options.find((one) => one === value);
const wordsOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const readTerms = (typed: FieldValues, first: Terms): Terms => ({
  regime: among(Regime.options, typed.regime) ?? first.regime,
  validFrom: wordsOf(typed.validFrom),
  expiry: among(expiries, typed.expiry) ?? first.expiry,
  expiresOn: wordsOf(typed.expiresOn),
  categoryIds: Array.isArray(typed.categoryIds)
    ? typed.categoryIds.filter((id) => typeof id === 'number')
    : [],
  note: wordsOf(typed.note) ?? '',
  ground: among(GrantGround.options, typed.ground) ?? null,
  shiftsMonth: wordsOf(typed.shiftsMonth),
});
const readRecipients = (typed: FieldValues, first: Recipients): Recipients => ({
  way: among(ways, typed.way) ?? first.way,
  userId: numberOf(typed.userId),
  companyId: numberOf(typed.companyId),
  onlyActive: typed.onlyActive !== false,
  amount: numberOf(typed.amount),
});

/** What stands in the form, whatever a draft has put there. */
export const readGrant = ({ terms, recipients }: FieldValues, first: TypedGrant): TypedGrant => ({
  terms: isObject(terms) ? readTerms(terms, first.terms) : first.terms,
  recipients: isObject(recipients)
    ? readRecipients(recipients, first.recipients)
    : first.recipients,
});
