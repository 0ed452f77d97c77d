import type { OfferTemplate } from './trade.ts';

/** Offers any merchant may have, after those of its own trade. */
export const generalOffers: readonly OfferTemplate[] = [
  [
    'D',
    5,
    15,
    ['Sleva na celý nákup', 'Zľava na celý nákup', 'Discount on everything'],
    [
      'Platí na celý sortiment včetně novinek, stačí zaplatit benefitem.',
      'Platí na celý sortiment vrátane noviniek, stačí zaplatiť benefitom.',
      'Valid for the whole range including new arrivals when you pay with benefits.',
    ],
  ],
  [
    'V',
    500,
    500,
    ['Dárkový poukaz', 'Darčekový poukaz', 'Gift voucher'],
    [
      'Potěší kohokoli a platí rok od zakoupení.',
      'Poteší každého a platí rok od zakúpenia.',
      'Pleases anyone and stays valid for a year.',
    ],
  ],
  [
    'D',
    20,
    30,
    ['Sleva na první návštěvu', 'Zľava na prvú návštevu', 'First-visit discount'],
    [
      'Vyzkoušejte nás poprvé za zvýhodněnou cenu.',
      'Vyskúšajte nás prvýkrát za zvýhodnenú cenu.',
      'Try us for the first time at a special price.',
    ],
  ],
  [
    'U',
    30,
    50,
    ['Výhody pro zaměstnance', 'Výhody pre zamestnancov', 'Employee perks'],
    [
      'Vybrané položky za cenu, kterou jinde nenajdete.',
      'Vybrané položky za cenu, akú inde nenájdete.',
      'Selected items at a price you will not find elsewhere.',
    ],
  ],
  [
    'F',
    300,
    900,
    ['Balíček pro dva', 'Balíček pre dvoch', 'Package for two'],
    [
      'Vezměte s sebou někoho blízkého, ve dvou je to vždycky lepší.',
      'Vezmite so sebou niekoho blízkeho, vo dvojici je to vždy lepšie.',
      'Bring someone close to you; it is always better together.',
    ],
  ],
  [
    'D',
    10,
    20,
    ['Narozeninová sleva', 'Narodeninová zľava', 'Birthday discount'],
    [
      'Platí celý měsíc, ve kterém máte narozeniny.',
      'Platí celý mesiac, v ktorom máte narodeniny.',
      'Valid for the whole month of your birthday.',
    ],
  ],
  [
    'V',
    1000,
    2000,
    ['Velký dárkový poukaz', 'Veľký darčekový poukaz', 'Large gift voucher'],
    [
      'V dárkové obálce, s místem na vlastní věnování.',
      'V darčekovej obálke, s miestom na vlastné venovanie.',
      'In a gift envelope with room for your own dedication.',
    ],
  ],
];
