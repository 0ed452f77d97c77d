import { type CategoryCode, type Country, defaultRegime, type Regime } from '@cafeteria/contract';
import { categories } from './categories.ts';

type Names = readonly (readonly [cs: string, sk: string, en: string])[];

/**
 * Subcategories by category id, in order; the first of category 4 has the id 401. Append only: the
 * ids are part of addresses.
 */
const names: Readonly<Record<number, Names>> = {
  1: [
    ['Hotely', 'Hotely', 'Hotels'],
    ['Penziony a chaty', 'Penzióny a chaty', 'Guest houses and cottages'],
    ['Wellness pobyty', 'Wellness pobyty', 'Spa breaks'],
    [
      'Zájezdy a cestovní kanceláře',
      'Zájazdy a cestovné kancelárie',
      'Package holidays and agencies',
    ],
    ['Kempy a glamping', 'Kempy a glamping', 'Campsites and glamping'],
    ['Doprava a jízdenky', 'Doprava a cestovné lístky', 'Transport and tickets'],
    ['Výlety s průvodcem', 'Výlety so sprievodcom', 'Guided trips'],
  ],
  2: [
    ['Restaurace', 'Reštaurácie', 'Restaurants'],
    ['Kavárny a cukrárny', 'Kaviarne a cukrárne', 'Cafés and patisseries'],
    ['Bistra a rychlé občerstvení', 'Bistrá a rýchle občerstvenie', 'Bistros and quick bites'],
    ['Potraviny a supermarkety', 'Potraviny a supermarkety', 'Groceries and supermarkets'],
    ['Pekárny', 'Pekárne', 'Bakeries'],
    ['Farmářské a zdravé potraviny', 'Farmárske a zdravé potraviny', 'Farm and health food'],
    ['Rozvoz jídla', 'Rozvoz jedla', 'Food delivery'],
  ],
  3: [
    ['Knihkupectví', 'Kníhkupectvá', 'Bookshops'],
    ['Dětské knihy', 'Detské knihy', 'Children’s books'],
    ['E-knihy a audioknihy', 'E-knihy a audioknihy', 'E-books and audiobooks'],
    ['Učebnice a odborná literatura', 'Učebnice a odborná literatúra', 'Textbooks and non-fiction'],
    ['Antikvariáty', 'Antikvariáty', 'Second-hand books'],
  ],
  4: [
    ['Divadla', 'Divadlá', 'Theatres'],
    ['Kina', 'Kiná', 'Cinemas'],
    ['Koncerty a festivaly', 'Koncerty a festivaly', 'Concerts and festivals'],
    ['Muzea a galerie', 'Múzeá a galérie', 'Museums and galleries'],
    ['Zábava pro děti', 'Zábava pre deti', 'Fun for children'],
    ['Únikové hry a zážitky', 'Únikové hry a zážitky', 'Escape games and experiences'],
    ['Zoo a zahrady', 'Zoo a záhrady', 'Zoos and gardens'],
  ],
  5: [
    ['Jazykové kurzy', 'Jazykové kurzy', 'Language courses'],
    ['Digitální dovednosti', 'Digitálne zručnosti', 'Digital skills'],
    ['Kreativní kurzy', 'Kreatívne kurzy', 'Creative courses'],
    ['Kariéra a koučink', 'Kariéra a koučing', 'Career and coaching'],
    ['Hudební výuka', 'Hudobná výučba', 'Music lessons'],
    ['Kurzy a tábory pro děti', 'Kurzy a tábory pre deti', 'Courses and camps for children'],
  ],
  6: [
    ['Fitness a posilovny', 'Fitness a posilňovne', 'Fitness and gyms'],
    ['Plavání a aquaparky', 'Plávanie a aquaparky', 'Swimming and water parks'],
    ['Jóga a pilates', 'Joga a pilates', 'Yoga and pilates'],
    ['Raketové a míčové sporty', 'Raketové a loptové športy', 'Racket and ball sports'],
    ['Lezení a outdoor', 'Lezenie a outdoor', 'Climbing and outdoors'],
    ['Zimní sporty', 'Zimné športy', 'Winter sports'],
    ['Cyklistika', 'Cyklistika', 'Cycling'],
    ['Sportovní kroužky', 'Športové krúžky', 'Sports clubs for children'],
  ],
  7: [
    ['Lékárny', 'Lekárne', 'Pharmacies'],
    ['Optiky', 'Optiky', 'Opticians'],
    ['Zubní péče', 'Zubná starostlivosť', 'Dental care'],
    [
      'Rehabilitace a fyzioterapie',
      'Rehabilitácia a fyzioterapia',
      'Rehabilitation and physiotherapy',
    ],
    ['Masáže', 'Masáže', 'Massage'],
    ['Prevence a očkování', 'Prevencia a očkovanie', 'Prevention and vaccination'],
    ['Duševní zdraví', 'Duševné zdravie', 'Mental health'],
    ['Vitaminy a doplňky', 'Vitamíny a doplnky', 'Vitamins and supplements'],
  ],
  8: [
    ['Outlety a výprodeje', 'Outlety a výpredaje', 'Outlets and clearance'],
    ['Slevové kupony', 'Zľavové kupóny', 'Discount coupons'],
    ['Sezonní akce', 'Sezónne akcie', 'Seasonal offers'],
    ['Slevy na služby', 'Zľavy na služby', 'Discounts on services'],
  ],
  9: [
    ['Móda a obuv', 'Móda a obuv', 'Fashion and shoes'],
    ['Elektronika', 'Elektronika', 'Electronics'],
    ['Domácnost a nábytek', 'Domácnosť a nábytok', 'Home and furniture'],
    ['Zahrada a dílna', 'Záhrada a dielňa', 'Garden and workshop'],
    ['Hračky a dětské zboží', 'Hračky a detský tovar', 'Toys and children’s goods'],
    ['Dárky a květiny', 'Darčeky a kvety', 'Gifts and flowers'],
  ],
  10: [
    ['Kadeřnictví', 'Kaderníctva', 'Hairdressers'],
    ['Kosmetika', 'Kozmetika', 'Cosmetic care'],
    ['Manikúra a pedikúra', 'Manikúra a pedikúra', 'Manicure and pedicure'],
    ['Parfumerie a drogerie', 'Parfumérie a drogérie', 'Perfumeries and drugstores'],
    ['Péče o tělo', 'Starostlivosť o telo', 'Body care'],
  ],
  11: [
    ['E-shopy', 'E-shopy', 'Online shops'],
    ['Cestování online', 'Cestovanie online', 'Travel online'],
    ['Předplatné a služby', 'Predplatné a služby', 'Subscriptions and services'],
    ['Energie a pojištění', 'Energie a poistenie', 'Energy and insurance'],
  ],
};

