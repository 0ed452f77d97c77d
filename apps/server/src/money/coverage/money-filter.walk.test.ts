import { api, type Bought, type Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../../../demo/index.ts';
import { shownTo } from '../../catalogue/model/index.ts';
import { fillWallet, forgetMoney, giveCredits } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, allThereIs, planPurchase, pragueDay } from '../ledger/index.ts';
import { findPurchase } from '../purchase/index.ts';

const userId = 2;
const audience = { kind: 'client', clientId: 1 } as const;
const everywhere = { north: 85, south: -85, east: 180, west: -180 };
const test = await openTestApp(
  {},
  { fill: (db) => loadDemo({ db, storeMedia: async () => {}, country: 'Cz' }) },
);
const employee = test.createCaller();
await employee.signIn('employee@demo.test', 'Demo.User.1');
/** What the demo has little of: regimes that disagree, healthcare at one place only, offers of some places. */
await sql`update subcategory set tax_regime = 'CZ_LEISURE' where id % 5 = 0`.execute(test.db);
await sql`update subcategory set tax_regime = 'CZ_HEALTH' where id % 11 = 0`.execute(test.db);
await sql`update branch_office set healthcare_provider = id % 2 = 0 where id % 7 = 0`.execute(
  test.db,
);
await sql`
  insert into offer_subcategory
  select o.id, s.id, 90
  from offer o
  join subcategory s on s.id = (select min(id) + o.id % 9 from subcategory)
  where o.id % 4 = 0
  on conflict do nothing`.execute(test.db);
await sql`
  insert into offer_branch_office
  select o.id, b.id, 0
  from offer o
  join branch_office b on b.partner_id = o.partner_id and (b.id + o.id) % 3 = 0
  where o.id % 2 = 0
  on conflict do nothing`.execute(test.db);
await test.follow();
await test.settled();

type Place = Bought & {
  readonly partnerId: number;
  readonly officeId?: number;
  readonly offerId?: number;
};
/** Wherever the employee could pay: at every partner, for every offer, at every branch office, as the till sees it. */
let places: Place[];
beforeAll(async () => {
  const { model } = test.catalogue;
  const shown = shownTo(model, audience);
  const offered = [...model.partners.values()]
    .filter(({ id }) => shown.partner(id))
    .flatMap(({ id: partnerId }) => {
      const offices = model.officesOf(partnerId);
      const offers = model.offersOf(partnerId).filter(({ id }) => shown.offer(id));
      return [
        { partnerId },
        ...offices.map(({ id }) => ({ partnerId, officeId: id })),
        ...offers.flatMap(({ id: offerId, branchOfficeIds }) => [
          { partnerId, offerId },
          ...offices
            .filter(({ id }) => branchOfficeIds.length === 0 || branchOfficeIds.includes(id))
            .map(({ id }) => ({ partnerId, offerId, officeId: id })),
        ]),
      ];
    });
  places = [];
  for (const one of offered) {
    const purchase = await findPurchase(
      test.db,
      {
        partnerId: one.partnerId,
        offerId: 'offerId' in one ? one.offerId : null,
        branchOfficeId: 'officeId' in one ? one.officeId : null,
      },
      'CZ',
    );
    if (!purchase) throw new Error(`the till does not know ${JSON.stringify(one)}`);
    places.push({ ...one, regime: purchase.regime, categoryId: purchase.categoryId });
  }
}, 120_000);
beforeEach(() => forgetMoney(test.db));

const today = pragueDay();
const soon = addDays(today, 20);
const late = addDays(today, 300);
const give = (
  amount: number,
  regime: Regime,
  more: Partial<Parameters<typeof giveCredits>[2]> = {},
) => giveCredits(test.db, userId, { amount, regime, ...more });
/** The whole of a year's limit is spent. */
const useUp = (regime: Regime) =>
  sql`
    insert into regime_usage (user_id, client_id, year, regime, used)
    values (${userId}, 1, ${Number(today.slice(0, 4))}, ${regime}, 900000000)
    on conflict do nothing`.execute(test.db);

type Wallet = {
  readonly name: string;
  readonly money: string;
  readonly fill: () => Promise<unknown>;
  /** Of which lots it is asked. */
  readonly isMeant: (lot: {
    readonly regime: Regime;
    readonly expiresOn: string | null;
  }) => boolean;
};
const all =
  (...regimes: readonly Regime[]) =>
  (lot: { readonly regime: Regime }) =>
    regimes.includes(lot.regime);
