import type { Trade } from './trade.ts';

export const savings: readonly Trade[] = [
  {
    key: 'sales',
    subcategories: [801, 803],
    also: [802, 804, 901, 903],
    hours: 'mall',
    motifs: ['tag', 'percent'],
    names: [
      ['Outlet Druhá šance', 'Outlet Druhá šanca', 'chain'],
      ['Kuponiáda', 'Kuponiáda', 'online'],
      ['Slevník Denně', 'Zľavník Denne', 'online'],
      ['Outlet Park Cihelna', 'Outlet Park Tehelňa'],
      ['Outlet Poslední kus', 'Outlet Posledný kus', 'chain'],
      ['Slevový kotoul', 'Zľavový kotúľ', 'online'],
      ['Akčník', 'Akčník', 'online'],
    ],
    short: [
      [
        'Značkové zboží za cenu, které budete chvíli nedůvěřovat.',
        'Značkový tovar za cenu, ktorej chvíľu nebudete veriť.',
        'Quality goods at prices you will doubt for a moment.',
      ],
      [
        'Kupony a výprodeje na jednom místě, každý týden nové.',
        'Kupóny a výpredaje na jednom mieste, každý týždeň nové.',
        'Coupons and sales in one place, new every week.',
      ],
    ],
    lead: [
      [
        'Vykupujeme poslední kusy a vracíme je do oběhu za zlomek ceny.',
        'Vykupujeme posledné kusy a vraciame ich do obehu za zlomok ceny.',
        'We buy up last pieces and return them at a fraction of the price.',
      ],
      [
        'Slevy ověřujeme jednu po druhé, aby byly skutečné.',
        'Zľavy overujeme jednu po druhej, aby boli skutočné.',
        'We check discounts one by one to be sure they are real.',
      ],
    ],
    body: [
      [
        'Nové zboží vybalujeme v úterý ráno a fronta bývá veselá.',
        'Nový tovar vybaľujeme v utorok ráno a rad býva veselý.',
        'New stock is unpacked on Tuesday mornings, and the queue is cheerful.',
      ],
      [
        'Drobné vady přiznáme rovnou na cedulce.',
        'Drobné chyby priznáme rovno na visačke.',
        'Small flaws are written right on the label.',
      ],
      [
        'Kupon platí tak dlouho, jak je na něm napsáno, bez výjimek.',
        'Kupón platí tak dlho, ako je na ňom napísané, bez výnimiek.',
        'A coupon is valid as long as it says, without exceptions.',
      ],
    ],
    buy: [
      ['zlevněné zboží', 'zľavnený tovar', 'reduced goods'],
      ['slevové kupony', 'zľavové kupóny', 'discount coupons'],
      ['poslední kusy kolekcí', 'posledné kusy kolekcií', 'last pieces of collections'],
      ['dárkové poukazy', 'darčekové poukazy', 'gift vouchers'],
    ],
    offers: [
      [
        'U',
        40,
        70,
        ['Poslední kusy', 'Posledné kusy', 'Last pieces'],
        [
          'Když je vaše velikost, je i vaše cena.',
          'Keď je vaša veľkosť, je aj vaša cena.',
          'If they have your size, it is your price.',
        ],
      ],
      [
        'D',
        20,
        30,
        ['Kupon na celý nákup', 'Kupón na celý nákup', 'Coupon for everything'],
        ['Sečte se i s výprodejem.', 'Spočíta sa aj s výpredajom.', 'Adds to the sale price, too.'],
      ],
      [
        'U',
        30,
        50,
        ['Sezonní výprodej', 'Sezónny výpredaj', 'Seasonal sale'],
        [
          'Od čepic po plavky, podle toho, co zrovna končí.',
          'Od čiapok po plavky, podľa toho, čo práve končí.',
          'From hats to swimwear, whatever season is ending.',
        ],
      ],
    ],
  },
  {
    key: 'cashback',
    subcategories: [1101, 1103],
    also: [1102, 1104, 802, 804],
    hours: 'office',
    motifs: ['coin', 'loop'],
    names: [
      ['Vratka z nákupu', 'Vrátené z nákupu', 'online'],
      ['Koruna zpátky', 'Euro späť', 'online'],
      ['Předplatné pohodlně', 'Predplatné pohodlne', 'online'],
      ['Haléř zpět', 'Cent späť', 'online'],
      ['Návratka', 'Návratka', 'online'],
      ['Koloběh odměn', 'Kolobeh odmien', 'online'],
    ],
    short: [
      [
        'Část z každého nákupu se vám vrátí jako odměna.',
        'Časť z každého nákupu sa vám vráti ako odmena.',
        'Part of every purchase comes back as a reward.',
      ],
      [
        'Nakupujete jako obvykle, jen přes nás, a něco dostanete zpět.',
        'Nakupujete ako obvykle, len cez nás, a niečo dostanete späť.',
        'Shop as usual, only through us, and get something back.',
      ],
    ],
    lead: [
      [
        'Spojujeme stovky obchodů a o provizi se dělíme s vámi.',
        'Spájame stovky obchodov a o províziu sa delíme s vami.',
        'We connect hundreds of shops and share the commission with you.',
      ],
      [
        'Nic neinstalujete, stačí začít nákup jedním kliknutím u nás.',
        'Nič neinštalujete, stačí začať nákup jedným kliknutím u nás.',
        'Nothing to install; just start your purchase with one click here.',
      ],
    ],
    body: [
      [
        'Odměnu si necháte vyplatit nebo ji pošlete na dobrou věc.',
        'Odmenu si necháte vyplatiť alebo ju pošlete na dobrú vec.',
        'Have the reward paid out or send it to a good cause.',
      ],
      [
        'Na vyšší odměny upozorníme e-mailem, nejvýš jednou týdně.',
        'Na vyššie odmeny upozorníme e-mailom, najviac raz týždenne.',
        'We announce higher rewards by e-mail, once a week at most.',
      ],
      [
        'Předplatné hlídáme za vás a připomeneme ho před prodloužením.',
        'Predplatné strážime za vás a pripomenieme ho pred predĺžením.',
        'We watch your subscriptions and remind you before they renew.',
      ],
    ],
    buy: [
      [
        'nákupy v zapojených e-shopech',
        'nákupy v zapojených e-shopoch',
        'purchases at connected shops',
      ],
      ['předplatné služeb', 'predplatné služieb', 'service subscriptions'],
      ['rezervace ubytování', 'rezervácie ubytovania', 'accommodation bookings'],
      ['dárkové karty', 'darčekové karty', 'gift cards'],
    ],
    offers: [
      [
        'U',
        5,
        15,
        ['Odměna z nákupu', 'Odmena z nákupu', 'Reward on purchases'],
        [
          'Výše se liší podle obchodu, vidíte ji předem.',
          'Výška sa líši podľa obchodu, vidíte ju vopred.',
          'It varies by shop and you see it in advance.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Vyšší odměna pro začátek', 'Vyššia odmena na začiatok', 'Higher reward to start'],
        [
          'Na první tři nákupy od registrace.',
          'Na prvé tri nákupy od registrácie.',
          'On the first three purchases after you join.',
        ],
      ],
      [
        'P',
        99,
        190,
        ['Měsíc předplatného', 'Mesiac predplatného', 'A month’s subscription'],
        [
          'Vyberte si ze sta služeb, zrušíte kdykoli.',
          'Vyberte si zo sto služieb, zrušíte kedykoľvek.',
          'Choose from a hundred services and cancel any time.',
        ],
      ],
    ],
  },
];
