/** The last month of the demo's past is closed: who opens it sees what a closing leaves. */
import { type Config, currencyOfCountry, primaryLanguage } from '@cafeteria/contract';
import { compareBooks } from '../../src/money/book/index.ts';
import { addDays } from '../../src/money/ledger/index.ts';
import { closeMonth, finishMonth } from '../../src/money/month/index.ts';
import { atomic, type Db } from '../../src/platform/db/index.ts';
import type { SecretBox } from '../../src/platform/secret-box.ts';
import { withClock } from './clock.ts';
import { at } from './past.ts';

type Closing = {
  readonly country: Config['country'];
  /** Seals what is frozen. */
  readonly box: SecretBox;
  /** The last day of the month. */
  readonly lastDay: string;
  readonly accountant: number;
};
/** The statement that says the month is paid has come two days before. */
const closedOn = 18;

/**
 * Closes a month as its accountant would have, in the month after it: compared, frozen and hashed by the product's own
 * functions. The books have to have all of it.
 */
export const closeDemo = async (
  db: Db,
  { country, box, lastDay, accountant }: Closing,
): Promise<void> => {
  await compareBooks(db);
  const config = {
    currency: currencyOfCountry[country],
    primaryLanguage: primaryLanguage(country),
  };
  // the files are made here, before anything runs that would make them
  const jobs = { send: () => Promise.resolve() };
  const by = { user: { id: accountant }, ip: '127.0.0.1' };
  await atomic(db, (tx) =>
    withClock(tx, async (setTo) => {
      await setTo(at(addDays(lastDay, closedOn)));
      const id = await closeMonth({ db: tx, jobs }, lastDay.slice(0, 7), by);
      await finishMonth({ db: tx, box, config }, id);
    }),
  );
};
