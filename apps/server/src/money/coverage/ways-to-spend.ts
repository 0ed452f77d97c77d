import {
  type Bought,
  type CardView,
  type Money,
  readMoneyChoice,
  type Regime,
  type WaysToSpend,
  type WayToSpend,
} from '@cafeteria/contract';
import { type Catalogue, type Position, positionOf } from '../../catalogue/card/index.ts';
import { type OfferFacts, type PartnerFacts, shownTo } from '../../catalogue/model/index.ts';
import type { Sold } from '../../catalogue/sale/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { findOwner, listOpenLots, type OpenLot } from '../balance/index.ts';
import { readWallet } from '../ledger/index.ts';
import { type MoneyText, moneyTexts } from '../texts.ts';
import { findHomeTown } from './coverage.queries.ts';
import { isMeant, paying, type Wallet } from './paid.rules.ts';

/** As many as stand beside the figure of the home page. */
const maxWays = 3;
/** So many partners are looked at for them: the nearest that take the money, or the best. */
const maxPartners = 24;
/** The nearest of which those are, whatever they take. */
const maxNear = 300;

/** What pays somewhere: how much, and by which regime most of it. */
type Pays = { readonly amount: number; readonly regime: Regime };
/** What some money pays by the planner of payments; what is the same is planned once. */
const paysOf = (wallet: Wallet) => {
  const lots = new Map(wallet.lots.map((lot) => [lot.id, lot]));
  const planned = new Map<string, Pays | undefined>();
  const plan = (bought: Bought): Pays | undefined => {
    const parts = paying(wallet, bought);
    const [first] = parts.toSorted((a, b) => b.amount - a.amount);
    const regime = first && lots.get(first.lotId)?.regime;
    return regime && { amount: parts.reduce((sum, { amount }) => sum + amount, 0), regime };
  };
  return (bought: Bought): Pays | undefined => {
    const key = `${bought.regime} ${bought.categoryId}`;
    if (!planned.has(key)) planned.set(key, plan(bought));
    return planned.get(key);
  };
};

type Tools = {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly position: Position | undefined;
  readonly currency: Money['currency'];
  readonly text: MoneyText;
};

/** A card that says how far it is; of an offer that holds at some places only, nothing is said of the others. */
const cardOf = (
  { catalogue, reader, position }: Tools,
  partner: PartnerFacts,
  offer?: OfferFacts,
): CardView[] => {
  const card = offer
    ? catalogue.card(reader, 'OFFER', offer.id)
    : catalogue.card(reader, 'PARTNER', partner.id);
  if (!card) return [];
  const isAnywhere = !offer || offer.branchOfficeIds.length === 0;
  const [measured] = isAnywhere
    ? catalogue.partners.withDistances([{ ...card, id: partner.id }], position)
    : [];
  return [{ ...card, distance: measured?.distance ?? card.distance }];
};

/** Partners the reader sees, the nearest first where it is known where they are, then by score; a few are looked at. */
function* partnersOf({ catalogue, reader, position }: Tools): Generator<PartnerFacts> {
  const { model, partners } = catalogue;
  const shown = shownTo(model, reader.audience);
  const near = position ? partners.nearby(reader, position, maxNear) : [];
  yield* near.flatMap((id) => model.partners.get(id) ?? []);
  const isNear = new Set(near);
  for (const partner of partners.best())
    if (!isNear.has(partner.id) && shown.partner(partner.id)) yield partner;
}
/** The first of them that pass; the rest is not looked at. */
const firstOf = <T>(
  partners: Iterable<PartnerFacts>,
  limit: number,
  make: (partner: PartnerFacts) => T | undefined,
): T[] => {
  const made: T[] = [];
  for (const partner of partners) {
    if (made.length === limit) break;
    const one = make(partner);
    if (one !== undefined) made.push(one);
  }
  return made;
};
const offersOf = ({ catalogue, reader }: Tools, partner: PartnerFacts): OfferFacts[] =>
  catalogue.offerIdsOf(reader, partner.id).flatMap((id) => catalogue.model.offers.get(id) ?? []);