/** What is no benefit though the rest of its category is, with the reason. */
const notExempt: Readonly<Record<Country, readonly number[]>> = {
  CZ: [
    106, // a ticket alone is neither a stay nor a tour (§ 6/9/d ITA)
    303, // the law knows printed books only
    504, // advice on a career is no education of a school
    607, // a bicycle and its service are goods, not the use of a sports facility
  ],
  // § 5/7/o ITA does not ask what a non-cash benefit is
  SK: [],
};
const regimeOf = (id: number, code: CategoryCode, country: Country): Regime =>
  notExempt[country].includes(id) ? 'PRIVATE' : defaultRegime(code, country);

export type SubcategorySeed = {
  id: number;
  categoryId: number;
  position: number;
  name: { cs: string; sk: string; en: string };
  /** What a purchase in it is by the law of each country: each says it, none leaves it to a category. */
  taxRegime: Readonly<Record<Country, Regime>>;
};

export const subcategories: readonly SubcategorySeed[] = categories.flatMap(
  ({ id: categoryId, code }) =>
    (names[categoryId] ?? []).map(([cs, sk, en], index) => {
      const id = categoryId * 100 + index + 1;
      const taxRegime = { CZ: regimeOf(id, code, 'CZ'), SK: regimeOf(id, code, 'SK') };
      return { id, categoryId, position: index, name: { cs, sk, en }, taxRegime };
    }),
);
