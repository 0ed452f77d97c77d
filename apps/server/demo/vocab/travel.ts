import type { Trade } from './trade.ts';

export const travel: readonly Trade[] = [
  {
    key: 'hotel',
    subcategories: [101],
    also: [103, 104],
    hours: 'reception',
    motifs: ['bed', 'key', 'mountain'],
    names: [
      ['Hotel Na Rozcestí', 'Hotel Na rázcestí'],
      ['Hotel Zlatá lyra', 'Hotel Zlatá lýra'],
      ['Hotel U Dvou lip', 'Hotel Pri dvoch lipách'],
      ['Horský hotel Sněžinka', 'Horský hotel Snežienka'],
      ['Hotely Pod Hvězdou', 'Hotely Pod hviezdou', 'chain'],
      ['Zámecký hotel Kamenná Lhota', 'Zámocký hotel Kamenná Lehota'],
      ['Hotel Pod Sokolím vrchem', 'Hotel Pod Sokolím vrchom'],
      ['Horský hotel Vyhlídka', 'Horský hotel Vyhliadka'],
      ['Hotel Tři jasany', 'Hotel Tri jasene'],
      ['Hotely Vertikála', 'Hotely Vertikála', 'chain'],
    ],
    short: [
      [
        'Tiché pokoje, poctivá snídaně a recepce, kde vás znají.',
        'Tiché izby, poctivé raňajky a recepcia, kde vás poznajú.',
        'Quiet rooms, a proper breakfast and a front desk that knows you.',
      ],
      [
        'Hotel pro víkend ve dvou i pracovní cestu.',
        'Hotel na víkend vo dvojici aj na pracovnú cestu.',
        'A hotel for a weekend for two or a business trip.',
      ],
      [
        'Nocleh se snídaní a výhledem, kvůli kterému se vrátíte.',
        'Nocľah s raňajkami a výhľadom, pre ktorý sa vrátite.',
        'Bed, breakfast and a view worth coming back for.',
      ],
    ],
    lead: [
      [
        'Jsme hotel, ve kterém se dobře spí a ještě lépe vstává.',
        'Sme hotel, v ktorom sa dobre spí a ešte lepšie vstáva.',
        'We are a hotel where you sleep well and wake up even better.',
      ],
      [
        'Staráme se o hosty po staru: klíč z ruky do ruky a káva, než si vybalíte.',
        'O hostí sa staráme po starom: kľúč z ruky do ruky a káva, kým sa vybalíte.',
        'We look after guests the old way: a key from hand to hand and coffee while you unpack.',
      ],
      [
        'Pokoje jsou prosté, postele pevné a okna vedou do zeleně.',
        'Izby sú jednoduché, postele pevné a okná vedú do zelene.',
        'The rooms are simple, the beds firm and the windows open onto greenery.',
      ],
    ],
    body: [
      [
        'Snídaně se podává do deseti, o víkendu i déle, a chléb pečeme sami.',
        'Raňajky sa podávajú do desiatej, cez víkend aj dlhšie, a chlieb pečieme sami.',
        'Breakfast is served until ten, later at weekends, and we bake the bread ourselves.',
      ],
      [
        'V přízemí je malá sauna a společenský pokoj s krbem.',
        'Na prízemí je malá sauna a spoločenská miestnosť s kozubom.',
        'There is a small sauna downstairs and a sitting room with a fireplace.',
      ],
      [
        'Kola i lyže si necháte v uzamykatelné kolárně.',
        'Bicykle aj lyže si necháte v uzamykateľnej miestnosti.',
        'Bikes and skis stay safe in a locked room.',
      ],
      [
        'Pro menší firmy máme salonek, kde se dá v klidu soustředit.',
        'Pre menšie firmy máme salónik, kde sa dá v pokoji sústrediť.',
        'Small teams can use a lounge made for concentrating in peace.',
      ],
    ],
    buy: [
      ['ubytování se snídaní', 'ubytovanie s raňajkami', 'room with breakfast'],
      [
        'víkendové pobyty s polopenzí',
        'víkendové pobyty s polpenziou',
        'weekend stays with half board',
      ],
      ['přistýlku a dětskou postýlku', 'prístelku a detskú postieľku', 'extra beds and cots'],
      [
        'večeři v hotelové restauraci',
        'večeru v hotelovej reštaurácii',
        'dinner in the hotel restaurant',
      ],
      ['vstup do sauny', 'vstup do sauny', 'sauna entry'],
    ],
    offers: [
      [
        'F',
        1290,
        2490,
        ['Noc pro dva se snídaní', 'Noc pre dvoch s raňajkami', 'A night for two with breakfast'],
        [
          'Dvoulůžkový pokoj, bufetová snídaně a pozdní odjezd do poledne.',
          'Dvojlôžková izba, bufetové raňajky a neskorý odchod do poludnia.',
          'A double room, buffet breakfast and late check-out at noon.',
        ],
      ],
      [
        'P',
        3490,
        6900,
        ['Víkend s polopenzí', 'Víkend s polpenziou', 'Weekend with half board'],
        [
          'Dvě noci, snídaně i večeře a láhev vína na pokoji.',
          'Dve noci, raňajky aj večere a fľaša vína na izbe.',
          'Two nights, breakfast and dinner, and a bottle of wine in the room.',
        ],
      ],
      [
        'D',
        10,
        25,
        ['Sleva na pobyt v týdnu', 'Zľava na pobyt v týždni', 'Midweek discount'],
        [
          'Od neděle do čtvrtka je u nás klid a levněji.',
          'Od nedele do štvrtka je u nás pokoj a lacnejšie.',
          'From Sunday to Thursday it is quieter here, and cheaper.',
        ],
      ],
      [
        'P',
        2190,
        3900,
        ['Rodinný pokoj pro čtyři', 'Rodinná izba pre štyroch', 'Family room for four'],
        [
          'Dvě propojené ložnice; děti do šesti let spí zdarma.',
          'Dve prepojené spálne; deti do šiestich rokov spia zadarmo.',
          'Two connected bedrooms; children under six stay free.',
        ],
      ],
    ],
  },
  {
    key: 'pension',
    subcategories: [102],
    also: [105, 107],
    hours: 'reception',
    motifs: ['mountain', 'tent', 'bed'],
    names: [
      ['Penzion U Staré školy', 'Penzión Pri starej škole'],
      ['Chalupa Na Mezi', 'Chalupa Na medzi'],
      ['Penzion Ve Mlýně', 'Penzión V mlyne'],
      ['Roubenka Pod Skálou', 'Zrub Pod skalou'],
      ['Kemp Rybí oko', 'Kemp Rybie oko', 'several'],
      ['Penzion Vlčí mák', 'Penzión Vlčí mak'],
      ['Glamping Louka za lesem', 'Glamping Lúka za lesom'],
      ['Penzion Pod Kamennou horou', 'Penzión Pod Kamennou horou'],
      ['Chata Medvědí tlapa', 'Chata Medvedia laba'],
      ['Roubenka U Hospodáře', 'Drevenica Gazdovka'],
      ['Kemp Olšová zátoka', 'Kemp Jelšová zátoka'],
    ],
    short: [
      [
        'Pár pokojů, velká zahrada a ticho na dosah lesa.',
        'Pár izieb, veľká záhrada a ticho na dosah lesa.',
        'A few rooms, a large garden and quiet at the edge of the forest.',
      ],
      [
        'Domácí ubytování tam, kde začínají turistické značky.',
        'Domáce ubytovanie tam, kde sa začínajú turistické značky.',
        'Homely rooms right where the hiking trails begin.',
      ],
    ],
    lead: [
      [
        'Starý dům jsme opravili vlastníma rukama a nechali mu duši.',
        'Starý dom sme opravili vlastnými rukami a nechali mu dušu.',
        'We restored the old house with our own hands and left its soul in place.',
      ],
      [
        'Ráno vás probudí ptáci, večer usnete u praskajících kamen.',
        'Ráno vás zobudia vtáky, večer zaspíte pri praskajúcej piecke.',
        'Birds wake you in the morning, and a crackling stove sends you to sleep at night.',
      ],
    ],
    body: [
      [
        'Na zahradě je ohniště, houpačka a dost místa na pobíhání.',
        'V záhrade je ohnisko, hojdačka a dosť miesta na behanie.',
        'The garden has a fire pit, a swing and plenty of room to run about.',
      ],
      [
        'Kuchyňka je k dispozici celý den, džem ve spíži je domácí.',
        'Kuchynka je k dispozícii celý deň, džem v špajzi je domáci.',
        'The kitchenette is open all day and the jam in the pantry is home-made.',
      ],
      [
        'Mapu s našimi oblíbenými trasami dostanete hned u dveří.',
        'Mapu s našimi obľúbenými trasami dostanete hneď pri dverách.',
        'You get a map of our favourite walks at the door.',
      ],
    ],
    buy: [
      [
        'nocleh v pokoji nebo apartmánu',
        'nocľah v izbe alebo apartmáne',
        'a night in a room or apartment',
      ],
      ['pronájem celé chalupy', 'prenájom celej chalupy', 'renting the whole cottage'],
      ['místo pro stan či karavan', 'miesto pre stan či karavan', 'a pitch for a tent or caravan'],
      ['domácí snídani do košíku', 'domáce raňajky do košíka', 'a home-made breakfast basket'],
    ],
    offers: [
      [
        'F',
        690,
        1390,
        ['Nocleh pod horami', 'Nocľah pod horami', 'A night below the mountains'],
        [
          'Pokoj pro dva s výhledem do údolí a parkováním u domu.',
          'Izba pre dvoch s výhľadom do údolia a parkovaním pri dome.',
          'A room for two with a valley view and parking by the house.',
        ],
      ],
      [
        'P',
        4900,
        9800,
        ['Celá chalupa na víkend', 'Celá chalupa na víkend', 'The whole cottage for a weekend'],
        [
          'Až pro deset lidí, se dřevem na topení v ceně.',
          'Až pre desať ľudí, s drevom na kúrenie v cene.',
          'For up to ten people, firewood included.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Třetí noc levněji', 'Tretia noc lacnejšie', 'Third night for less'],
        [
          'Zůstaňte o den déle a ušetřete na celém pobytu.',
          'Zostaňte o deň dlhšie a ušetrite na celom pobyte.',
          'Stay a day longer and save on the whole visit.',
        ],
      ],
    ],
  },
  {
    key: 'wellness',
    subcategories: [103, 101],
    also: [705, 1005],
    hours: 'reception',
    motifs: ['wave', 'lotus', 'leafdrop'],
    names: [
      ['Lázně Tichá voda', 'Kúpele Tichá voda'],
      ['Wellness hotel Bílá vrána', 'Wellness hotel Biela vrana'],
      ['Termály Modrá pláň', 'Termály Modrá pláň', 'several'],
      ['Lázeňský dům Alžběta', 'Kúpeľný dom Alžbeta'],
      ['Resort Jezerní dvůr', 'Rezort Jazerný dvor'],
      ['Lázně Zlatý pramen', 'Kúpele Zlatý prameň', 'several'],
      ['Wellness Údolí', 'Wellness Dolina'],
      ['Termál Zlatá studna', 'Termál Zlatá studňa'],
      ['Lázeňský hotel Lunaria', 'Kúpeľný hotel Lunária'],
    ],
    short: [
      [
        'Teplá voda, saunový svět a čas, který nikam nespěchá.',
        'Teplá voda, saunový svet a čas, ktorý sa nikam neponáhľa.',
        'Warm water, saunas and time in no hurry.',
      ],
      [
        'Lázeňské pobyty a procedury pro tělo i hlavu.',
        'Kúpeľné pobyty a procedúry pre telo aj hlavu.',
        'Spa stays and treatments for body and mind.',
      ],
    ],
    lead: [
      [
        'Minerální pramen tu vyvěrá dvě stě let a hosté za ním přijíždějí stále.',
        'Minerálny prameň tu vyviera dvesto rokov a hostia zaň prichádzajú stále.',
        'The mineral spring has been flowing for two hundred years and guests still come for it.',
      ],
      [
        'Telefon necháte ve skříňce a na pár hodin budete jen tak.',
        'Telefón necháte v skrinke a na pár hodín budete len tak.',
        'Leave your phone in the locker and simply be for a few hours.',
      ],
    ],
    body: [
      [
        'Čekají vás tři sauny, venkovní bazén s teplou vodou a odpočívárna s výhledem.',
        'Čakajú vás tri sauny, vonkajší bazén s teplou vodou a oddychová miestnosť s výhľadom.',
        'Three saunas, a heated outdoor pool and a relaxation room with a view await you.',
      ],
      [
        'Procedury sestaví lázeňský lékař podle toho, co právě potřebujete.',
        'Procedúry zostaví kúpeľný lekár podľa toho, čo práve potrebujete.',
        'A spa doctor puts treatments together according to what you need.',
      ],
      [
        'Po masáži dostanete bylinkový čaj a deku na terasu.',
        'Po masáži dostanete bylinkový čaj a deku na terasu.',
        'After your massage there is herbal tea and a blanket on the terrace.',
      ],
    ],
    buy: [
      ['lázeňské a relaxační pobyty', 'kúpeľné a relaxačné pobyty', 'spa and relaxation stays'],
      ['celodenní vstup do wellness', 'celodenný vstup do wellness', 'full-day spa entry'],
      ['masáže a zábaly', 'masáže a zábaly', 'massages and wraps'],
      ['koupele v minerální vodě', 'kúpele v minerálnej vode', 'mineral baths'],
    ],
    offers: [
      [
        'P',
        590,
        1190,
        ['Celodenní vstup do wellness', 'Celodenný vstup do wellness', 'Full-day spa entry'],
        [
          'Bazény, sauny i župan, bez časového omezení.',
          'Bazény, sauny aj župan, bez časového obmedzenia.',
          'Pools, saunas and a bathrobe, with no time limit.',
        ],
      ],
      [
        'F',
        4490,
        7990,
        ['Odpočinkový víkend', 'Oddychový víkend', 'A restful weekend'],
        [
          'Dvě noci s polopenzí, dvě procedury a volný vstup do bazénů.',
          'Dve noci s polpenziou, dve procedúry a voľný vstup do bazénov.',
          'Two nights with half board, two treatments and free use of the pools.',
        ],
      ],
      [
        'U',
        20,
        35,
        ['Pobyty mimo sezonu', 'Pobyty mimo sezóny', 'Off-season stays'],
        [
          'Nejtišší týdny v roce za nejlepší cenu.',
          'Najtichšie týždne v roku za najlepšiu cenu.',
          'The quietest weeks of the year at the best price.',
        ],
      ],
    ],
  },
  {
    key: 'agency',
    subcategories: [104],
    also: [1102, 107],
    hours: 'office',
    motifs: ['palm', 'compass', 'wave'],
    names: [
      ['Cestovka Racek', 'Cestovka Čajka', 'chain'],
      ['Zájezdy Dálky', 'Zájazdy Diaľky', 'online'],
      ['Cestovní kancelář Poledník', 'Cestovná kancelária Poludník', 'several'],
      ['Cestopisy naživo', 'Cestopisy naživo'],
      ['Cestovka Čáp', 'Cestovka Bocian', 'chain'],
      ['Dovolenkář Rozmarýn', 'Dovolenkár Rozmarín', 'online'],
      ['Slunovrat Tour', 'Slnovrat Tour', 'chain'],
      ['Kufřík a mapa', 'Kufrík a mapa', 'online'],
    ],
    short: [
      [
        'Dovolená u moře i poznávací zájezdy s průvodcem, který ví víc.',
        'Dovolenka pri mori aj poznávacie zájazdy so sprievodcom, ktorý vie viac.',
        'Seaside holidays and tours with guides who know more.',
      ],
      [
        'Zájezdy vybrané tak, jak bychom jezdili sami.',
        'Zájazdy vybrané tak, ako by sme cestovali sami.',
        'Trips chosen the way we would travel ourselves.',
      ],
    ],
    lead: [
      [
        'Každé místo v nabídce jsme nejdřív sami prošli.',
        'Každé miesto v ponuke sme najprv sami prešli.',
        'We have walked every place we offer.',
      ],
      [
        'Plánujeme dovolené, po kterých není potřeba další dovolená.',
        'Plánujeme dovolenky, po ktorých netreba ďalšiu dovolenku.',
        'We plan holidays you do not need another holiday after.',
      ],
    ],
    body: [
      [
        'Jsme na telefonu celou dobu zájezdu, i v neděli v noci.',
        'Sme na telefóne počas celého zájazdu, aj v nedeľu v noci.',
        'We are on the phone for the whole trip, even on a Sunday night.',
      ],
      [
        'Pojištění proti úpadku máme samozřejmě v pořádku a storno rozumné.',
        'Poistenie proti úpadku máme samozrejme v poriadku a storno rozumné.',
        'We carry insolvency insurance, naturally, and our cancellation terms are fair.',
      ],
      [
        'Rodinám hlídáme písčitou pláž, kratší let a dětskou slevu.',
        'Rodinám strážime piesočnatú pláž, kratší let a detskú zľavu.',
        'For families we look after sandy beaches, shorter flights and child discounts.',
      ],
    ],
    buy: [
      ['letní a zimní zájezdy', 'letné a zimné zájazdy', 'summer and winter holidays'],
      ['poznávací zájezdy s průvodcem', 'poznávacie zájazdy so sprievodcom', 'guided tours'],
      ['letenky a transfery', 'letenky a transfery', 'flights and transfers'],
      ['cestovní pojištění', 'cestovné poistenie', 'travel insurance'],
    ],
    offers: [
      [
        'U',
        15,
        35,
        ['Sleva na včasný nákup', 'Zľava za včasný nákup', 'Early-bird discount'],
        [
          'Kdo rezervuje do konce zimy, letí levněji.',
          'Kto rezervuje do konca zimy, letí lacnejšie.',
          'Book before winter ends and fly for less.',
        ],
      ],
      [
        'F',
        8990,
        15900,
        ['Týden u moře', 'Týždeň pri mori', 'A week by the sea'],
        [
          'Let, transfer a snídaně v menším hotelu u pláže.',
          'Let, transfer a raňajky v menšom hoteli pri pláži.',
          'Flight, transfer and breakfast in a small hotel by the beach.',
        ],
      ],
      [
        'F',
        2990,
        5900,
        ['Prodloužený víkend ve městě', 'Predĺžený víkend v meste', 'A long weekend in a city'],
        [
          'Tři dny, průvodce na uvítanou a vstupenka bez fronty.',
          'Tri dni, sprievodca na uvítanie a vstupenka bez čakania.',
          'Three days, a welcome guide and a skip-the-line ticket.',
        ],
      ],
    ],
  },
  {
    key: 'transport',
    subcategories: [106, 107],
    also: [104],
    hours: 'office',
    motifs: ['train', 'compass', 'bike'],
    names: [
      ['Autobusy Zelená linka', 'Autobusy Zelená linka', 'chain'],
      ['Parníky Modrý vír', 'Výletné lode Modrý vír', 'several'],
      ['Toulky s průvodcem', 'Potulky so sprievodcom'],
      ['Horské túry Kamzík', 'Horské túry Kamzík', 'several'],
      ['Na voru po řece', 'Plťou po rieke'],
      ['Jízdenkomat', 'Lístkomat', 'online'],
    ],
    short: [
      [
        'Cestou vidíte víc: jízdenky, plavby a výlety bez starostí.',
        'Cestou vidíte viac: lístky, plavby a výlety bez starostí.',
        'See more on the way: tickets, cruises and carefree trips.',
      ],
      [
        'Dopravíme vás tam, kde to máte rádi.',
        'Dopravíme vás tam, kde to máte radi.',
        'We take you where you like to be.',
      ],
    ],
    lead: [
      [
        'Věříme, že cesta patří k zážitku, ne k povinnostem.',
        'Veríme, že cesta patrí k zážitku, nie k povinnostiam.',
        'We believe the journey belongs to the pleasure, not to the chores.',
      ],
      [
        'Odvezeme vás na výlet a vrátíme domů příjemně unavené.',
        'Odvezieme vás na výlet a vrátime domov príjemne unavených.',
        'We take you on a trip and bring you home pleasantly tired.',
      ],
    ],
    body: [
      [
        'Jízdenka platí celý den a dítě do šesti let jede s vámi zdarma.',
        'Lístok platí celý deň a dieťa do šiestich rokov ide s vami zadarmo.',
        'The ticket is valid all day and a child under six travels free.',
      ],
      [
        'Průvodci jsou místní a jejich příběhy v knížkách nenajdete.',
        'Sprievodcovia sú miestni a ich príbehy v knihách nenájdete.',
        'Our guides are locals and their stories are not in the guidebooks.',
      ],
      [
        'Kolo i kočárek naložíme, jen nám je předem ohlaste.',
        'Bicykel aj kočík naložíme, len nám ich vopred ohláste.',
        'We take bikes and prams too; just let us know in advance.',
      ],
    ],
    buy: [
      [
        'jednotlivé i zpáteční jízdenky',
        'jednosmerné aj spiatočné lístky',
        'single and return tickets',
      ],
      ['síťové jízdenky', 'sieťové lístky', 'network passes'],
      ['výlety s průvodcem', 'výlety so sprievodcom', 'guided trips'],
      ['přepravu kol a zavazadel', 'prepravu bicyklov a batožiny', 'bike and luggage transport'],
    ],
    offers: [
      [
        'P',
        190,
        590,
        ['Celodenní jízdenka', 'Celodenný lístok', 'Day ticket'],
        [
          'Nastupujte a vystupujte, kde se vám zalíbí.',
          'Nastupujte a vystupujte, kde sa vám zapáči.',
          'Hop on and off wherever you like.',
        ],
      ],
      [
        'P',
        390,
        990,
        ['Výlet s průvodcem', 'Výlet so sprievodcom', 'Guided trip'],
        [
          'Čtyři hodiny v malé skupině a s přestávkou na něco dobrého.',
          'Štyri hodiny v malej skupine a s prestávkou na niečo dobré.',
          'Four hours in a small group with a break for something tasty.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Zpáteční jízdenka se slevou', 'Spiatočný lístok so zľavou', 'Return ticket discount'],
        [
          'Tam i zpátky výhodněji než dvakrát jedním směrem.',
          'Tam aj späť výhodnejšie než dvakrát jedným smerom.',
          'There and back for less than two singles.',
        ],
      ],
    ],
  },
];