const wallets: readonly Wallet[] = [
  {
    name: 'benefits of leisure and health',
    money: 'BENEFIT',
    fill: async () => {
      await give(90_000, 'CZ_LEISURE');
      await give(60_000, 'CZ_HEALTH');
    },
    isMeant: all('CZ_LEISURE', 'CZ_HEALTH'),
  },
  {
    name: 'health beside leisure',
    money: 'CZ_HEALTH',
    fill: async () => {
      await give(90_000, 'CZ_LEISURE');
      await give(60_000, 'CZ_HEALTH');
    },
    isMeant: all('CZ_HEALTH'),
  },
  {
    name: 'meals',
    money: 'MEAL',
    fill: () => give(70_000, 'CZ_MEAL'),
    isMeant: all('CZ_MEAL'),
  },
  {
    name: 'the fund, which buys several things',
    money: 'BENEFIT',
    fill: () => give(70_000, 'CZ_FKSP'),
    isMeant: all('CZ_FKSP'),
  },
  {
    name: 'sport alone',
    money: 'BENEFIT',
    fill: () => give(70_000, 'CZ_LEISURE', { allowedCategoryIds: [6] }),
    isMeant: all('CZ_LEISURE'),
  },
  {
    name: 'what ends soon is for books, the rest for everything',
    money: `BENEFIT.${soon}`,
    fill: async () => {
      await give(20_000, 'CZ_LEISURE', { expiresOn: soon, allowedCategoryIds: [3] });
      await give(70_000, 'CZ_LEISURE', { expiresOn: late });
    },
    isMeant: ({ regime, expiresOn }) => regime === 'CZ_LEISURE' && expiresOn === soon,
  },
  {
    name: 'whatever ends soon',
    money: soon,
    fill: async () => {
      await give(20_000, 'CZ_MEAL', { expiresOn: soon });
      await give(70_000, 'CZ_LEISURE', { expiresOn: late });
      await fillWallet(test.db, userId, 50_000);
    },
    isMeant: ({ expiresOn }) => expiresOn === soon,
  },
  {
    name: 'taxed credits for culture and sport',
    money: 'TAXED',
    fill: () => give(30_000, 'TAXED', { allowedCategoryIds: [4, 6] }),
    isMeant: all('TAXED'),
  },
  {
    name: 'own money',
    money: 'PRIVATE',
    fill: async () => {
      await fillWallet(test.db, userId, 50_000);
      await give(70_000, 'CZ_LEISURE');
    },
    isMeant: all('PRIVATE'),
  },
  {
    name: 'health when the limit of leisure is used up',
    money: 'BENEFIT',
    fill: async () => {
      await give(90_000, 'CZ_LEISURE');
      await give(60_000, 'CZ_HEALTH');
      await useUp('CZ_LEISURE');
    },
    isMeant: all('CZ_LEISURE', 'CZ_HEALTH'),
  },
];

/** Whether the till takes some of the meant money there. */
const tillOf = (isMeant: Wallet['isMeant']) => {
  const known = new Map<string, Promise<boolean>>();
  const ask = async ({ regime, categoryId }: Bought): Promise<boolean> => {
    const { plan, lots } = await planPurchase(test.db, {
      userId,
      amount: allThereIs,
      regime,
      categoryId,
      useTaxed: true,
      usePrivate: true,
    });
    return plan.parts.some(({ lotId }) => {
      const lot = lots.get(lotId);
      return lot !== undefined && isMeant(lot);
    });
  };
  return (bought: Bought): Promise<boolean> => {
    const key = `${bought.regime} ${bought.categoryId}`;
    const covered = known.get(key) ?? ask(bought);
    known.set(key, covered);
    return covered;
  };
};
const sorted = (ids: Iterable<number>): number[] => [...new Set(ids)].toSorted((a, b) => a - b);

/** Every partner of every category, page by page, with the total the list says. */
const listed = async (purchases: string): Promise<number[]> => {
  const ids: number[] = [];
  for (const { id } of test.catalogue.model.categories.values()) {
    const { body, status } = await employee.call(api.card.category, {
      id,
      purchases,
      pageSize: 100,
    });
    if (status === 404) continue;
    ids.push(...body.content.map((card) => card.id));
    for (let pageNumber = 1; pageNumber < body.totalPages; pageNumber += 1) {
      const page = await employee.call(api.card.category, {
        id,
        purchases,
        pageSize: 100,
        pageNumber,
      });
      ids.push(...page.body.content.map((card) => card.id));
    }
  }
  return sorted(ids);
};

