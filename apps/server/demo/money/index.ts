import type { CategoryCode, Currency } from '@cafeteria/contract';
import { categories } from '../../seed/categories.ts';
import type { StoredRows } from '../../src/kernel/table/index.ts';
import { addDays, pragueDay } from '../../src/money/ledger/index.ts';
import { demoCurrencies } from '../currencies.ts';
import type { DemoContent, DemoUser } from '../content.ts';
import { createRandom, type Random } from '../random.ts';
import { Book } from './book.ts';
import { placeOf, type Shop, shopsOf } from './shops.ts';

/** What employers of a country give, in minor units: a yearly benefit, something beside it, meals every month. */
const giftsOf = {
  CZK: {
    benefit: ['CZ_LEISURE', 1_800_000],
    extra: ['CZ_HEALTH', 500_000],
    meal: ['CZ_MEAL', 120_000],
  },
  EUR: {
    benefit: ['SK_NON_CASH', 45_000],
    extra: ['SK_SOCIAL_FUND', 42_000],
    meal: ['SK_MEAL', 5_000],
  },
} as const;
const notesOf = {
  CZK: {
    benefit: 'Roční benefity',
    extra: 'Příspěvek na zdraví',
    meal: 'Stravenky',
    gift: 'Dárek k narozeninám',
  },
  EUR: {
    benefit: 'Ročné benefity',
    extra: 'Príspevok zo sociálneho fondu',
    meal: 'Stravné',
    gift: 'Darček k narodeninám',
  },
} as const;
/** What a purchase costs, in crowns. */
const costs: Partial<Record<CategoryCode, readonly [number, number]>> = {
  E_MEAL_VOUCHERS_AND_GROCERIES: [119, 289],
  SPORT: [120, 690],
  CULTURE_AND_ENTERTAINMENT: [190, 890],
  BOOKS: [249, 599],
  HEALTH: [350, 1_400],
  PERSONAL_DEVELOPMENT: [490, 1_800],
  TRAVELING: [1_200, 3_900],
};
const main = 2;

type Event = { readonly at: string; readonly run: () => void };
type World = {
  readonly book: Book;
  readonly now: Date;
  readonly currency: Currency;
  readonly shops: ReadonlyMap<CategoryCode, readonly Shop[]>;
};

const hour = 3_600_000;
const day = 24 * hour;
const iso = (time: number): string => new Date(time).toISOString();
/** A moment at which people buy something, so many days ago. */
const momentOf = (now: Date, daysAgo: number, random: Random): string =>
  iso(Math.floor(now.getTime() / day) * day - daysAgo * day + random.int(9 * 60, 18 * 60) * 60_000);

/** A purchase of a category at a day, now and then cancelled at once or given back later. */
const purchase = (
  world: World,
  userId: number,
  wanted: {
    code: CategoryCode;
    daysAgo: number;
    price?: number;
    usePrivate?: boolean;
    isKept?: boolean;
    /** Where an employer's money is good. */
    isForCredits?: boolean;
  },
  random: Random,
): Event[] => {
  const shops = (world.shops.get(wanted.code) ?? []).filter(
    ({ regime }) => !wanted.isForCredits || regime !== 'PRIVATE',
  );
  if (shops.length === 0) return [];
  const place = placeOf(random.pick(shops), random);
  const [from, to] = costs[wanted.code] ?? [150, 900];
  const crowns = wanted.price ?? random.int(from, to);
  const amount = crowns * demoCurrencies[world.currency].ofCrown;
  const at = momentOf(world.now, wanted.daysAgo, random);
  const fate = wanted.isKept ? 1 : random.next();
  const run = (): void => {
    const payment = world.book.pay({
      ...place,
      userId,
      amount,
      at,
      usePrivate: wanted.usePrivate ?? false,
      isVoided: fate < 0.02,
    });
    const back = iso(Date.parse(at) + 50 * hour);
    if (fate > 0.02 && fate < 0.06 && Date.parse(back) < world.now.getTime())
      world.book.refund(payment, back);
  };
  return [{ at, run }];
};

const habits: readonly CategoryCode[] = [
  ...Array.from({ length: 7 }, () => 'E_MEAL_VOUCHERS_AND_GROCERIES' as const),
  'SPORT',
  'SPORT',
  'CULTURE_AND_ENTERTAINMENT',
  'BOOKS',
  'HEALTH',
];

/** What people buy who are not shown off: more of it at once, and a holiday or a course now and then. */
const largerHabits: readonly CategoryCode[] = [
  ...habits,
  'TRAVELING',
  'TRAVELING',
  'PERSONAL_DEVELOPMENT',
];
/** Somebody's week of food is one purchase of theirs, where the demonstration employees show each lunch. */
const largerShopping = { from: 240, to: 780 };

const everyday = (world: World, user: DemoUser, daysAgo: number, random: Random): Event[] => {
  const code = random.pick(largerHabits);
  const { from, to } = largerShopping;
  const isFood = code === 'E_MEAL_VOUCHERS_AND_GROCERIES';
  // one in ten does not look where it is good, and is refused
  const wanted = { code, daysAgo, isForCredits: random.next() < 0.9 };
  const price = isFood && { price: random.int(from, to) };
  return purchase(world, user.id, { ...wanted, ...price }, random);
};

/** A year of somebody's life; the demonstration employees live a fuller one. */
const yearOf = (world: World, user: DemoUser): Event[] => {
  const random = createRandom('money', user.id);
  const isShownOff = user.id === main || user.id === main + 1;
  const since = Math.min(
    360,
    Math.floor((world.now.getTime() - Date.parse(user.dateCreated)) / day),
  );
  const count = isShownOff ? 64 : random.int(12, 32);
  return Array.from({ length: count }, () => {
    const daysAgo = () => random.int(1, Math.max(1, since));
    if (!isShownOff) return everyday(world, user, daysAgo(), random);
    const code = random.pick(habits);
    return purchase(world, user.id, { code, daysAgo: daysAgo() }, random);
  }).flat();
};

