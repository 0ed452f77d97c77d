import {
  type Bought,
  type CoverageList,
  type GoodAt,
  isOwnMoney,
  type Regime,
} from '@cafeteria/contract';
import type { Catalogue } from '../../catalogue/card/index.ts';
import { shownTo } from '../../catalogue/model/index.ts';
import type { Sold } from '../../catalogue/sale/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findOwner } from '../balance/index.ts';
import { readWallet } from '../ledger/index.ts';
import { moneyTexts } from '../texts.ts';
import { paying, type Wallet } from './paid.rules.ts';

/** How much of which credits pays there; what is the same is planned once for all of a list. */
const amountsIn = (wallet: Wallet) => {
  const lots = new Map(wallet.lots.map((lot) => [lot.id, lot]));
  const planned = new Map<string, ReadonlyMap<Regime, number>>();
  const plan = (bought: Bought): ReadonlyMap<Regime, number> => {
    const amounts = new Map<Regime, number>();
    for (const { lotId, amount } of paying(wallet, bought)) {
      const regime = lots.get(lotId)?.regime;
      if (regime && !isOwnMoney(regime)) amounts.set(regime, (amounts.get(regime) ?? 0) + amount);
    }
    return amounts;
  };
  return (bought: Bought): ReadonlyMap<Regime, number> => {
    const key = `${bought.regime} ${bought.categoryId}`;
    const amounts = planned.get(key) ?? plan(bought);
    planned.set(key, amounts);
    return amounts;
  };
};

/** The most that pays at any of the places, by regime. */
const largestPerRegime = (
  all: readonly ReadonlyMap<Regime, number>[],
): ReadonlyMap<Regime, number> => {
  const amounts = new Map<Regime, number>();
  for (const [regime, amount] of all.flatMap((one) => [...one]))
    amounts.set(regime, Math.max(amount, amounts.get(regime) ?? 0));
  return amounts;
};

type Things = {
  readonly partners?: readonly number[] | undefined;
  readonly offers?: readonly number[] | undefined;
  readonly branchOffices?: readonly number[] | undefined;
};

/** What the things of a list sell that the reader sees; what they do not see, or is gone, is left out. */
const soldIn = ({ model, sales }: Catalogue, { audience }: Reader, things: Things) => {
  const shown = shownTo(model, audience);
  const sold = sales.sold(audience);
  const each = (ids: readonly number[] | undefined, find: (id: number) => Sold | undefined) =>
    [...new Set(ids)].flatMap((id) => {
      const found = find(id);
      return found ? [{ id, ...found }] : [];
    });
  return {
    partners: each(things.partners, (id) => {
      const found = shown.partner(id);
      return found && sold.partner(found);
    }),
    offers: each(things.offers, (id) => {
      const found = shown.offer(id);
      return found && sold.offer(found.partner, found.offer);
    }),
    branchOffices: each(things.branchOffices, (id) => {
      const office = model.offices.get(id);
      const partner = office && shown.partner(office.partnerId);
      return partner && sold.office(partner, office);
    }),
  };
};

/**
 * What of somebody's credits is good at the things of a list, asked once for all of them; the list itself is shared. A
 * thing that takes none of it is left out, and so is everything while spending is suspended.
 */
export const listCoverage = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  catalogue: Catalogue,
  things: Things,
  { user, ...reader }: Reader & { readonly user: { readonly id: number } },
): Promise<CoverageList> => {
  const [owner, wallet, text] = await Promise.all([
    findOwner(db, user.id),
    readWallet(db, user.id, config),
    moneyTexts(reader.language),
  ]);
  if (owner?.frozenSince) return { partners: [], offers: [], branchOffices: [] };
  const amountsOf = amountsIn(wallet);
  const goodAt = ({ id, own, others }: Sold & { readonly id: number }): GoodAt[] => {
    const ofAll = amountsOf(own);
    const isPartly = ofAll.size === 0;
    const amounts = isPartly ? largestPerRegime(others.map(amountsOf)) : ofAll;
    if (amounts.size === 0) return [];
    const parts = [...amounts].map(([regime, amount]) => ({
      label: text(`regime.${regime}`),
      amount: { amount, currency: config.currency },
    }));
    return [{ id, isPartly, parts }];
  };
  const { partners, offers, branchOffices } = soldIn(catalogue, reader, things);
  return {
    partners: partners.flatMap(goodAt),
    offers: offers.flatMap(goodAt),
    branchOffices: branchOffices.flatMap(goodAt),
  };
};