type Way = {
  /** 0 is a price the money reaches, 1 a place that takes it, 2 a price it helps with. */
  readonly rank: number;
  readonly partner: PartnerFacts;
  readonly offer?: OfferFacts;
  readonly pays: Pays | undefined;
  readonly missing: number;
};
/** The best way to spend the money at a partner, if there is any. */
const wayAt = (tools: Tools, pays: (sold: Sold) => Pays | undefined) => {
  const { catalogue, reader, currency } = tools;
  const sold = catalogue.sales.sold(reader.audience);
  return (partner: PartnerFacts): Way | undefined => {
    const ofPartner = pays(sold.partner(partner));
    const ways = offersOf(tools, partner).flatMap((offer): Way[] => {
      const { price, priceType } = offer;
      const own = pays(sold.offer(partner, offer));
      if (!own || priceType !== 'PRICE' || price?.currency !== currency) return [];
      const missing = Math.max(0, price.amount - own.amount);
      return [{ rank: missing > 0 ? 2 : 0, partner, offer, pays: own, missing }];
    });
    if (ofPartner) ways.push({ rank: 1, partner, pays: ofPartner, missing: 0 });
    return ways.toSorted((a, b) => a.rank - b.rank)[0];
  };
};
/** What costs no credits: a discount. */
const discountAt =
  (tools: Tools) =>
  (partner: PartnerFacts): Way | undefined => {
    const offer = offersOf(tools, partner).find(
      ({ priceType }) => priceType === 'DISCOUNT' || priceType === 'DISCOUNT_UPTO',
    );
    return offer && { rank: 0, partner, offer, pays: undefined, missing: 0 };
  };

/** The best of them, each of another category as long as there is one. */
const chosenOf = (ways: readonly Way[]): Way[] => {
  const ranked = ways.toSorted((a, b) => a.rank - b.rank);
  const seen = new Set<number | null>();
  const varied = ranked.filter(({ partner: { mainCategoryId } }) => {
    const isNew = !seen.has(mainCategoryId);
    seen.add(mainCategoryId);
    return isNew;
  });
  return [...new Set([...varied, ...ranked])].slice(0, maxWays);
};
const viewsOf = (tools: Tools, ways: readonly Way[]): WayToSpend[] =>
  ways.flatMap(({ partner, offer, pays, missing }) =>
    cardOf(tools, partner, offer).map((card) => ({
      card,
      label: pays ? tools.text(`regime.${pays.regime}`) : null,
      missing: missing > 0 ? { amount: missing, currency: tools.currency } : null,
    })),
  );

type WaysFilter = {
  readonly money?: string | undefined;
  readonly since?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
};
/** The lots a question is about, by the day on which the balance says that they end. */
const meantBy = ({ money, since }: WaysFilter): ((lot: OpenLot) => boolean) => {
  const choice = readMoneyChoice(money);
  if (money !== undefined && !choice) throw new AppError('common.error.badRequest');
  const isChosen = choice ? isMeant(choice) : () => true;
  return (lot) =>
    isChosen(lot) && (since === undefined || (lot.expiresOn !== null && lot.expiresOn >= since));
};

/**
 * A few things near somebody that some of their money buys, by the rules of the till (decision 0106): what they can pay
 * whole first, then places that take it, then what it helps with. Who has no money at all is told of discounts.
 */
export const listWaysToSpend = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  catalogue: Catalogue,
  filter: WaysFilter,
  { user, ...reader }: Reader & { readonly user: { readonly id: number } },
): Promise<WaysToSpend> => {
  const isAsked = meantBy(filter);
  const given = positionOf(filter);
  const [owner, open, wallet, text, town] = await Promise.all([
    findOwner(db, user.id),
    listOpenLots(db, user.id),
    readWallet(db, user.id, config),
    moneyTexts(reader.language),
    given ? undefined : findHomeTown(db, user.id),
  ]);
  const near = given ? 'POSITION' : town ? 'TOWN' : null;
  if (owner?.frozenSince) return { near, ways: [] };
  const tools: Tools = {
    catalogue,
    reader,
    position: given ?? town,
    currency: config.currency,
    text,
  };
  const hasMoney = filter.money !== undefined || wallet.lots.some(({ remaining }) => remaining > 0);
  const chosenIds = new Set(open.filter(isAsked).map(({ id }) => id));
  const pays = paysOf({ ...wallet, lots: wallet.lots.filter(({ id }) => chosenIds.has(id)) });
  const find = hasMoney ? wayAt(tools, ({ own }) => pays(own)) : discountAt(tools);
  const ways = firstOf(partnersOf(tools), maxPartners, find);
  return { near, ways: viewsOf(tools, chosenOf(ways)) };
};