/** What only the demonstration employees show: own money, every refusal, a holiday and what is paid by halves. */
const special = (world: World, userId: number, hasWallet: boolean): Event[] => {
  const random = createRandom('special', userId);
  const topUp = (daysAgo: number, crowns: number): Event => {
    const at = momentOf(world.now, daysAgo, random);
    const amount = crowns * demoCurrencies[world.currency].ofCrown;
    return { at, run: () => world.book.topUp(userId, amount, at) };
  };
  const buy = (code: CategoryCode, daysAgo: number, price: number, usePrivate = false): Event[] =>
    purchase(world, userId, { code, daysAgo, price, usePrivate, isKept: true }, random);
  return [
    ...(hasWallet ? [topUp(120, 1_000), topUp(16, 500)] : []),
    ...buy('TRAVELING', 140, 2_400),
    ...buy('SHOPPING', 60, 700),
    ...buy('SPORT', 33, 24_000),
    ...(hasWallet ? [...buy('BEAUTY', 14, 350, true), ...buy('SHOPPING', 9, 240, true)] : []),
    ...buy('CULTURE_AND_ENTERTAINMENT', 4, 390),
  ];
};

/** The first days of months of the last year and this one's, with their Januaries before them. */
const monthsUntil = (now: Date): { at: string; isJanuary: boolean; year: number }[] => {
  const year = Number(pragueDay(now).slice(0, 4));
  return [year - 1, year].flatMap((one) =>
    Array.from({ length: 12 }, (_, month) => ({
      at: new Date(Date.UTC(one, month, 2, 7)).toISOString(),
      isJanuary: month === 0,
      year: one,
    })).filter(({ at }) => at < now.toISOString()),
  );
};

/** What employers give: every January for the year, and meals each month to anyone who works there by then. */
const giftEvents = ({ book, now, currency }: World, { clients, users }: DemoContent): Event[] =>
  clients.flatMap(({ id: clientId }) =>
    monthsUntil(now).flatMap(({ at, isJanuary, year }) => {
      const yearAgo = iso(now.getTime() - 366 * day);
      const monthBefore = iso(Date.parse(at) - 31 * day);
      const people = users.filter(
        (user) => user.clientId === clientId && user.active && user.dateCreated < at,
      );
      const yearly = people.filter(({ dateCreated }) => isJanuary || dateCreated > monthBefore);
      const give = (
        name: 'benefit' | 'extra' | 'meal',
        to: readonly DemoUser[],
        expiresOn: string,
      ): Event[] => {
        const [regime, amount] = giftsOf[currency][name];
        const userIds = to.map(({ id }) => id);
        const note = notesOf[currency][name];
        const run = (): void =>
          book.give({ userIds, clientId, regime, amount, expiresOn, note, at });
        return userIds.length > 0 ? [{ at, run }] : [];
      };
      return [
        ...give('benefit', yearly, `${year}-12-31`),
        ...give('extra', yearly, `${year}-12-31`),
        ...give('meal', at < yearAgo ? [] : people, `${year + 1}-01-31`),
      ];
    }),
  );

/** A small gift that soon ends, good for culture and books only. */
const birthdayGift = ({ book, now, currency }: World, { users }: DemoContent): Event[] =>
  users
    .filter(({ id }) => id === main || id === main + 1)
    .map(({ id, clientId }) => {
      const at = iso(now.getTime() - 8 * day);
      const run = (): void =>
        book.give({
          userIds: [id],
          clientId: clientId ?? 1,
          regime: giftsOf[currency].benefit[0],
          amount: demoCurrencies[currency].expiring,
          expiresOn: addDays(pragueDay(now), 19),
          allowedCategoryIds: categories
            .filter(({ code }) => code === 'BOOKS' || code === 'CULTURE_AND_ENTERTAINMENT')
            .map((category) => category.id),
          note: notesOf[currency].gift,
          at,
        });
      return { at, run };
    });

/** What has ended is booked away ten minutes after midnight of each month's second day, as on any other. */
const expiryEvents = ({ book, now }: World, { users }: DemoContent): Event[] =>
  monthsUntil(now).map(({ at }) => {
    const midnight = iso(Date.parse(at) - 30 * hour);
    return {
      at: midnight,
      run: () => {
        for (const { id } of users)
          book.expire(id, addDays(pragueDay(new Date(midnight)), -1), midnight);
      },
    };
  });

/** The money of the demo: what employers gave and everybody did with it for a year. */
export const moneyRows = (content: DemoContent, currency: Currency, now: Date): StoredRows => {
  const { country } = demoCurrencies[currency];
  const world = { book: new Book(currency), now, currency, shops: shopsOf(content, country) };
  const employees = content.users.filter(({ clientId, active }) => clientId !== null && active);
  const allowing = new Set(
    content.clients
      .filter(({ input }) => input.creditPolicy.allowPrivateWallet)
      .map(({ id }) => id),
  );
  const events = [
    ...giftEvents(world, content),
    ...birthdayGift(world, content),
    ...expiryEvents(world, content),
    ...employees.flatMap((user) => yearOf(world, user)),
    ...employees
      .filter(({ id }) => id === main || id === main + 1)
      .flatMap(({ id, clientId }) => special(world, id, allowing.has(clientId ?? 0))),
  ].filter(({ at }) => at < now.toISOString());
  for (const { run } of events.toSorted((a, b) => (a.at < b.at ? -1 : 1))) run();
  return world.book.rows();
};
