import { badgeOfLevel, BenefitType, type CardQuery, meantPayment } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isLive } from '../../kernel/reading.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import { seeded } from '../../platform/seeded.ts';
import { growCatalogue, randomChange } from '../../test/random-change.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { PartnerFacts } from '../model/index.ts';
import { isPartnerVisible } from '../visibility/index.ts';
import type { CardScope } from './filing.ts';
import { badgeOf } from './make-card.ts';
import { compareBy, directed, naturalDirection, thenByName } from './order.ts';

const test = await openTestApp();
await growCatalogue(test.db);
const { model, partners } = test.catalogue;

const audiences: [Audience, ...Audience[]] = [
  { kind: 'public' },
  { kind: 'all' },
  ...[1, 2, 999].map((clientId) => ({ kind: 'client', clientId }) as const),
];
const random = seeded(20_261_126);
const oneOf = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(random() * all.length)] ?? all[0];
const isPicked = (): boolean => random() < 0.4;

const anyQuery = (): CardQuery => ({
  sort: oneOf(['NAME', 'RATING', 'DISTANCE', 'DATE_CREATED', 'SCORING']),
  direction: oneOf([undefined, 'ASC', 'DESC']),
  pageNumber: oneOf([0, 0, 1, 2]),
  pageSize: oneOf([1, 3, 20]),
  onlineHidden: isPicked(),
  payment: isPicked() ? [oneOf(['card', ...BenefitType.options])] : undefined,
  sustainability: isPicked() ? [oneOf(['1', '2', 'all'])] : undefined,
  ...(isPicked() && { lat: 48.5 + random() * 2.5, lng: 14 + random() * 4 }),
});
const anyScope = (): CardScope => {
  const [first, ...others] = [...model.subcategories.values()];
  const { id, categoryId } = oneOf([first ?? { id: 0, categoryId: 0 }, ...others]);
  return isPicked() ? { subcategoryId: id } : { categoryId };
};

const isIn =
  (scope: CardScope) =>
  ({ subcategoryIds }: PartnerFacts): boolean =>
    subcategoryIds.some((id) => {
      if ('subcategoryId' in scope) return id === scope.subcategoryId;
      const found = model.subcategories.get(id);
      return found?.isOn && found.categoryId === scope.categoryId;
    });
const isAskedFor =
  ({ onlineHidden, payment, sustainability }: CardQuery) =>
  (partner: PartnerFacts): boolean => {
    const offices = model.officesOf(partner.id);
    const taken = [partner, ...offices].flatMap(({ benefitTypes }) => benefitTypes ?? []);
    const badges = sustainability?.flatMap((level) =>
      level === 'all' ? [] : [badgeOfLevel[level]],
    );
    const badge = badgeOf(partner, model.now());
    return (
      (!onlineHidden || !partner.online || offices.some(({ lat }) => lat !== null)) &&
      (!payment?.length || [...meantPayment(payment)].some((type) => taken.includes(type))) &&
      (!badges || sustainability?.includes('all') || badges.some((one) => one === badge))
    );
  };
const nearnessTo = ({ lat = 0, lng = 0 }: CardQuery) => {
  const shortened = Math.cos((lat * Math.PI) / 180);
  return ({ id }: PartnerFacts): number | null => {
    const found = model
      .officesOf(id)
      .flatMap((office) =>
        office.lat === null || office.lng === null
          ? []
          : (office.lat - lat) ** 2 + ((office.lng - lng) * shortened) ** 2,
      );
    return found.length > 0 ? Math.min(...found) : null;
  };
};
/** A page as anybody would make it who goes over all partners. */
const scanned = (ids: readonly number[], scope: CardScope, query: CardQuery) => {
  const isNear = query.sort === 'DISTANCE' && query.lat !== undefined;
  const sort = query.sort === 'DISTANCE' ? 'SCORING' : query.sort;
  const isDescending = (query.direction ?? naturalDirection[isNear ? 'DISTANCE' : sort]) === 'DESC';
  const compare = isNear
    ? thenByName(directed(isDescending, nearnessTo(query)), 'cs')
    : compareBy(sort, isDescending, 'cs');
  const all = ids
    .flatMap((id) => model.partners.get(id) ?? [])
    .filter(isIn(scope))
    .filter(isAskedFor(query))
    .sort(compare)
    .map(({ id }) => id);
  const from = query.pageNumber * query.pageSize;
  return {
    ids: all.slice(from, from + query.pageSize),
    total: all.length,
    appliedSort: isNear ? 'DISTANCE' : sort,
  };
};

it('a page made of sets is that of a scan over what the database shows, after every change', async () => {
  for (let change = 0; change < 300; change += 1) {
    await test.db.transaction().execute((tx) => randomChange(tx, random));
    await test.follow();
    const audience = oneOf(audiences);
    const { rows } = await sql<{ id: number }>`
      select p.id from partner p where ${isLive('p')} and ${isPartnerVisible('p', audience)}
    `.execute(test.db);
    const reader = { language: 'cs', primary: 'cs', audience } as const;
    for (let round = 0; round < 12; round += 1) {
      const [scope, query] = [anyScope(), anyQuery()];
      expect([change, scope, query, partners.page(reader, scope, query)]).toEqual([
        change,
        scope,
        query,
        scanned(
          rows.map(({ id }) => id),
          scope,
          query,
        ),
      ]);
    }
    const counts = partners.counts(reader);
    for (const { id, isOn } of model.subcategories.values()) {
      const found = rows.filter(({ id: partnerId }) =>
        model.partners.get(partnerId)?.subcategoryIds.includes(id),
      );
      if (isOn) expect([id, counts.bySubcategory.get(id)]).toEqual([id, found.length]);
    }
  }
});
