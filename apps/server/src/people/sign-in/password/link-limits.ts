import { addressGroup, AppError, createLimit } from '../../../platform/http/index.ts';

const windowMs = 15 * 60_000;
/** Wrong links from one address; 256 bits are not guessed, but each try costs a question. */
const maxWrong = 60;
/** Messages asked for from one address: an office of many people may share one. */
const maxAsked = 30;
/**
 * …and for one account, no matter who asks: one in the minute in which no second message would go anyway. What is more
 * is answered the same and done no more, so a stranger cannot use up what its owner may ask for.
 */
const accountLimit = { max: 1, windowMs: 60_000 } as const;

const refuse = (): never => {
  throw new AppError('common.error.tooManyRequests');
};

/** How often links may be asked for and tried at the doors that are open to everybody. */
export const createLinkLimits = (now = Date.now) => {
  const wrong = createLimit({ max: maxWrong, windowMs, now });
  const requests = createLimit({ max: maxAsked, windowMs, now });
  const accounts = createLimit({ ...accountLimit, now });
  return {
    /** Tries a link; a right one does not count. */
    guess: async <T>(ip: string, attempt: () => Promise<T | undefined>): Promise<T | undefined> => {
      const address = addressGroup(ip);
      if (!wrong.take(address)) refuse();
      const right = await attempt();
      if (right !== undefined) wrong.giveBack(address);
      return right;
    },
    /** Counts a message asked for from an address; throws when these are too many. */
    ask: (ip: string): void => {
      if (!requests.take(addressGroup(ip))) refuse();
    },
    /** Whether another message for an account is worth looking into; a name without an account counts like one. */
    isWorthAsking: (account: string): boolean => accounts.take(account),
  };
};
