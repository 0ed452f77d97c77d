import { accountParty, type BookAccount, partyAccounts, type PartyKind } from '@cafeteria/contract';

/** Of an entry the account that is the party's: where both are, the one that is kept by party. */
export const ownSide = (
  kind: PartyKind,
  { debit, credit }: { readonly debit: BookAccount; readonly credit: BookAccount },
): BookAccount => {
  const own: readonly BookAccount[] = partyAccounts[kind];
  const sides = [debit, credit].filter((account) => own.includes(account));
  return sides.find((account) => accountParty[account] === kind) ?? sides[0] ?? debit;
};
/** Whose part of an account is looked at, where the books keep it by party. */
export const partyOf = (account: BookAccount, partyId: number): { readonly partyId?: number } =>
  accountParty[account] ? { partyId } : {};
