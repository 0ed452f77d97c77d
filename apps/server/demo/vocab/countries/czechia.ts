import { currencyOfCountry, primaryLanguage } from '@cafeteria/contract';
import { czechia as geography } from '../../place/czechia.ts';
import type { Text } from '../../text.ts';
import { people } from '../people.ts';
import { czechEntry } from './courts.ts';
import { czechTrader } from './trade-offices.ts';
import type { Vocabulary } from './vocabulary.ts';

const space = '\u00A0';
/** A sum or a range, its thousands apart: `crowns('20 000')`, `crowns('600', '900')`. */
const crowns = (...sums: readonly string[]): Text => {
  const joined = (and: string): string => sums.join(and).replaceAll(/(?<=\d) (?=\d)/g, space);
  return [
    `${joined(' až ')}${space}Kč`,
    `${joined(' až ')}${space}Kč`,
    `${joined(' to ').replaceAll(/(?<=\d)\u00A0(?=\d)/g, ',')}${space}CZK`,
  ];
};
const learningMail = 'people@severka-software.example';

const words: Vocabulary['words'] = {
  toTheCoin: ['na haléř', 'na halier', 'to the last coin'],
  fewCoins: ['pár korun', 'pár korún', 'a few crowns'],
  springCheck: crowns('600', '900'),
  climbingEntry: crowns('250', '350'),
  climbingCourse: crowns('900'),
  spaStay: crowns('3 200'),
  nursery: ['Sklenička', 'Sklenička', 'Sklenička'],
  nurseryFee: crowns('900'),
  glassLimit: crowns('20 000'),
  learningBudget: crowns('20 000'),
  learningMail: [learningMail, learningMail, learningMail],
  belowTheMountains: ['pod Krkonošemi', 'pod Krkonošami', 'below the Giant Mountains'],
  cottageWeekend: crowns('1 500'),
  cottageWeek: crowns('4 500'),
  cottageBenefit: [
    'Pobyt se počítá mezi volnočasové benefity.',
    'Pobyt sa počíta medzi voľnočasové benefity.',
    'The stay counts among leisure benefits.',
  ],
  mealLaw: [
    `V roce 2026 je od daně osvobozeno až 129,50${space}Kč za směnu aspoň tří hodin.`,
    `V roku 2026 je od dane oslobodených až 129,50${space}Kč za zmenu aspoň troch hodín.`,
    `In 2026 up to 129.50${space}CZK is free of tax for a shift of at least three hours.`,
  ],
  recreationLaw: [
    `Rekreace, sport, kultura i vzdělávání mají v roce 2026 společný limit: do 24${space}483,50${space}Kč jsou nepeněžní benefity osvobozené od daně.`,
    `Rekreácia, šport, kultúra aj vzdelávanie majú v roku 2026 spoločný limit: do 24${space}483,50${space}Kč sú nepeňažné benefity oslobodené od dane.`,
    `Recreation, sport, culture and education share one limit in 2026: up to 24,483.50${space}CZK, non-cash benefits are free of tax.`,
  ],
  fundLaw: [
    `Zdravotní benefity mají vlastní limit, v roce 2026 je to 48${space}967${space}Kč. Rehabilitace tak neukrajuje z divadla.`,
    `Zdravotné benefity majú vlastný limit, v roku 2026 je to 48${space}967${space}Kč. Rehabilitácia tak neuberá z divadla.`,
    `Health benefits have a limit of their own, 48,967${space}CZK in 2026, so physiotherapy takes nothing away from the theatre.`,
  ],
};

export const czechia: Vocabulary = {
  country: 'CZ',
  language: primaryLanguage('Cz'),
  nameOf: ([cz]) => cz,
  currency: currencyOfCountry.Cz,
  phonePrefix: '+420',
  geography,
  people: people.CZ,
  staff: {
    admin: ['Alena', 'Novotná'],
    employee: ['Tomáš', 'Havelka'],
    accountant: ['Radka', 'Jelínková'],
  },
  authors: {
    movement: 'Petra Vlčková',
    sport: 'Martin Šebek',
    health: 'Mgr. Hana Dudová',
    travel: 'Jana Kubálková',
    culture: 'Ondřej Malý',
    home: 'Lucie Hrubá',
  },
  clients: [
    {
      name: 'Sklárny Javořice, a. s.',
      city: 'Telč',
      postal: '588',
      registerEntry: 'B 9901, Krajský soud v Brně',
      domain: 'sklarny-javorice.example',
      mailbox: 'benefity',
      welcome: [
        'Vítejte v benefitech Skláren Javořice. Kredity můžete utratit hned.',
        'Vitajte v benefitoch Sklární Javořice. Kredity môžete minúť hneď.',
        'Welcome to the benefits of Sklárny Javořice. Your credits can be spent right away.',
      ],
    },
    {
      name: 'Severka Software s. r. o.',
      city: 'Liberec',
      postal: '460',
      registerEntry: 'C 9902, Krajský soud v Ústí nad Labem',
      domain: 'severka-software.example',
      mailbox: 'people',
      welcome: [
        'Ahoj, tady najdete všechno, na co u nás máte nárok.',
        'Ahoj, tu nájdete všetko, na čo u nás máte nárok.',
        'Hello, here is everything you are entitled to with us.',
      ],
    },
    {
      name: 'Podkrkonošské strojírny, a. s.',
      city: 'Trutnov',
      postal: '541',
      registerEntry: 'B 9903, Krajský soud v Hradci Králové',
      domain: 'podkrkonosske-strojirny.example',
      mailbox: 'benefity',
      welcome: [
        'Vítejte v benefitech Podkrkonošských strojíren.',
        'Vitajte v benefitoch Podkrkonošských strojární.',
        'Welcome to the benefits of Podkrkonošské strojírny.',
      ],
    },
  ],
  glassShop: {
    name: 'Sklárny Javořice Obchod, s. r. o.',
    city: 'Jihlava',
    postal: '586',
    registerEntry: 'C 9904, Krajský soud v Brně',
    domain: 'sklarny-javorice.example',
  },
  traderEntryOf: czechTrader,
  registerEntryOf: czechEntry,
  accountant: 'účetní',
  billing: 'fakturace',
  mailboxes: ['info', 'ahoj', 'kontakt', 'dotazy'],
  plain: {
    offer: 'nabidka',
    client: 'klient',
    slide: 'snimek',
    mobile: 'mobil',
    certificate: 'osvedceni-o-udrzitelnosti',
    article: 'clanek',
  },
  words,
};
