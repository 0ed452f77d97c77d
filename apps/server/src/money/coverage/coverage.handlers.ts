import {
  type Coverage,
  type CoveragePart,
  type coverageRoutes,
  countryCode,
  type Money,
  potOf,
} from '@cafeteria/contract';
import type { Catalogue } from '../../catalogue/card/index.ts';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { findOwner } from '../balance/index.ts';
import { allThereIs, planPurchase } from '../ledger/index.ts';
import { findPurchase } from '../purchase/index.ts';
import { type MoneyText, moneyTexts } from '../texts.ts';
import { findHomeTown, findShown } from './coverage.queries.ts';
import { listCoverage } from './coverage-list.ts';
import { readMoneyFilter } from './money-filter.ts';
import { listWaysToSpend } from './ways-to-spend.ts';

type Planned = Awaited<ReturnType<typeof planPurchase>>;
/** What pays, one part for each regime (and for what is taxed of it), in the order of spending. */
const partsOf = (
  { plan, lots }: Planned,
  money: (amount: number) => Money,
  text: MoneyText,
): CoveragePart[] => {
  const parts = new Map<string, CoveragePart>();
  for (const { lotId, amount, overLimit } of plan.parts) {
    const { regime, expiresOn } = found(lots.get(lotId));
    const key = `${regime} ${overLimit}`;
    const known = parts.get(key);
    // what is spent first is what ends first
    const expiresAt = known ? known.expiresAt : expiresOn;
    const ending = (known?.expiring?.amount ?? 0) + (expiresOn === expiresAt ? amount : 0);
    parts.set(key, {
      pot: potOf(regime),
      regime,
      label: text(`regime.${regime}`),
      amount: money((known?.amount.amount ?? 0) + amount),
      overLimit,
      expiresAt,
      expiring: expiresAt === null ? null : money(ending),
    });
  }
  return [...parts.values()];
};

type Place = { readonly partnerId: number; readonly offerId?: number | undefined };
const readCoverage = async (
  { db, config }: { readonly db: Db; readonly config: Deps['config'] },
  place: Place,
  { user, ...reader }: Reader & { readonly user: { readonly id: number } },
): Promise<Coverage> => {
  const { logo } = found(await findShown(db, reader.audience, place));
  const purchase = found(await findPurchase(db, place, countryCode[config.country]));
  const { regime, categoryId, merchantName } = purchase;
  // a price in the money of another country cannot be paid here
  const price = purchase.price?.currency === config.currency ? purchase.price : null;
  const [owner, text, planned] = await Promise.all([
    findOwner(db, user.id),
    moneyTexts(reader.language),
    planPurchase(
      db,
      {
        userId: user.id,
        amount: price?.amount ?? allThereIs,
        regime,
        categoryId,
        useTaxed: true,
        usePrivate: true,
      },
      config,
    ),
  ]);
  const money = (amount: number): Money => ({ amount, currency: config.currency });
  const { allowPrivateWallet, frozenSince } = found(owner);
  return {
    partnerName: merchantName,
    partnerLogo: logo,
    regime,
    regimeLabel: text(`regime.${regime}`),
    price,
    parts: partsOf(planned, money, text),
    missing: price ? money(planned.plan.short) : null,
    decline: frozenSince ? 'FROZEN' : price && planned.plan.decline,
    mayTopUp: allowPrivateWallet,
  };
};

export const coverageHandlers = (
  deps: Deps,
  catalogue: Catalogue,
): Handlers<typeof coverageRoutes> => ({
  money: ({ money }, caller) => readMoneyFilter(deps, money, caller),
  ways: (filter, caller) => listWaysToSpend(deps, catalogue, filter, caller),
  list: (things, caller) => listCoverage(deps, catalogue, things, caller),
  get: (place, caller) => readCoverage(deps, place, caller),
  town: async (_input, caller) => ({ town: (await findHomeTown(deps.db, caller.user.id)) ?? null }),
});
