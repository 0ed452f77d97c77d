import type { CategoryCode, Colour } from '@cafeteria/contract';

type Text = { cs: string; sk: string; en: string };
export type CategorySeed = {
  id: number;
  code: CategoryCode;
  colour: Colour;
  name: Text;
  description: Text;
};

/** The eleven main categories, in the order of the specification; their place in the list is their id and position. */
export const categories = [
  {
    id: 1,
    code: 'TRAVELING',
    colour: 'BLUE',
    name: { cs: 'Cestování', sk: 'Cestovanie', en: 'Travelling' },
    description: {
      cs: 'Pobyty, zájezdy a jízdenky pro víkend za rohem i dovolenou u moře.',
      sk: 'Pobyty, zájazdy a lístky na víkend za rohom aj dovolenku pri mori.',
      en: 'Stays, trips and tickets for a weekend around the corner or a holiday by the sea.',
    },
  },
  {
    id: 2,
    code: 'E_MEAL_VOUCHERS_AND_GROCERIES',
    colour: 'YELLOW',
    name: {
      cs: 'E-stravenky a potraviny',
      sk: 'E-stravenky a potraviny',
      en: 'E-meal vouchers and groceries',
    },
    description: {
      cs: 'Oběd v restauraci, káva na cestu i nákup do domácí kuchyně.',
      sk: 'Obed v reštaurácii, káva na cestu aj nákup do domácej kuchyne.',
      en: 'Lunch at a restaurant, a coffee to go and the shopping for your own kitchen.',
    },
  },
  {
    id: 3,
    code: 'BOOKS',
    colour: 'RED',
    name: { cs: 'Knihy', sk: 'Knihy', en: 'Books' },
    description: {
      cs: 'Knihkupectví, antikvariáty a audioknihy pro velké i malé čtenáře.',
      sk: 'Kníhkupectvá, antikvariáty a audioknihy pre veľkých aj malých čitateľov.',
      en: 'Bookshops, second-hand treasures and audiobooks for readers of every age.',
    },
  },
  {
    id: 4,
    code: 'CULTURE_AND_ENTERTAINMENT',
    colour: 'PURPLE',
    name: { cs: 'Kultura a zábava', sk: 'Kultúra a zábava', en: 'Culture and entertainment' },
    description: {
      cs: 'Divadla, kina, koncerty, muzea a zábava na volný večer.',
      sk: 'Divadlá, kiná, koncerty, múzeá a zábava na voľný večer.',
      en: 'Theatres, cinemas, concerts, museums and fun for an evening off.',
    },
  },
  {
    id: 5,
    code: 'PERSONAL_DEVELOPMENT',
    colour: 'PURPLE',
    name: { cs: 'Osobní rozvoj', sk: 'Osobný rozvoj', en: 'Personal development' },
    description: {
      cs: 'Jazyky, nové dovednosti a kurzy, které vás posunou dál.',
      sk: 'Jazyky, nové zručnosti a kurzy, ktoré vás posunú ďalej.',
      en: 'Languages, new skills and courses that take you further.',
    },
  },
  {
    id: 6,
    code: 'SPORT',
    colour: 'GREEN',
    name: { cs: 'Sport', sk: 'Šport', en: 'Sport' },
    description: {
      cs: 'Posilovny, bazény, kurty, stěny a svahy pro každou kondici.',
      sk: 'Posilňovne, bazény, kurty, steny a svahy pre každú kondíciu.',
      en: 'Gyms, pools, courts, walls and slopes for every level of fitness.',
    },
  },
  {
    id: 7,
    code: 'HEALTH',
    colour: 'BLUE',
    name: { cs: 'Zdraví', sk: 'Zdravie', en: 'Health' },
    description: {
      cs: 'Lékárny, optiky, zubaři, rehabilitace a péče o duši.',
      sk: 'Lekárne, optiky, zubári, rehabilitácia a starostlivosť o dušu.',
      en: 'Pharmacies, opticians, dentists, physiotherapy and care for the mind.',
    },
  },
  {
    id: 8,
    code: 'SALES',
    colour: 'RED',
    name: { cs: 'Slevy', sk: 'Zľavy', en: 'Discounts' },
    description: {
      cs: 'Výprodeje, outlety a kupony, se kterými zůstane víc v peněžence.',
      sk: 'Výpredaje, outlety a kupóny, s ktorými zostane viac v peňaženke.',
      en: 'Sales, outlets and coupons that leave more in your wallet.',
    },
  },
  {
    id: 9,
    code: 'SHOPPING',
    colour: 'YELLOW',
    name: { cs: 'Nákupy', sk: 'Nákupy', en: 'Shopping' },
    description: {
      cs: 'Móda, elektronika, domácnost i dárky od prověřených obchodníků.',
      sk: 'Móda, elektronika, domácnosť aj darčeky od overených obchodníkov.',
      en: 'Fashion, electronics, homeware and gifts from trusted shops.',
    },
  },
  {
    id: 10,
    code: 'BEAUTY',
    colour: 'RED',
    name: { cs: 'Krása', sk: 'Krása', en: 'Beauty' },
    description: {
      cs: 'Kadeřnictví, kosmetika a chvíle jen pro vás.',
      sk: 'Kaderníctva, kozmetika a chvíle len pre vás.',
      en: 'Hairdressers, cosmetics and a moment just for you.',
    },
  },
  {
    id: 11,
    code: 'CASHBACK',
    colour: 'GREEN',
    name: { cs: 'Cashback', sk: 'Cashback', en: 'Cashback' },
    description: {
      cs: 'Nakupte online a část ceny se vám vrátí zpátky.',
      sk: 'Nakúpte online a časť ceny sa vám vráti späť.',
      en: 'Shop online and get part of the price back.',
    },
  },
] as const satisfies readonly CategorySeed[];
