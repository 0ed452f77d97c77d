import type { Currency, GrantTerms } from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { grantCredits } from '../ledger/index.ts';
import { insertGrant, shareUsers } from './grant.queries.ts';
import { type Granted, partsOf, sumOf } from './grant.rules.ts';
import { insertShifts } from './shift.queries.ts';
import { monthOfShifts } from './shift.rules.ts';

/** What is said of a grant, with its last day decided. */
export type Terms = Omit<GrantTerms, 'expiresOn'> & { readonly expiresOn: string | null };

/** Which client gives, by whom, and from which file. */
export type Giver = {
  readonly clientId: number;
  readonly currency: Currency;
  readonly createdBy: number | null;
  readonly fileHash?: string | null;
};

/** Posts a grant: everybody's lot or none. Answers its id. */
export const postGrant = async (
  tx: Db,
  { clientId, currency, createdBy, fileHash = null }: Giver,
  terms: Terms,
  granted: readonly Granted[],
): Promise<number> => {
  const { regime, validFrom, expiresOn, allowedCategoryIds = null, note, ground } = terms;
  const facts = {
    clientId,
    regime,
    currency,
    validFrom,
    expiresOn,
    allowedCategoryIds,
    note,
    createdBy,
  };
  const userIds = granted.map(({ grantee }) => grantee.userId);
  // who is deleted in this moment gets nothing, and then nobody does
  if ((await shareUsers(tx, userIds)) < userIds.length)
    throw new AppError('credit.error.personGone');
  const grantId = await insertGrant(tx, {
    ...facts,
    users: granted.length,
    total: sumOf(granted),
    ground,
    fileHash,
  });
  await grantCredits(tx, {
    ...facts,
    grantId,
    items: partsOf(granted),
  });
  await insertShifts(tx, grantId, monthOfShifts(terms), granted);
  return grantId;
};