describe('what some money buys', { timeout: 60_000 }, () => {
  it('has something of everything to be asked about', () => {
    const regimes = new Set(places.map(({ regime }) => regime));
    expect([...regimes].toSorted()).toEqual(['CZ_HEALTH', 'CZ_LEISURE', 'CZ_MEAL', 'PRIVATE']);
    expect(places.length).toBeGreaterThan(2_000);
  });

  it.each(wallets)(
    'is listed, mapped and found just where the till takes it: $name',
    async (one) => {
      await one.fill();
      const { body } = await employee.call(api.coverage.money, { money: one.money });
      expect(body.chosen).toMatchObject({ value: one.money, state: 'GOOD' });
      const purchases = body.purchases ?? '';
      const isTaken = tillOf(one.isMeant);
      const taken: Place[] = [];
      for (const place of places) if (await isTaken(place)) taken.push(place);
      const partners = sorted(taken.map(({ partnerId }) => partnerId));
      expect(partners.length).toBeGreaterThan(0);
      const { model } = test.catalogue;
      const inCategories = new Set(
        [...model.partners.values()]
          .filter(({ subcategoryIds }) =>
            subcategoryIds.some((id) => model.subcategories.get(id)?.isOn),
          )
          .map(({ id }) => id),
      );
      expect(await listed(purchases)).toEqual(partners.filter((id) => inCategories.has(id)));

      const offices = sorted(taken.flatMap(({ officeId }) => officeId ?? [])).filter(
        (id) => model.offices.get(id)?.lat !== null,
      );
      const { total } = (await employee.call(api.map.summary, { ...everywhere, purchases })).body;
      expect(total).toBe(offices.length);
      const onMap: number[] = [];
      for (let pageNumber = 0; pageNumber * 100 < total; pageNumber += 1) {
        const list = await employee.call(api.map.list, {
          ...everywhere,
          purchases,
          pageSize: 100,
          pageNumber,
        });
        onMap.push(...list.body.content.map(({ id }) => id));
      }
      expect(sorted(onMap)).toEqual(offices);

      const offers = new Set(taken.flatMap(({ offerId }) => offerId ?? []));
      for (const keyword of ['sport', 'kniha', 'praha', 'lekar', 'poukaz'])
        for (const [type, wanted] of [
          ['PARTNER', new Set(partners)],
          ['OFFER', offers],
        ] as const) {
          const find = async (more: { readonly purchases?: string }) =>
            (
              await employee.call(api.search.find, { keyword, type, pageSize: 100, ...more })
            ).body.groups[0]?.items.map(({ id }) => id) ?? [];
          const found = await find({});
          if (found.length === 100) continue;
          expect(sorted(await find({ purchases }))).toEqual(
            sorted(found.filter((id) => wanted.has(id))),
          );
        }
    },
  );

  it('stands beside the things of a list just where the till takes credits', async () => {
    await give(90_000, 'CZ_LEISURE', { allowedCategoryIds: [3, 6] });
    await give(60_000, 'CZ_HEALTH');
    await fillWallet(test.db, userId, 50_000);
    const isTaken = tillOf(all('CZ_LEISURE', 'CZ_HEALTH'));
    const takes = async (some: readonly Place[]): Promise<boolean> =>
      (await Promise.all(some.map(isTaken))).includes(true);
    const by = <K extends 'partnerId' | 'offerId' | 'officeId'>(key: K) =>
      Map.groupBy(
        places.filter((place) => place[key] !== undefined),
        (place) => place[key] ?? 0,
      );
    for (const [key, name] of [
      ['partnerId', 'partners'],
      ['offerId', 'offers'],
      ['officeId', 'branchOffices'],
    ] as const) {
      const groups = [...by(key)];
      for (let from = 0; from < groups.length; from += 80) {
        const some = groups.slice(from, from + 80);
        const { body } = await employee.call(api.coverage.list, {
          [name]: some.map(([id]) => id).join(','),
        });
        const expected: number[] = [];
        for (const [id, of] of some) if (await takes(of)) expected.push(id);
        expect([name, sorted(body[name].map(({ id }) => id))]).toEqual([name, sorted(expected)]);
        for (const { id, isPartly } of body[name]) {
          const whole = (groups.find(([one]) => one === id)?.[1] ?? []).slice(0, 1);
          expect([name, id, isPartly]).toEqual([name, id, !(await takes(whole))]);
        }
      }
    }
  });
});
