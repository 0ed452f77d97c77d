import { currencyOfCountry, primaryLanguage } from '@cafeteria/contract';
import { slovakia as geography } from '../../place/slovakia.ts';
import type { Text } from '../../text.ts';
import { people } from '../people.ts';
import { slovakEntry } from './courts.ts';
import { slovakTrader } from './trade-offices.ts';
import type { Vocabulary } from './vocabulary.ts';

const space = '\u00A0';
/** A sum or a range: `euros('25', '40')`. */
const euros = (...sums: readonly string[]): Text => [
  `${sums.join(' až ')}${space}€`,
  `${sums.join(' až ')}${space}€`,
  `${sums.join(' to ')}${space}€`,
];
const learningMail = 'people@polarka-software.example';

const words: Vocabulary['words'] = {
  toTheCoin: ['na cent', 'na cent', 'to the cent'],
  fewCoins: ['pár centů', 'pár centov', 'a few cents'],
  springCheck: euros('25', '40'),
  climbingEntry: euros('10', '15'),
  climbingCourse: euros('40'),
  spaStay: euros('130'),
  nursery: ['Pohárik', 'Pohárik', 'Pohárik'],
  nurseryFee: euros('36'),
  glassLimit: euros('800'),
  learningBudget: euros('800'),
  learningMail: [learningMail, learningMail, learningMail],
  belowTheMountains: ['pod Tatrami', 'pod Tatrami', 'below the Tatras'],
  cottageWeekend: euros('60'),
  cottageWeek: euros('180'),
  cottageBenefit: [
    'Na pobyt aspoň na dvě noci se dá čerpat příspěvek na rekreaci.',
    'Na pobyt aspoň na dve noci sa dá čerpať príspevok na rekreáciu.',
    'A stay of at least two nights can be claimed under the recreation allowance.',
  ],
  mealLaw: [
    `Na směnu delší než čtyři hodiny přispívá zaměstnavatel od prosince 2025 částkou 3,84 až 5,12${space}€.`,
    `Na zmenu dlhšiu než štyri hodiny prispieva zamestnávateľ od decembra 2025 sumou 3,84 až 5,12${space}€.`,
    `Since December 2025 the employer contributes 3.84 to 5.12${space}€ for a shift of over four hours.`,
  ],
  recreationLaw: [
    `Nezapomeňte na příspěvek na rekreaci: za pobyt na Slovensku aspoň na dvě noci vrátí zaměstnavatel 55${space}% výdajů, nejvýš 275${space}€ ročně. Povinný je u firem s více než 49 zaměstnanci, nárok máte po 24 měsících v práci.`,
    `Nezabudnite na príspevok na rekreáciu: za pobyt na Slovensku aspoň na dve noci preplatí zamestnávateľ 55${space}% výdavkov, najviac 275${space}€ ročne. Povinný je vo firmách s viac než 49 zamestnancami, nárok máte po 24 mesiacoch v práci.`,
    `Remember the recreation allowance: for at least two nights in Slovakia the employer pays back 55% of the costs, at most 275${space}€ a year. It is compulsory in companies of more than 49 people, after 24 months of employment.`,
  ],
  fundLaw: [
    `Část benefitů platí zaměstnavatel ze sociálního fondu, který povinně tvoří z 0,6 až 1${space}% hrubých mezd. Kolektivní smlouva může příděl zvýšit nejvýš o půl procenta.`,
    `Časť benefitov platí zamestnávateľ zo sociálneho fondu, ktorý povinne tvorí z 0,6 až 1${space}% hrubých miezd. Kolektívna zmluva môže prídel zvýšiť najviac o pol percenta.`,
    `Part of the benefits comes from the social fund, to which the employer must allot 0.6 to 1% of gross wages. A collective agreement may add up to half a per cent.`,
  ],
};

export const slovakia: Vocabulary = {
  country: 'SK',
  language: primaryLanguage('Sk'),
  nameOf: ([, sk]) => sk,
  currency: currencyOfCountry.Sk,
  phonePrefix: '+421',
  geography,
  people: people.SK,
  staff: {
    admin: ['Alena', 'Nováková'],
    employee: ['Tomáš', 'Hudec'],
    accountant: ['Renáta', 'Jelínková'],
  },
  authors: {
    movement: 'Petra Vlčková',
    sport: 'Martin Šebo',
    health: 'Mgr. Hana Dudášová',
    travel: 'Jana Kubalová',
    culture: 'Ondrej Malý',
    home: 'Lucia Hrubá',
  },
  clients: [
    {
      name: 'Sklárne Javorina, a. s.',
      city: 'Lučenec',
      postal: '984',
      registerEntry: 'Okresný súd Banská Bystrica, oddiel Sa, vložka 9901/S',
      domain: 'sklarne-javorina.example',
      mailbox: 'benefity',
      welcome: [
        'Vítejte v benefitech Skláren Javorina. Kredity můžete utratit hned.',
        'Vitajte v benefitoch Sklární Javorina. Kredity môžete minúť hneď.',
        'Welcome to the benefits of Sklárne Javorina. Your credits can be spent right away.',
      ],
    },
    {
      name: 'Polárka Software s. r. o.',
      city: 'Žilina',
      postal: '010',
      registerEntry: 'Okresný súd Žilina, oddiel Sro, vložka 9902/L',
      domain: 'polarka-software.example',
      mailbox: 'people',
      welcome: [
        'Ahoj, tady najdete všechno, na co u nás máte nárok.',
        'Ahoj, tu nájdete všetko, na čo u nás máte nárok.',
        'Hello, here is everything you are entitled to with us.',
      ],
    },
    {
      name: 'Podtatranské strojárne, a. s.',
      city: 'Poprad',
      postal: '058',
      registerEntry: 'Okresný súd Prešov, oddiel Sa, vložka 9903/P',
      domain: 'podtatranske-strojarne.example',
      mailbox: 'benefity',
      welcome: [
        'Vítejte v benefitech Podtatranských strojáren.',
        'Vitajte v benefitoch Podtatranských strojární.',
        'Welcome to the benefits of Podtatranské strojárne.',
      ],
    },
  ],
  glassShop: {
    name: 'Sklárne Javorina Obchod, s. r. o.',
    city: 'Zvolen',
    postal: '960',
    registerEntry: 'Okresný súd Banská Bystrica, oddiel Sro, vložka 9904/S',
    domain: 'sklarne-javorina.example',
  },
  traderEntryOf: slovakTrader,
  registerEntryOf: slovakEntry,
  accountant: 'účtovníčka',
  billing: 'fakturacia',
  mailboxes: ['info', 'ahoj', 'kontakt', 'otazky'],
  plain: {
    offer: 'ponuka',
    client: 'klient',
    slide: 'snimka',
    mobile: 'mobil',
    certificate: 'osvedcenie-o-udrzatelnosti',
    article: 'clanok',
  },
  words,
};
