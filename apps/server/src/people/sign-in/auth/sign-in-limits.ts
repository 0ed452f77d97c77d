import { isDatabaseAway } from '../../../platform/db/index.ts';
import { addressGroup, AppError, createLimit } from '../../../platform/http/index.ts';

const windowMs = 15 * 60_000;
/** Wrong passwords from one address in a window: an office of a thousand people may share one. */
const maxOfAddress = 100;
/** Wrong passwords for one account from one address: fewer than lock it, so nobody locks others out alone. */
const maxForAccount = 8;
/** Sign-ins of one address under way at once. */
const maxAtOnce = 12;

const refuse = (): never => {
  throw new AppError('common.error.tooManyRequests');
};

/**
 * How often an address may try to sign in. An attempt counts as failed from its beginning, so that
 * parallel guesses cannot outrun the count, and is given back when it succeeds.
 */
export const createSignInLimits = (now?: () => number) => {
  const clock = now && { now };
  const byAddress = createLimit({ max: maxOfAddress, windowMs, ...clock });
  const byAccount = createLimit({ max: maxForAccount, windowMs, ...clock });
  const underWay = new Map<string, number>();
  return {
    /** Begins an attempt, or throws; what it consists of is done `during` it. */
    begin: (ip: string) => {
      const address = addressGroup(ip);
      const others = underWay.get(address) ?? 0;
      if (others >= maxAtOnce || !byAddress.take(address)) refuse();
      underWay.set(address, others + 1);
      let pair: string | undefined;
      const end = (): void => {
        const left = (underWay.get(address) ?? 1) - 1;
        if (left > 0) underWay.set(address, left);
        else underWay.delete(address);
      };
      return {
        /** Says whose account is tried; a name without an account counts like one. */
        on: (account: string): void => {
          pair = `${address} ${account}`;
          if (!byAccount.take(pair)) refuse();
        },
        succeeded: (): void => {
          byAddress.giveBack(address);
          if (pair) byAccount.clear(pair);
        },
        /** Does the attempt and ends it. One that nobody could judge, for the database was away, does not count. */
        during: async <T>(work: () => Promise<T>): Promise<T> => {
          try {
            return await work();
          } catch (error) {
            if (isDatabaseAway(error)) {
              byAddress.giveBack(address);
              if (pair) byAccount.giveBack(pair);
            }
            throw error;
          } finally {
            end();
          }
        },
      };
    },
  };
};
