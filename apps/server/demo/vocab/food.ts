import type { Trade } from './trade.ts';

export const food: readonly Trade[] = [
  {
    key: 'restaurant',
    subcategories: [201],
    also: [207, 203],
    hours: 'restaurant',
    motifs: ['fork', 'cloche', 'bowl'],
    names: [
      ['Hostinec U Modré kachny', 'Hostinec U modrej kačky'],
      ['Restaurace Stará pekárna', 'Reštaurácia Stará pekáreň'],
      ['Lokanda Pod Kaštany', 'Lokanda Pod gaštanmi'],
      ['Hospoda Na Růžku', 'Krčma Na rožku'],
      ['Restaurace Selský dvůr', 'Reštaurácia Sedliacky dvor'],
      ['Trattoria Limonaia', 'Trattoria Limonaia'],
      ['Restaurace Kuchyň a sklep', 'Reštaurácia Kuchyňa a pivnica'],
      ['Jídelna Vařečka', 'Jedáleň Lyžička'],
      ['Pivnice U Sládka', 'Piváreň U sladovníka'],
      ['Restaurace Pod Věží', 'Reštaurácia Pod vežou', 'several'],
      ['Restaurace Pod Hradem', 'Reštaurácia Pod hradom'],
      ['Koliba U Ovčáků', 'Koliba U bačovcov'],
      ['Vinárna Zelený dům', 'Vináreň Zelený dom'],
      ['Jídelna U Plotny', 'Jedáleň Varecha', 'several'],
      ['Restaurace Tři sovy', 'Reštaurácia Tri sovy'],
    ],
    short: [
      [
        'Poctivé obědy a večeře z dobrých surovin.',
        'Poctivé obedy a večere z dobrých surovín.',
        'Honest lunches and dinners from good ingredients.',
      ],
      [
        'Domácí kuchyně, točené pivo a zahrádka do ulice.',
        'Domáca kuchyňa, čapované pivo a terasa do ulice.',
        'Home cooking, draught beer and tables on the street.',
      ],
      [
        'Polední nabídka, na kterou se chodí i přes půl města.',
        'Obedové menu, na ktoré sa chodí aj cez pol mesta.',
        'A lunch menu worth crossing half the town for.',
      ],
      [
        'Rodinná restaurace, kde se vaří od rána načisto.',
        'Rodinná reštaurácia, kde sa varí od rána načisto.',
        'A family restaurant that cooks from scratch every morning.',
      ],
    ],
    lead: [
      [
        'Vaříme bez zkratek: vývar táhne od rána a omáčky nikdy nejsou z pytlíku.',
        'Varíme bez skratiek: vývar ťahá od rána a omáčky nikdy nie sú z vrecka.',
        'We take no shortcuts: the stock simmers from morning and sauces never come from a packet.',
      ],
      [
        'Krátký lístek píšeme každý den znovu, podle toho, co přišlo z trhu.',
        'Krátky lístok píšeme každý deň nanovo, podľa toho, čo prišlo z trhu.',
        'We rewrite our short menu every day, depending on what came from the market.',
      ],
      [
        'U nás se sejdou sousedé, kolegové z kanceláří i svatebčané.',
        'U nás sa stretnú susedia, kolegovia z kancelárií aj svadobčania.',
        'Neighbours, office colleagues and wedding parties all meet at our tables.',
      ],
      [
        'Staré recepty vaříme lehčeji, ale se stejnou láskou.',
        'Staré recepty varíme ľahšie, ale s rovnakou láskou.',
        'We cook old recipes a little lighter but with the same love.',
      ],
    ],
    body: [
      [
        'Přes poledne podáváme tři hotová jídla a jedno bez masa, do deseti minut na stole.',
        'Cez obed podávame tri hotové jedlá a jedno bez mäsa, do desiatich minút na stole.',
        'At noon we serve three ready dishes and one without meat, on the table in ten minutes.',
      ],
      [
        'Večer zpomalíme, prostřeme bílé ubrusy a otevřeme vína od malých vinařů.',
        'Večer spomalíme, prestrieme biele obrusy a otvoríme vína od malých vinárov.',
        'In the evening we slow down, lay white tablecloths and open wines from small growers.',
      ],
      [
        'Na dvoře pod stromem je zahrádka, kam se v létě vyplatí přijít včas.',
        'Na dvore pod stromom je terasa, kam sa v lete oplatí prísť včas.',
        'There is a courtyard under the tree; come early in summer.',
      ],
      [
        'Dětem uvaříme poloviční porci a půjčíme pastelky.',
        'Deťom navaríme polovičnú porciu a požičiame pastelky.',
        'Children get half portions and crayons to borrow.',
      ],
      [
        'Jídlo vám zabalíme s sebou do vratné krabičky.',
        'Jedlo vám zabalíme so sebou do vratnej krabičky.',
        'We pack food to go in returnable boxes.',
      ],
    ],
    buy: [
      ['polední menu', 'obedové menu', 'the lunch menu'],
      ['jídla ze stálého lístku', 'jedlá zo stáleho lístka', 'dishes from the main menu'],
      [
        'dezerty a domácí limonády',
        'dezerty a domáce limonády',
        'desserts and home-made lemonades',
      ],
      ['jídlo s sebou', 'jedlo so sebou', 'food to go'],
      ['rodinné oslavy', 'rodinné oslavy', 'family celebrations'],
    ],
    offers: [
      [
        'P',
        159,
        229,
        ['Polední menu s polévkou', 'Obedové menu s polievkou', 'Lunch menu with soup'],
        [
          'Polévka, hlavní jídlo a voda s citronem, každý všední den.',
          'Polievka, hlavné jedlo a voda s citrónom, každý pracovný deň.',
          'Soup, a main course and lemon water, every weekday.',
        ],
      ],
      [
        'P',
        990,
        1690,
        [
          'Večeře o třech chodech pro dva',
          'Večera s tromi chodmi pre dvoch',
          'Three-course dinner for two',
        ],
        [
          'Předkrm, hlavní chod a dezert podle dnešní nabídky.',
          'Predjedlo, hlavný chod a dezert podľa dnešnej ponuky.',
          'Starter, main and dessert from today’s menu.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Sleva na večerní útratu', 'Zľava na večernú útratu', 'Evening discount'],
        [
          'Od pondělí do čtvrtka po páté hodině odpoledne.',
          'Od pondelka do štvrtka po piatej hodine popoludní.',
          'Monday to Thursday after five in the afternoon.',
        ],
      ],
      [
        'F',
        390,
        690,
        ['Nedělní rodinný oběd', 'Nedeľný rodinný obed', 'Sunday family lunch'],
        [
          'Pečeně doprostřed stolu, přílohy podle chuti a koláč nakonec.',
          'Pečienka doprostred stola, prílohy podľa chuti a koláč na záver.',
          'A roast in the middle of the table, sides to taste and cake to finish.',
        ],
      ],
      [
        'F',
        249,
        420,
        ['Degustace sezonních vín', 'Degustácia sezónnych vín', 'Seasonal wine tasting'],
        [
          'Pět vzorků, sýr a povídání se sommelierem.',
          'Päť vzoriek, syr a rozprávanie so someliérom.',
          'Five glasses, cheese and a chat with the sommelier.',
        ],
      ],
    ],
  },
  {
    key: 'cafe',
    subcategories: [202],
    also: [205, 203],
    hours: 'cafe',
    motifs: ['cup', 'croissant'],
    names: [
      ['Kavárna U Zlatého zvonku', 'Kaviareň Pri zlatom zvončeku'],
      ['Kavárna Pomalé ráno', 'Kaviareň Pomalé ráno'],
      ['Cukrárna Marcipán', 'Cukráreň Marcipán'],
      ['Kavárna Druhý šálek', 'Kaviareň Druhá šálka'],
      ['Espresso Modrý hrnek', 'Espresso Modrý hrnček'],
      ['Kavárny Zrnko', 'Kaviarne Zrnko', 'chain'],
      ['Čajovna U Stříbrné konvice', 'Čajovňa Pri striebornej kanvici'],
      ['Cukrárna Větrníček', 'Cukráreň Veterníček'],
      ['Kavárna Pod Platanem', 'Kaviareň Pod platanom'],
      ['Cukrárna U Perníčku', 'Cukráreň U medovníka'],
      ['Kavárna Chvilka klidu', 'Kaviareň Chvíľka pokoja', 'several'],
      ['Pražírna Sedmá ulice', 'Pražiareň Siedma ulica', 'chain'],
    ],
    short: [
      [
        'Výběrová káva, domácí dorty a křeslo u okna.',
        'Výberová káva, domáce torty a kreslo pri okne.',
        'Speciality coffee, home-made cakes and an armchair by the window.',
      ],
      [
        'Malá kavárna na velké rozhovory.',
        'Malá kaviareň na veľké rozhovory.',
        'A small café for big conversations.',
      ],
      [
        'Káva z vlastní pražírny a něco sladkého k tomu.',
        'Káva z vlastnej pražiarne a niečo sladké k tomu.',
        'Coffee from our own roastery and something sweet with it.',
      ],
    ],
    lead: [
      [
        'Ráno pražíme, dopoledne pečeme a celý den vaříme kávu.',
        'Ráno pražíme, predpoludním pečieme a celý deň varíme kávu.',
        'We roast at dawn, bake in the morning and make coffee all day.',
      ],
      [
        'Chodí se k nám na ranní noviny, odpolední dort i první rande.',
        'Chodí sa k nám na ranné noviny, popoludňajší koláč aj prvé rande.',
        'People come for the morning paper, the afternoon cake and first dates.',
      ],
      [
        'Nikdo vás tu nepopohání, notebook i kočárek jsou vítané.',
        'Nikto vás tu nepoháňa, notebook aj kočík sú vítané.',
        'Nobody rushes you here; laptops and prams are welcome.',
      ],
    ],
    body: [
      [
        'Zrna střídáme po týdnech a baristé vám rádi vysvětlí rozdíl.',
        'Zrná striedame po týždňoch a baristi vám radi vysvetlia rozdiel.',
        'We change beans weekly and our baristas gladly explain the difference.',
      ],
      [
        'Dorty pečeme podle babiččina sešitu, jen cukru dáváme méně.',
        'Torty pečieme podľa babkinho zošita, len cukru dávame menej.',
        'Our cakes follow grandmother’s notebook, only with less sugar.',
      ],
      [
        'K snídani připravíme vejce, chléb s máslem i kaši s ovocem.',
        'Na raňajky pripravíme vajcia, chlieb s maslom aj kašu s ovocím.',
        'For breakfast there are eggs, bread and butter, or porridge with fruit.',
      ],
      [
        'S vlastním hrnkem máte kávu s sebou levněji.',
        'S vlastným hrnčekom máte kávu so sebou lacnejšie.',
        'Bring your own cup and coffee to go costs less.',
      ],
    ],
    buy: [
      [
        'kávu, čaj a domácí limonády',
        'kávu, čaj a domáce limonády',
        'coffee, tea and home-made lemonades',
      ],
      ['dorty, koláče a zákusky', 'torty, koláče a zákusky', 'cakes, pies and pastries'],
      ['snídaně a lehké obědy', 'raňajky a ľahké obedy', 'breakfast and light lunches'],
      [
        'čerstvě praženou kávu domů',
        'čerstvo praženú kávu domov',
        'freshly roasted coffee for home',
      ],
    ],
    offers: [
      [
        'P',
        129,
        189,
        ['Káva a zákusek', 'Káva a zákusok', 'Coffee and a pastry'],
        [
          'Cappuccino a dort podle denní nabídky.',
          'Cappuccino a torta podľa dennej ponuky.',
          'A cappuccino and the cake of the day.',
        ],
      ],
      [
        'P',
        189,
        290,
        ['Snídaně pro pomalé ráno', 'Raňajky pre pomalé ráno', 'Breakfast for a slow morning'],
        [
          'Vejce, domácí pečivo, ovoce a filtrovaná káva.',
          'Vajcia, domáce pečivo, ovocie a filtrovaná káva.',
          'Eggs, home-baked bread, fruit and filter coffee.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Sleva na kávu domů', 'Zľava na kávu domov', 'Discount on coffee beans'],
        [
          'Na všechna balení zrnkové kávy, mletí zdarma.',
          'Na všetky balenia zrnkovej kávy, mletie zadarmo.',
          'On every bag of beans; grinding is free.',
        ],
      ],
      [
        'F',
        490,
        890,
        ['Dort na objednávku', 'Torta na objednávku', 'Cake to order'],
        [
          'Stačí tři dny předem a vybrat náplň.',
          'Stačia tri dni vopred a vybrať náplň.',
          'Three days’ notice and the choice of a filling is all it takes.',
        ],
      ],
    ],
  },
  {
    key: 'bistro',
    subcategories: [203],
    also: [207, 201],
    hours: 'bistro',
    motifs: ['bowl', 'fork'],
    names: [
      ['Bistro Zelený hrášek', 'Bistro Zelený hrášok', 'chain'],
      ['Polévkárna Naběračka', 'Polievkáreň Naberačka', 'chain'],
      ['Burgrárna Ocelová pánev', 'Burgráreň Oceľová panvica'],
      ['Pho Malý drak', 'Pho Malý drak'],
      ['Salátovna Listí', 'Šalátový bar Lístok', 'several'],
      ['Falafel Granátové jablko', 'Falafel Granátové jablko'],
      ['Bagetky Křup', 'Bagetky Chrum', 'chain'],
      ['Langoše U Pepíka', 'Langoše U Jožka'],
      ['Bistro Čočka', 'Bistro Šošovička', 'chain'],
    ],
    short: [
      [
        'Rychlý oběd, za který se nemusíte stydět.',
        'Rýchly obed, za ktorý sa nemusíte hanbiť.',
        'Fast lunch you can be proud of.',
      ],
      [
        'Čerstvé misky, saláty a teplé jídlo do pár minut.',
        'Čerstvé misky, šaláty a teplé jedlo do pár minút.',
        'Fresh bowls, salads and hot food within minutes.',
      ],
    ],
    lead: [
      [
        'Jíme rychle, ale nikdy ledajak.',
        'Jeme rýchlo, ale nikdy hocijako.',
        'We eat quickly but never carelessly.',
      ],
      [
        'Zeleninu krájíme ráno, zálivky mícháme sami a nic neohříváme dvakrát.',
        'Zeleninu krájame ráno, zálievky miešame sami a nič neohrievame dvakrát.',
        'We cut vegetables in the morning, mix our own dressings and never reheat twice.',
      ],
    ],
    body: [
      [
        'Jídlo si složíte sami a hned vidíte, co v něm je.',
        'Jedlo si zložíte sami a hneď vidíte, čo v ňom je.',
        'You build your own dish and see exactly what goes in.',
      ],
      [
        'Objednáte z telefonu a u pultu jen vyzvednete.',
        'Objednáte z telefónu a pri pulte len vyzdvihnete.',
        'Order on your phone and just pick it up at the counter.',
      ],
      [
        'Denní polévku máme vždy jednu s masem a jednu bez.',
        'Dennú polievku máme vždy jednu s mäsom a jednu bez.',
        'There is always one soup with meat and one without.',
      ],
    ],
    buy: [
      ['hlavní jídla a misky', 'hlavné jedlá a misky', 'mains and bowls'],
      ['saláty a bagety', 'šaláty a bagety', 'salads and baguettes'],
      ['polévku a domácí chléb', 'polievku a domáci chlieb', 'soup and home-made bread'],
      ['nápoje a ovoce', 'nápoje a ovocie', 'drinks and fruit'],
    ],
    offers: [
      [
        'P',
        145,
        199,
        ['Miska dne s nápojem', 'Miska dňa s nápojom', 'Bowl of the day with a drink'],
        [
          'Teplá miska podle sezony a domácí limonáda.',
          'Teplá miska podľa sezóny a domáca limonáda.',
          'A warm seasonal bowl and a home-made lemonade.',
        ],
      ],
      [
        'D',
        10,
        25,
        ['Sleva po druhé hodině', 'Zľava po druhej hodine', 'After-two discount'],
        [
          'Kdo obědvá později, ten ušetří.',
          'Kto obeduje neskôr, ten ušetrí.',
          'Eat lunch later and save.',
        ],
      ],
      [
        'P',
        1190,
        1690,
        ['Deset obědů předem', 'Desať obedov vopred', 'Ten lunches in advance'],
        [
          'Předplacená karta, kterou můžete i darovat.',
          'Predplatená karta, ktorú môžete aj darovať.',
          'A prepaid card you can also give away.',
        ],
      ],
    ],
  },
  {
    key: 'grocery',
    subcategories: [204],
    also: [206, 205, 207],
    hours: 'grocery',
    motifs: ['basket', 'carrot', 'wheat'],
    names: [
      ['Potraviny Zelený roh', 'Potraviny Zelený roh', 'chain'],
      ['Market U nás', 'Market U nás', 'chain'],
      ['Večerka Sova', 'Večierka Sova', 'chain'],
      ['Samoobsluha Podhora', 'Samoobsluha Podhora', 'chain'],
      ['Potraviny Náš koutek', 'Potraviny Náš kút', 'chain'],
      ['Market Podhorský', 'Market Podtatranský', 'chain'],
      ['Supermarket Košík a kolo', 'Supermarket Plný košík', 'chain'],
      ['Obchod Do vlastní dózy', 'Obchod Do vlastnej dózy', 'chain'],
    ],
    short: [
      [
        'Čerstvé potraviny každý den a kousek od domu.',
        'Čerstvé potraviny každý deň a kúsok od domu.',
        'Fresh food every day, a few steps from home.',
      ],
      [
        'Nákup na celý týden i zapomenuté mléko.',
        'Nákup na celý týždeň aj zabudnuté mlieko.',
        'The weekly shop and the forgotten milk.',
      ],
    ],
    lead: [
      [
        'Jsme obchod, kam pošlete i děti: krátká cesta, vlídná obsluha a férové ceny.',
        'Sme obchod, kam pošlete aj deti: krátka cesta, milá obsluha a férové ceny.',
        'We are the shop you can send the children to: close by, friendly and fair.',
      ],
      [
        'Na regálech dáváme přednost výrobcům z okolí.',
        'Na regáloch dávame prednosť výrobcom z okolia.',
        'Our shelves put local producers first.',
      ],
    ],
    body: [
      [
        'Zeleninu vozíme třikrát týdně přímo od pěstitelů.',
        'Zeleninu vozíme trikrát týždenne priamo od pestovateľov.',
        'Vegetables arrive three times a week straight from growers.',
      ],
      [
        'Před koncem trvanlivosti zlevňujeme na polovinu, ať se nic nevyhazuje.',
        'Pred koncom trvanlivosti zlacňujeme na polovicu, aby sa nič nevyhadzovalo.',
        'Food near its date is half price, so that nothing gets thrown away.',
      ],
      [
        'U pultu vám ukrojíme přesně tolik, kolik potřebujete.',
        'Pri pulte vám ukrojíme presne toľko, koľko potrebujete.',
        'At the counter we cut exactly as much as you need.',
      ],
    ],
    buy: [
      [
        'potraviny a nealkoholické nápoje',
        'potraviny a nealkoholické nápoje',
        'food and soft drinks',
      ],
      [
        'čerstvé pečivo a mléčné výrobky',
        'čerstvé pečivo a mliečne výrobky',
        'fresh bread and dairy',
      ],
      ['ovoce a zeleninu', 'ovocie a zeleninu', 'fruit and vegetables'],
      ['hotová jídla z pultu', 'hotové jedlá z pultu', 'ready meals from the counter'],
      ['maso a uzeniny', 'mäso a údeniny', 'meat and cold cuts'],
    ],
    offers: [
      [
        'D',
        5,
        10,
        ['Sleva na víkendový nákup', 'Zľava na víkendový nákup', 'Weekend shopping discount'],
        [
          'Na celý košík potravin od pátku do neděle.',
          'Na celý košík potravín od piatka do nedele.',
          'On the whole basket from Friday to Sunday.',
        ],
      ],
      [
        'P',
        299,
        499,
        ['Bedýnka zeleniny', 'Debnička zeleniny', 'Vegetable box'],
        [
          'Šest kilo toho, co právě dozrálo.',
          'Šesť kíl toho, čo práve dozrelo.',
          'Six kilos of whatever is ripe right now.',
        ],
      ],
      [
        'U',
        30,
        50,
        ['Zachraňte jídlo', 'Zachráňte jedlo', 'Rescue some food'],
        [
          'Výrobky před koncem trvanlivosti za zlomek ceny.',
          'Výrobky pred koncom trvanlivosti za zlomok ceny.',
          'Products near their date at a fraction of the price.',
        ],
      ],
    ],
  },
  {
    key: 'bakery',
    subcategories: [205],
    also: [202],
    hours: 'bakery',
    motifs: ['croissant', 'wheat'],
    names: [
      ['Pekařství Z pece', 'Pekáreň Z pece', 'chain'],
      ['Pekárna U Mlynáře', 'Pekáreň U mlynára'],
      ['Pekařství Kvásek a syn', 'Pekáreň Kvások a syn', 'chain'],
      ['Pekárna Žitná', 'Pekáreň Ražná'],
      ['Pekárna Klásek', 'Pekáreň Klások', 'chain'],
      ['Pekárna Pod Lípou', 'Pekáreň Pod lipou'],
    ],
    short: [
      [
        'Kváskový chléb, rohlíky a koláče vytažené z pece dnes ráno.',
        'Kváskový chlieb, rožky a koláče vytiahnuté z pece dnes ráno.',
        'Sourdough, rolls and pastries out of the oven this morning.',
      ],
      [
        'Řemeslná pekárna, která voní do celé ulice.',
        'Remeselná pekáreň, ktorá vonia do celej ulice.',
        'A craft bakery you can smell down the street.',
      ],
    ],
    lead: [
      [
        'Vstáváme ve dvě ráno, aby byl chléb v šest ještě teplý.',
        'Vstávame o druhej ráno, aby bol chlieb o šiestej ešte teplý.',
        'We get up at two so that the bread is still warm at six.',
      ],
      [
        'Mouka, voda, sůl a čas: víc náš chléb nepotřebuje.',
        'Múka, voda, soľ a čas: viac náš chlieb nepotrebuje.',
        'Flour, water, salt and time: our bread needs nothing more.',
      ],
    ],
    body: [
      [
        'Kvásek krmíme už řadu let a má i své jméno.',
        'Kvások kŕmime už roky a má aj svoje meno.',
        'We have been feeding our sourdough for years, and it has a name.',
      ],
      [
        'Mouku mele mlýn, který má kola ve stejné řece.',
        'Múku melie mlyn, ktorý má kolesá v tej istej rieke.',
        'Our flour comes from a mill on the same river.',
      ],
      [
        'Co neprodáme večer, najdete ráno levněji v koši u dveří.',
        'Čo nepredáme večer, nájdete ráno lacnejšie v koši pri dverách.',
        'What is left in the evening waits cheaper in a basket the next morning.',
      ],
    ],
    buy: [
      ['chléb a pečivo', 'chlieb a pečivo', 'bread and rolls'],
      ['koláče, buchty a záviny', 'koláče, buchty a závin', 'cakes, buns and strudels'],
      ['obložené bagety', 'obložené bagety', 'filled baguettes'],
      ['kávu s sebou', 'kávu so sebou', 'coffee to go'],
    ],
    offers: [
      [
        'P',
        89,
        139,
        ['Bochník kváskového chleba', 'Bochník kváskového chleba', 'A sourdough loaf'],
        [
          'Kilový bochník s křupavou kůrkou, vydrží týden.',
          'Kilový bochník s chrumkavou kôrkou, vydrží týždeň.',
          'A one-kilo loaf with a crisp crust that keeps for a week.',
        ],
      ],
      [
        'P',
        159,
        249,
        ['Snídaňový balíček', 'Raňajkový balíček', 'Breakfast bag'],
        [
          'Čtyři kousky pečiva, máslo a džem pro dva.',
          'Štyri kúsky pečiva, maslo a džem pre dvoch.',
          'Four rolls, butter and jam for two.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Odpolední sleva', 'Popoludňajšia zľava', 'Afternoon discount'],
        [
          'Na veškeré pečivo po čtvrté hodině.',
          'Na všetko pečivo po štvrtej hodine.',
          'On all baked goods after four.',
        ],
      ],
    ],
  },
  {
    key: 'farm',
    subcategories: [206],
    also: [204, 207, 708],
    hours: 'shop',
    motifs: ['carrot', 'leafdrop', 'cloche'],
    names: [
      ['Farma Pod Vrchem', 'Farma Pod vrchom'],
      ['Sýrárna Kozí vršek', 'Syráreň Kozí vŕšok', 'several'],
      ['Bedýnky z vesnice', 'Debničky z dediny', 'online'],
      ['Zdravá výživa Pohanka', 'Zdravá výživa Pohánka'],
      ['Krabičky Domácí strava', 'Krabičky Domáca strava', 'online'],
      ['Řeznictví Krkovička', 'Mäsiarstvo Krkovička', 'several'],
      ['Farma Černá ovce', 'Salaš Čierna ovca'],
      ['Bedýnky od sousedů', 'Debničky od susedov', 'online'],
      ['Bio obchod Slunečnice', 'Bio obchod Slnečnica'],
    ],
    short: [
      [
        'Poctivé jídlo od sedláků, které známe jménem.',
        'Poctivé jedlo od gazdov, ktorých poznáme po mene.',
        'Honest food from farmers we know by name.',
      ],
      [
        'Sýry, zelenina a maso bez zbytečné cesty.',
        'Syry, zelenina a mäso bez zbytočnej cesty.',
        'Cheese, vegetables and meat that have not travelled far.',
      ],
    ],
    lead: [
      [
        'Hospodaříme šetrně a zvířata u nás chodí ven.',
        'Hospodárime šetrne a zvieratá u nás chodia von.',
        'We farm gently and our animals go outdoors.',
      ],
      [
        'Vozíme na stůl to, co vyrostlo v okolí a co má zrovna sezonu.',
        'Nosíme na stôl to, čo vyrástlo v okolí a čo má práve sezónu.',
        'We bring to the table what grew nearby and is in season.',
      ],
    ],
    body: [
      [
        'U každého výrobku najdete jméno člověka, který ho udělal.',
        'Pri každom výrobku nájdete meno človeka, ktorý ho urobil.',
        'Each product carries the name of the person who made it.',
      ],
      [
        'Obaly vracíte, my je myjeme a plníme znovu.',
        'Obaly vraciate, my ich umývame a plníme znova.',
        'You return the containers; we wash and fill them again.',
      ],
      [
        'Objednávky přijímáme do středy, v pátek rozvážíme.',
        'Objednávky prijímame do stredy, v piatok rozvážame.',
        'We take orders until Wednesday and deliver on Friday.',
      ],
    ],
    buy: [
      ['sýry a mléčné výrobky', 'syry a mliečne výrobky', 'cheese and dairy'],
      ['sezonní zeleninu a ovoce', 'sezónnu zeleninu a ovocie', 'seasonal vegetables and fruit'],
      ['maso z volného chovu', 'mäso z voľného chovu', 'free-range meat'],
      ['bezlepkové potraviny', 'bezlepkové potraviny', 'gluten-free food'],
    ],
    offers: [
      [
        'P',
        399,
        690,
        ['Farmářská bedýnka', 'Farmárska debnička', 'Farm box'],
        [
          'Zelenina, vejce, sýr a něco navíc podle týdne.',
          'Zelenina, vajcia, syr a niečo navyše podľa týždňa.',
          'Vegetables, eggs, cheese and a little extra each week.',
        ],
      ],
      [
        'F',
        189,
        320,
        ['Krabička s obědem', 'Krabička s obedom', 'Boxed lunch'],
        [
          'Uvařeno ráno, v poledne na vašem stole.',
          'Navarené ráno, na obed na vašom stole.',
          'Cooked in the morning, on your desk at noon.',
        ],
      ],
      [
        'D',
        10,
        15,
        ['Sleva na první bedýnku', 'Zľava na prvú debničku', 'First box discount'],
        [
          'Vyzkoušejte, jak chutná zelenina sklizená včera.',
          'Vyskúšajte, ako chutí zelenina zobraná včera.',
          'Taste vegetables picked yesterday.',
        ],
      ],
    ],
  },
];
