import {
  countryCode,
  isOwnMoney,
  type MoneyChoice,
  type MoneyFilter,
  type MoneyState,
  type OwnMoney,
  potCodes,
  readMoneyChoice,
  regimeCodes,
  writeMoneyChoice,
  writePurchases,
} from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { findOwner, listOpenLots, type OpenLot } from '../balance/index.ts';
import { addDays, pragueDay, readWallet } from '../ledger/index.ts';
import { type MoneyText, moneyTexts } from '../texts.ts';
import { isMeant, purchasesOf, type Wallet } from './paid.rules.ts';

/** What ends within so many days is worth a filter of its own. */
const soonDays = 60;

type Tools = { readonly text: MoneyText; readonly currency: Deps['config']['currency'] };

const labelOf = (word: MoneyChoice['word'], { text }: Tools): string => {
  const pot = potCodes.find((one) => one === word);
  const regime = regimeCodes.find((one) => one === word);
  if (regime) return text(`regime.${regime}`);
  return pot ? text(`pot.${pot}`) : text('money.credits');
};

/** What of the lots a choice means, put together. */
const ownMoney = (choice: MoneyChoice, lots: readonly OpenLot[], tools: Tools): OwnMoney => {
  const chosenLots = lots.filter(isMeant(choice)).filter(({ spendable }) => spendable > 0);
  const ends = chosenLots.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted();
  return {
    value: writeMoneyChoice(choice),
    label: labelOf(choice.word, tools),
    amount: {
      amount: chosenLots.reduce((sum, { spendable }) => sum + spendable, 0),
      currency: tools.currency,
    },
    expiresAt: ends[0] ?? null,
  };
};

/** The money somebody may spend today, by regime; own money last. */
const choicesOf = (lots: readonly OpenLot[], tools: Tools): OwnMoney[] =>
  regimeCodes
    .toSorted((a, b) => Number(isOwnMoney(a)) - Number(isOwnMoney(b)))
    .map((word) => ownMoney({ word, until: null }, lots, tools))
    .filter(({ amount }) => amount.amount > 0);

/** What ends soon: by the last of those days, so that the address stays right as days pass. */
const endingOf = (lots: readonly OpenLot[], tools: Tools): OwnMoney | null => {
  const last = addDays(pragueDay(), soonDays);
  const days = lots.flatMap(({ expiresOn, spendable }) =>
    expiresOn !== null && spendable > 0 && expiresOn <= last ? [expiresOn] : [],
  );
  const until = days.toSorted().at(-1);
  return until === undefined ? null : ownMoney({ word: null, until }, lots, tools);
};

const stateOf = (
  { until }: MoneyChoice,
  { amount }: OwnMoney,
  { isFrozen, isPaying }: { readonly isFrozen: boolean; readonly isPaying: boolean },
): MoneyState => {
  if (until !== null && until < pragueDay()) return 'EXPIRED';
  if (amount.amount === 0) return 'NOTHING';
  if (isFrozen) return 'FROZEN';
  return isPaying ? 'GOOD' : 'LIMIT';
};

/**
 * What somebody may narrow a list to, and what the money they chose pays. That alone goes into the address of a shared
 * list: two people whose money is good for the same ask for the same bytes.
 */
export const readMoneyFilter = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  money: string | undefined,
  { user, language }: Reader & { readonly user: { readonly id: number } },
): Promise<MoneyFilter> => {
  const choice = readMoneyChoice(money);
  if (money && !choice) throw new AppError('common.error.badRequest');
  const [owner, open, wallet, text] = await Promise.all([
    findOwner(db, user.id),
    listOpenLots(db, user.id),
    readWallet(db, user.id, config),
    moneyTexts(language),
  ]);
  const tools: Tools = { text, currency: config.currency };
  const offered = { choices: choicesOf(open, tools), ending: endingOf(open, tools) };
  if (!choice) return { ...offered, chosen: null, purchases: null };
  const chosen = ownMoney(choice, open, tools);
  const chosenIds = new Set(open.filter(isMeant(choice)).map(({ id }) => id));
  const own: Wallet = { ...wallet, lots: wallet.lots.filter(({ id }) => chosenIds.has(id)) };
  const purchases = purchasesOf(own, countryCode[config.country]);
  const isFrozen = found(owner).frozenSince !== null;
  const state = stateOf(choice, chosen, { isFrozen, isPaying: purchases.length > 0 });
  return {
    ...offered,
    chosen: { ...chosen, state },
    purchases: state === 'GOOD' ? writePurchases(purchases) : null,
  };
};
