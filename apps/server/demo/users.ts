import { employersOf } from './companies.ts';
import type { DemoFavourite, DemoOffer, DemoPartner, DemoUser } from './content.ts';
import { daysFrom } from './dates.ts';
import { createRandom, type Random } from './random.ts';
import { firstNames, surnames } from './vocab/people.ts';

export const passwords = { admin: 'Demo.Admin.1', user: 'Demo.User.1' } as const;
const total = 200;

const named = (now: Date): DemoUser[] => [
  {
    id: 1,
    active: true,
    dateCreated: daysFrom(now, -830),
    username: 'admin@demo.test',
    firstName: 'Alena',
    lastName: 'Novotná',
    language: 'CZ',
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
    firstName: 'Tomáš',
    lastName: 'Havelka',
    language: 'CZ',
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

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const domains = [
  'sklarny-javorice.example',
  'severka-software.example',
  'podtatranske-strojarne.example',
] as const;

/** Every fifth of a group works for its second company. */
const companyOf = (clientId: number, id: number): number | null =>
  (id % 5 === 0 ? employersOf[clientId]?.at(-1) : employersOf[clientId]?.[0]) ?? null;

const buildOne = (id: number, taken: Set<string>, random: Random, now: Date): DemoUser => {
  const clientId = random.pick([1, 1, 1, 2, 2, 3, 3]);
  const country = clientId === 3 ? 'SK' : 'CZ';
  const sex = random.pick(['women', 'men'] as const);
  const firstName = random.pick(firstNames[country][sex]);
  const lastName = random.pick(surnames[country])[sex === 'women' ? 0 : 1];
  const base = `${plain(firstName)}.${plain(lastName)}`;
  let local = base;
  for (let turn = 2; taken.has(local); turn += 1) local = `${base}${turn}`;
  taken.add(local);
  return {
    id,
    active: id % 33 !== 9,
    dateCreated: daysFrom(now, -random.int(5, 700)),
    username: `${local}@${domains[clientId - 1] ?? domains[0]}`,
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

export const buildUsers = (now: Date): DemoUser[] => {
  const random = createRandom('users');
  const taken = new Set<string>();
  const first = named(now);
  return [
    ...first,
    ...Array.from({ length: total - first.length }, (_, index) =>
      buildOne(index + first.length + 1, taken, random, now),
    ),
  ];
};

const isForAll = ({ active, input }: DemoPartner | DemoOffer): boolean =>
  active && !input.validFrom && !input.validTo && input.visibility.mode === 'ALL';

/** A full list for the two demonstration employees, a few hearts for every third other. */
export const buildFavourites = (
  users: readonly DemoUser[],
  partners: readonly DemoPartner[],
  offers: readonly DemoOffer[],
): DemoFavourite[] =>
  users.flatMap(({ id, role, clientId }): DemoFavourite[] => {
    const count = { 2: 8, 3: 6 }[id] ?? (id % 3 === 0 ? 1 + (id % 5) : 0);
    if (role === 'ROLE_ADMIN' || count === 0) return [];
    const random = createRandom('favourites', id);
    const country = clientId === 3 ? 'SK' : 'CZ';
    const near = partners.filter(
      (partner) => isForAll(partner) && partner.input.countries.includes(country),
    );
    const nearIds = new Set(near.map((partner) => partner.id));
    const nearOffers = offers.filter(
      (offer) => isForAll(offer) && nearIds.has(offer.input.partnerId),
    );
    const hearts = Math.ceil(count * 0.7);
    return [
      ...random.some(near, hearts).map((partner): DemoFavourite => ({
        userId: id,
        entityType: 'PARTNER',
        entityId: partner.id,
      })),
      ...random
        .some(nearOffers, count - hearts)
        .map((offer): DemoFavourite => ({ userId: id, entityType: 'OFFER', entityId: offer.id })),
    ];
  });
