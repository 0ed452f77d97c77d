import {
  type AccountView,
  type BalanceOverview,
  type BalanceView,
  countryCode,
  currencyOfCountry,
  isOfAllEmployers,
  type LimitView,
  limitRegime,
  type LotView,
  mayPay,
  type Money,
  ownPot,
  Pot,
  type Regime,
  slug,
} from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { pragueYear } from '../ledger/index.ts';
import { type MoneyText, moneyTexts } from '../texts.ts';
import {
  findHolding,
  findPurse,
  type OpenLot,
  type Owner,
  type Purse,
  type SpendingCategory,
  type Usage,
} from './balance.queries.ts';
import {
  categoriesFor,
  expiriesOf,
  heldOf,
  leavingOf,
  lotsOf,
  spendableOf,
} from './balance.rules.ts';

/** Who reads somebody's money, in which country; administration reads it without the person's own. */
export type MoneyReader = {
  readonly reader: Reader;
  readonly country: keyof typeof countryCode;
  readonly withPrivate: boolean;
};

const moneyIn =
  (country: MoneyReader['country']) =>
  (amount: number): Money => ({ amount, currency: currencyOfCountry[country] });

/** Own money is there where the employer allows it, and where there is any, whatever is allowed now. */
const hasWallet = ({ allowPrivateWallet }: Owner, lots: readonly OpenLot[]): boolean =>
  allowPrivateWallet || lotsOf(lots, ownPot).length > 0;

/** What a user may spend today. */
export const readBalance = async (
  db: Db,
  userId: number,
  country: MoneyReader['country'],
): Promise<BalanceView> => {
  const owner = found(await findHolding(db, userId));
  const { lots } = owner;
  const money = moneyIn(country);
  const [next] = expiriesOf(lots.filter(({ spendable }) => spendable > 0));
  return {
    total: money(spendableOf(lots)),
    benefit: money(spendableOf(lotsOf(lots, 'BENEFIT'))),
    meal: money(spendableOf(lotsOf(lots, 'MEAL'))),
    private: hasWallet(owner, lots) ? money(spendableOf(lotsOf(lots, ownPot))) : null,
    asOf: new Date().toISOString(),
    nextExpiry: next ? { date: next.date, amount: money(next.amount) } : null,
  };
};

type Tools = {
  readonly money: (amount: number) => Money;
  readonly text: MoneyText;
  readonly categories: readonly SpendingCategory[];
  readonly country: MoneyReader['country'];
};

const lotView = (lot: OpenLot, { money, text, categories, country }: Tools): LotView => ({
  id: lot.id,
  remaining: money(lot.remaining),
  held: money(lot.held),
  validFrom: lot.validFrom,
  expiresAt: lot.expiresOn,
  regime: lot.regime,
  regimeLabel: text(`regime.${lot.regime}`),
  allowedCategories:
    categoriesFor(lot, categories, countryCode[country])?.map(({ id, code, name, slugName }) => ({
      id,
      code,
      name,
      route: slug(slugName, id),
    })) ?? null,
  grantedAt: lot.grantedAt,
  source: lot.source,
});

const accountView = (kind: Pot, all: readonly OpenLot[], tools: Tools): AccountView => {
  const lots = lotsOf(all, kind);
  return {
    kind,
    balance: tools.money(spendableOf(lots)),
    pending: tools.money(heldOf(lots)),
    lots: lots.map((lot) => lotView(lot, tools)),
    expiringSoon: expiriesOf(lots).map(({ date, amount }) => ({
      date,
      amount: tools.money(amount),
    })),
  };
};

/** Whose a limit is: a company is named where there are more of the client, and never of all employers' one limit. */
const companyOf = (
  regime: Regime,
  { clientId, companyId, companyName }: Usage,
  all: readonly Usage[],
): LimitView['company'] =>
  companyName !== null &&
  !isOfAllEmployers(regime) &&
  all.some((other) => other.clientId === clientId && other.companyId !== companyId)
    ? { id: companyId, name: companyName }
    : null;
/** Whether what is of all employers together was said of another company of the client already. */
const isReported = (regime: Regime, { clientId }: Usage, before: readonly Usage[]): boolean =>
  isOfAllEmployers(regime) && before.some((other) => other.clientId === clientId);
/** The yearly limits that concern a user: those used this year, and those their credits will use. */
const limitViews = (
  { lots, usage, rules }: Pick<Purse, 'lots' | 'usage' | 'rules'>,
  { money, text }: Tools,
): LimitView[] =>
  usage.flatMap((one, at) =>
    rules.flatMap(({ regime, yearly }) => {
      const { clientId, clientName, companyId, overLimit } = one;
      const used = one.used[regime] ?? 0;
      const concerns = lots.some(
        (lot) =>
          lot.clientId === clientId &&
          (lot.companyId === companyId || isOfAllEmployers(regime)) &&
          mayPay(lot.regime, regime) &&
          limitRegime(lot.regime, regime) === regime,
      );
      const isHere = (used > 0 || concerns) && !isReported(regime, one, usage.slice(0, at));
      return yearly !== null && isHere
        ? [
            {
              clientId,
              clientName,
              company: companyOf(regime, one, usage),
              regime,
              label: text(`regime.${regime}`),
              year: pragueYear(),
              limit: money(yearly),
              used: money(used),
              remaining: money(Math.max(0, yearly - used)),
              overLimitPolicy: overLimit,
            },
          ]
        : [];
    }),
  );

/** Pots, lots, expiries and limits of a user. Throws when there is no such user. */
export const readOverview = async (
  db: Db,
  userId: number,
  { reader, country, withPrivate }: MoneyReader,
): Promise<BalanceOverview> => {
  const [purse, text] = await Promise.all([
    findPurse(db, userId, { year: pragueYear(), reader }),
    moneyTexts(reader.language),
  ]);
  const owner = found(purse);
  const { lots, usage, rules, categories, waiting } = owner;
  const tools = { money: moneyIn(country), text, categories, country };
  const pots = Pot.options.filter(
    (pot) => pot !== ownPot || (withPrivate && hasWallet(owner, lots)),
  );
  return {
    accounts: pots.map((pot) => accountView(pot, lots, tools)),
    limits: limitViews({ lots, usage, rules }, tools),
    leaving: leavingOf(lots).map(({ amount, ...rest }) => ({
      ...rest,
      amount: tools.money(amount),
    })),
    waiting: waiting.map(({ amount, ...rest }) => ({ ...rest, amount: tools.money(amount) })),
    nextTopUp: {
      expected:
        lots
          .filter(({ isFuture, clientId }) => isFuture && clientId !== null)
          .map(({ validFrom }) => validFrom)
          .toSorted()[0] ?? null,
    },
    frozenSince: owner.frozenSince,
    asOf: new Date().toISOString(),
  };
};
