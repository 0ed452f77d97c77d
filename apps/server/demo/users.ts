import { employersOf } from './companies.ts';
import type { DemoFavorite, DemoOffer, DemoPartner, DemoUser } from './content.ts';
import { daysFrom } from './dates.ts';
import { createRandom, type Random } from './random.ts';
import type { Vocabulary } from './vocab/countries/index.ts';

const total = 200;
/** After everybody else. */
export const accountantId = total + 1;

const named = (now: Date, { country, staff }: Vocabulary): DemoUser[] => [
  {
    id: 1,
    active: true,
    dateCreated: daysFrom(now, -830),
    username: 'admin@demo.test',
    firstName: staff.admin[0],
    lastName: staff.admin[1],
    language: country,
    role: 'ROLE_ADMIN',
    clientId: null,
    companyId: null,
    personalNumber: null,
    newsletterFrequency: 'NEVER',
  },
  {
    id: 2,
    active: true,
    dateCreated: daysFrom(now, -700),
    username: 'employee@demo.test',
    firstName: staff.employee[0],
    lastName: staff.employee[1],
    language: country,
    role: 'ROLE_USER',
    clientId: 1,
    companyId: 1,
    personalNumber: '10002',
    newsletterFrequency: 'MONTHLY',
  },
  {
    id: 3,
    active: true,
    dateCreated: daysFrom(now, -400),
    username: 'employee.sk@demo.test',
    firstName: 'Zuzana',
    lastName: 'Kováčová',
    language: 'SK',
    role: 'ROLE_USER',
    clientId: 3,
    companyId: 3,
    personalNumber: '30003',
    newsletterFrequency: 'WEEKLY',
  },
];

const accountant = (now: Date, { country, staff }: Vocabulary): DemoUser => ({
  id: accountantId,
  active: true,
  dateCreated: daysFrom(now, -810),
  username: 'accountant@demo.test',
  firstName: staff.accountant[0],
  lastName: staff.accountant[1],
  language: country,
  role: 'ROLE_ACCOUNTANT',
  clientId: null,
  companyId: null,
  personalNumber: null,
  newsletterFrequency: 'NEVER',
});

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** Every fifth of a group works for its second company. */
const companyOf = (clientId: number, id: number): number | null =>
  (id % 5 === 0 ? employersOf[clientId]?.at(-1) : employersOf[clientId]?.[0]) ?? null;

type Made = { readonly now: Date; readonly vocabulary: Vocabulary };
const buildOne = (
  id: number,
  taken: Set<string>,
  random: Random,
  { now, vocabulary }: Made,
): DemoUser => {
  const { country, people, clients } = vocabulary;
  const clientId = random.pick([1, 1, 1, 2, 2, 3, 3]);
  const sex = random.pick(['women', 'men'] as const);
  const firstName = random.pick(people[sex]);
  const lastName = random.pick(people.surnames)[sex === 'women' ? 0 : 1];
  const base = `${plain(firstName)}.${plain(lastName)}`;
  let local = base;
  for (let turn = 2; taken.has(local); turn += 1) local = `${base}${turn}`;
  taken.add(local);
  return {
    id,
    active: id % 33 !== 9,
    dateCreated: daysFrom(now, -random.int(5, 700)),
    username: `${local}@${(clients[clientId - 1] ?? clients[0]).domain}`,
    firstName,
    lastName,
    language: random.chance(0.06) ? 'EN' : country,
    role: 'ROLE_USER',
    clientId,
    companyId: companyOf(clientId, id),
    personalNumber: String(clientId * 10_000 + id),
    newsletterFrequency: random.pick([
      'NEVER',
      'NEVER',
      'NEVER',
      'WEEKLY',
      'BI_WEEKLY',
      'MONTHLY',
      'DAILY',
    ]),
  };
};

export const buildUsers = (made: Made): DemoUser[] => {
  const random = createRandom('users');
  const taken = new Set<string>();
  const first = named(made.now, made.vocabulary);
  return [
    ...first,
    ...Array.from({ length: total - first.length }, (_, index) =>
      buildOne(index + first.length + 1, taken, random, made),
    ),
    accountant(made.now, made.vocabulary),
  ];
};

const isForAll = ({ active, input }: DemoPartner | DemoOffer): boolean =>
  active && !input.validFrom && !input.validTo && input.visibility.mode === 'ALL';

/** A full list for the two demonstration employees, a few hearts for every third other. */
export const buildFavorites = (
  users: readonly DemoUser[],
  partners: readonly DemoPartner[],
  offers: readonly DemoOffer[],
): DemoFavorite[] =>
  users.flatMap(({ id, role }): DemoFavorite[] => {
    const count = { 2: 8, 3: 6 }[id] ?? (id % 3 === 0 ? 1 + (id % 5) : 0);
    if (role !== 'ROLE_USER' || count === 0) return [];
    const random = createRandom('favourites', id);
    const shown = partners.filter(isForAll);
    const shownIds = new Set(shown.map((partner) => partner.id));
    const shownOffers = offers.filter(
      (offer) => isForAll(offer) && shownIds.has(offer.input.partnerId),
    );
    const hearts = Math.ceil(count * 0.7);
    return [
      ...random.some(shown, hearts).map((partner): DemoFavorite => ({
        userId: id,
        entityType: 'PARTNER',
        entityId: partner.id,
      })),
      ...random
        .some(shownOffers, count - hearts)
        .map((offer): DemoFavorite => ({ userId: id, entityType: 'OFFER', entityId: offer.id })),
    ];
  });
