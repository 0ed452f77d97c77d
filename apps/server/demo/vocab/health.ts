import type { Trade } from './trade.ts';

export const health: readonly Trade[] = [
  {
    key: 'pharmacy',
    subcategories: [701, 708],
    also: [706, 1004],
    hours: 'pharmacy',
    motifs: ['cross', 'leafdrop'],
    names: [
      ['Lékárny U Bílého jelena', 'Lekárne U bieleho jeleňa', 'chain'],
      ['Lékárna Na Náměstí', 'Lekáreň Na námestí'],
      ['Lékárna Heřmánek', 'Lekáreň Rumanček', 'chain'],
      ['Vitamínovna', 'Vitamínovňa', 'online'],
      ['Lékárna Kontryhel', 'Lekáreň Alchemilla', 'chain'],
      ['Lékárna Pod Věží', 'Lekáreň Pod vežou'],
      ['Lékárny Šalvěj', 'Lekárne Šalvia', 'chain'],
      ['Bylinková lékárna online', 'Bylinková lekáreň online', 'online'],
    ],
    short: [
      [
        'Lékárna, kde si na vaše otázky najdou čas.',
        'Lekáreň, kde si na vaše otázky nájdu čas.',
        'A pharmacy that takes time for your questions.',
      ],
      [
        'Volně prodejné léky, vitaminy a dermokosmetika.',
        'Voľnopredajné lieky, vitamíny a dermokozmetika.',
        'Over-the-counter medicines, vitamins and skin care.',
      ],
    ],
    lead: [
      [
        'Ptáme se, posloucháme a teprve potom něco doporučíme.',
        'Pýtame sa, počúvame a až potom niečo odporučíme.',
        'We ask, we listen, and only then recommend.',
      ],
      [
        'Za pultem stojí magistři, kteří v oboru vyrostli.',
        'Za pultom stoja magistri, ktorí v odbore vyrástli.',
        'Behind the counter are pharmacists who grew up in the trade.',
      ],
    ],
    body: [
      [
        'Připravíme mast na míru, změříme tlak a zkontrolujeme, zda se léky snášejí.',
        'Pripravíme masť na mieru, odmeriame tlak a skontrolujeme, či sa lieky znášajú.',
        'We make ointments to measure, take blood pressure and check interactions.',
      ],
      [
        'Objednáte přes web a vyzvednete za hodinu bez čekání.',
        'Objednáte cez web a vyzdvihnete o hodinu bez čakania.',
        'Order online and collect within the hour, no queue.',
      ],
      [
        'Prošlé léky od vás vezmeme a bezpečně zlikvidujeme.',
        'Lieky po exspirácii od vás vezmeme a bezpečne zlikvidujeme.',
        'We take back expired medicines and dispose of them safely.',
      ],
    ],
    buy: [
      ['volně prodejné léky', 'voľnopredajné lieky', 'over-the-counter medicines'],
      ['vitaminy a minerály', 'vitamíny a minerály', 'vitamins and minerals'],
      ['zdravotnické pomůcky', 'zdravotnícke pomôcky', 'medical aids'],
      ['doplatky na léky', 'doplatky za lieky', 'prescription surcharges'],
    ],
    offers: [
      [
        'D',
        10,
        20,
        ['Sleva na vitaminy', 'Zľava na vitamíny', 'Discount on vitamins'],
        [
          'Céčko, déčko, hořčík i zinek na celou zimu.',
          'Céčko, déčko, horčík aj zinok na celú zimu.',
          'C, D, magnesium and zinc for the whole winter.',
        ],
      ],
      [
        'P',
        249,
        449,
        ['Balíček na nachlazení', 'Balíček na prechladnutie', 'Cold-season kit'],
        [
          'Čaj, sprej do krku a kapky do nosu.',
          'Čaj, sprej do hrdla a kvapky do nosa.',
          'Tea, throat spray and nose drops.',
        ],
      ],
      [
        'U',
        20,
        30,
        ['Dermokosmetika výhodněji', 'Dermokozmetika výhodnejšie', 'Skin care for less'],
        [
          'Péče o suchou a citlivou pleť.',
          'Starostlivosť o suchú a citlivú pleť.',
          'Care for dry and sensitive skin.',
        ],
      ],
    ],
  },
  {
    key: 'optician',
    subcategories: [702],
    also: [706],
    hours: 'shop',
    motifs: ['glasses'],
    names: [
      ['Optika Zaostřeno', 'Optika Zaostrené', 'chain'],
      ['Oční optika U Brýlatého', 'Očná optika U okuliarnika'],
      ['Optika Dioptrie', 'Optika Dioptria', 'chain'],
      ['Optika Jasný obraz', 'Optika Jasný obraz'],
      ['Oční optika Duhovka', 'Očná optika Dúhovka'],
      ['Optika Bystrozrak', 'Optika Bystrozrak', 'chain'],
    ],
    short: [
      [
        'Změříme zrak, vybereme obruby a přizpůsobíme na milimetr.',
        'Zmeriame zrak, vyberieme rámy a prispôsobíme na milimeter.',
        'Eye tests, frames and a fit down to the millimetre.',
      ],
      [
        'Brýle, které si všimnou jiní, ale vy o nich nevíte.',
        'Okuliare, ktoré si všimnú iní, ale vy o nich neviete.',
        'Glasses others notice and you forget you wear.',
      ],
    ],
    lead: [
      [
        'Na měření zraku máme půl hodiny a klid.',
        'Na meranie zraku máme pol hodiny a pokoj.',
        'We set aside half an hour and quiet for every eye test.',
      ],
      [
        'Obruby vybíráme podle tváře, ne podle výlohy.',
        'Rámy vyberáme podľa tváre, nie podľa výkladu.',
        'We choose frames to suit the face, not the window.',
      ],
    ],
    body: [
      [
        'Skla zabrousíme ve vlastní dílně, obvykle do čtyř dnů.',
        'Sklá zabrúsime vo vlastnej dielni, obvykle do štyroch dní.',
        'Lenses are cut in our own workshop, usually within four days.',
      ],
      [
        'Opravy a dotažení šroubků děláme zdarma, i když brýle nejsou od nás.',
        'Opravy a dotiahnutie skrutiek robíme zadarmo, aj keď okuliare nie sú od nás.',
        'Small repairs are free even if the glasses are not ours.',
      ],
      [
        'Kontaktní čočky si vyzkoušíte doma celý týden.',
        'Kontaktné šošovky si vyskúšate doma celý týždeň.',
        'Try contact lenses at home for a week.',
      ],
    ],
    buy: [
      ['dioptrické brýle a skla', 'dioptrické okuliare a sklá', 'prescription glasses and lenses'],
      ['kontaktní čočky a roztoky', 'kontaktné šošovky a roztoky', 'contact lenses and solutions'],
      ['měření zraku', 'meranie zraku', 'eye tests'],
      ['sluneční brýle', 'slnečné okuliare', 'sunglasses'],
    ],
    offers: [
      [
        'P',
        290,
        490,
        ['Vyšetření zraku', 'Vyšetrenie zraku', 'Eye examination'],
        [
          'Třicet minut s optometristou a zpráva do ruky.',
          'Tridsať minút s optometristom a správa do ruky.',
          'Thirty minutes with an optometrist and a report to take home.',
        ],
      ],
      [
        'D',
        20,
        30,
        ['Sleva na druhé brýle', 'Zľava na druhé okuliare', 'Second pair discount'],
        [
          'K počítači, na kolo nebo prostě do zásoby.',
          'K počítaču, na bicykel alebo jednoducho do zásoby.',
          'For the computer, the bike or just in case.',
        ],
      ],
      [
        'F',
        1990,
        3490,
        ['Kompletní brýle', 'Kompletné okuliare', 'Complete glasses'],
        [
          'Obruba, skla s antireflexem a pouzdro.',
          'Rám, sklá s antireflexom a puzdro.',
          'Frame, anti-reflective lenses and a case.',
        ],
      ],
    ],
  },
  {
    key: 'dental',
    subcategories: [703],
    also: [706],
    hours: 'surgery',
    motifs: ['tooth'],
    healthcare: /./,
    names: [
      ['Zubní ordinace Bílá perla', 'Zubná ambulancia Biela perla'],
      ['Dentální hygiena Úsměv', 'Dentálna hygiena Úsmev', 'several'],
      ['Stomatologie Na Hrázi', 'Stomatológia Na hrádzi'],
      ['Zubní klinika Stoličkov', 'Zubná klinika Stoličkovo'],
      ['Zubní ordinace Hřebíček', 'Zubná ambulancia Klinček', 'several'],
      ['Dentální klinika Osmička', 'Dentálna klinika Osmička'],
    ],
    short: [
      [
        'Šetrné ošetření, jasné ceny a žádné poučování.',
        'Šetrné ošetrenie, jasné ceny a žiadne poučovanie.',
        'Gentle treatment, clear prices and no lectures.',
      ],
      [
        'Zubaři a hygienistky, ke kterým se nebojí ani děti.',
        'Zubári a hygieničky, ku ktorým sa neboja ani deti.',
        'Dentists and hygienists even children do not fear.',
      ],
    ],
    lead: [
      [
        'Skôr než začneme, ukážeme vám na obrazovce, co vidíme my.',
        'Skôr než začneme, ukážeme vám na obrazovke, čo vidíme my.',
        'Before we start, we show you on the screen what we see.',
      ],
      [
        'Rozpočet znáte předem a bez drobného písma.',
        'Rozpočet poznáte vopred a bez drobného písma.',
        'You know the price beforehand, with no small print.',
      ],
    ],
    body: [
      [
        'Dentální hygiena trvá hodinu a naučíte se při ní víc než z reklam.',
        'Dentálna hygiena trvá hodinu a naučíte sa pri nej viac než z reklám.',
        'A hygiene session takes an hour and teaches you more than adverts.',
      ],
      [
        'Bolest řešíme týž den, stačí zavolat do devíti.',
        'Bolesť riešime v ten istý deň, stačí zavolať do deviatej.',
        'Toothache is seen the same day if you call before nine.',
      ],
      [
        'Když je strach větší, ošetříme vás v sedaci.',
        'Keď je strach väčší, ošetríme vás v sedácii.',
        'If the fear is greater, we treat under calm sedation.',
      ],
    ],
    buy: [
      ['dentální hygienu', 'dentálnu hygienu', 'dental hygiene'],
      ['bělení zubů', 'bielenie zubov', 'tooth whitening'],
      ['výplně a korunky', 'výplne a korunky', 'fillings and crowns'],
      ['preventivní prohlídky', 'preventívne prehliadky', 'check-ups'],
    ],
    offers: [
      [
        'P',
        1190,
        1690,
        ['Dentální hygiena', 'Dentálna hygiena', 'Dental hygiene'],
        [
          'Odstranění kamene, pískování a nácvik čištění.',
          'Odstránenie kameňa, pieskovanie a nácvik čistenia.',
          'Scaling, air polishing and brushing practice.',
        ],
      ],
      [
        'F',
        2990,
        4900,
        ['Bělení zubů', 'Bielenie zubov', 'Tooth whitening'],
        [
          'Šetrná metoda s kontrolou po čtrnácti dnech.',
          'Šetrná metóda s kontrolou po štrnástich dňoch.',
          'A gentle method with a check after two weeks.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Sleva na hygienu pro dva', 'Zľava na hygienu pre dvoch', 'Hygiene for two'],
        [
          'Přijďte s partnerem nebo s dítětem.',
          'Príďte s partnerom alebo s dieťaťom.',
          'Come with your partner or child.',
        ],
      ],
    ],
  },
  {
    key: 'physio',
    subcategories: [704, 705],
    also: [603],
    hours: 'studio',
    motifs: ['figure', 'leafdrop', 'lotus'],
    // a masseur is none, a physiotherapist with a licence is
    healthcare: /^(?:Fyzio|Rehabilitace)/,
    names: [
      ['Fyzioterapie Vzpřímeně žít', 'Fyzioterapia Žiť vzpriamene'],
      ['Rehabilitace Krok za krokem', 'Rehabilitácia Krok za krokom', 'several'],
      ['Masáže Teplé ruce', 'Masáže Teplé ruky'],
      ['Fyzio Páteř a spol.', 'Fyzio Chrbtica a spol.'],
      ['Masáže Klidná zátoka', 'Masáže Pokojná zátoka', 'several'],
      ['Masérna Devět bodů', 'Masáže Deväť bodov'],
      ['Fyzioterapie Pohybík', 'Fyzioterapia Pohybko'],
      ['Masáže Tichá hodina', 'Masáže Tichá hodina', 'several'],
      ['Rehabilitace Nový krok', 'Rehabilitácia Nový krok'],
      ['Masáže Pod Ořechem', 'Masáže Pod orechom'],
    ],
    short: [
      [
        'Uvolníme záda, rozhýbeme kolena a naučíme vás, jak na to doma.',
        'Uvoľníme chrbát, rozhýbeme kolená a naučíme vás, ako na to doma.',
        'We loosen backs, mobilise knees and teach you what to do at home.',
      ],
      [
        'Hodina pro tělo, které celý den sedí.',
        'Hodina pre telo, ktoré celý deň sedí.',
        'An hour for a body that sits all day.',
      ],
      [
        'Ruce, které vědí, kde to bolí.',
        'Ruky, ktoré vedia, kde to bolí.',
        'Hands that know where it hurts.',
      ],
    ],
    lead: [
      [
        'Hledáme příčinu, ne jen místo, kde to bolí.',
        'Hľadáme príčinu, nielen miesto, kde to bolí.',
        'We look for the cause, not just the sore spot.',
      ],
      [
        'Ošetření trvá celou hodinu a celou hodinu jsme tu jen pro vás.',
        'Ošetrenie trvá celú hodinu a celú hodinu sme tu len pre vás.',
        'A session lasts a full hour, and for that hour we are here just for you.',
      ],
      [
        'Pracujeme v tichu, s teplými oleji a bez spěchu.',
        'Pracujeme v tichu, s teplými olejmi a bez náhlenia.',
        'We work in silence, with warm oils and no hurry.',
      ],
    ],
    body: [
      [
        'Dostanete tři cviky na doma, víc jich stejně nikdo nedělá.',
        'Dostanete tri cviky domov, viac ich aj tak nikto nerobí.',
        'You get three exercises for home; nobody does more anyway.',
      ],
      [
        'Po úrazech a operacích spolupracujeme s vaším lékařem.',
        'Po úrazoch a operáciách spolupracujeme s vaším lekárom.',
        'After injuries and surgery we work with your doctor.',
      ],
      [
        'Masírujeme i v křesle přímo ve firmách, stačí malá místnost.',
        'Masírujeme aj v kresle priamo vo firmách, stačí malá miestnosť.',
        'We also give chair massages in offices; a small room is enough.',
      ],
      [
        'Vybrat si můžete klasickou, sportovní i lymfatickou masáž.',
        'Vybrať si môžete klasickú, športovú aj lymfatickú masáž.',
        'Choose a classic, sports or lymphatic massage.',
      ],
    ],
    buy: [
      ['vyšetření a terapii', 'vyšetrenie a terapiu', 'examination and therapy'],
      ['klasické a sportovní masáže', 'klasické a športové masáže', 'classic and sports massage'],
      ['skupinové cvičení', 'skupinové cvičenie', 'group exercise'],
      ['tejpování', 'tejpovanie', 'taping'],
    ],
    offers: [
      [
        'P',
        690,
        1190,
        ['Vstupní vyšetření', 'Vstupné vyšetrenie', 'First examination'],
        [
          'Šedesát minut, plán terapie a první cviky.',
          'Šesťdesiat minút, plán terapie a prvé cviky.',
          'Sixty minutes, a therapy plan and first exercises.',
        ],
      ],
      [
        'P',
        590,
        990,
        ['Masáž zad a šíje', 'Masáž chrbta a šije', 'Back and neck massage'],
        [
          'Padesát minut s teplým olejem podle výběru.',
          'Päťdesiat minút s teplým olejom podľa výberu.',
          'Fifty minutes with a warm oil of your choice.',
        ],
      ],
      [
        'P',
        2490,
        3990,
        ['Pět terapií', 'Päť terapií', 'Five sessions'],
        [
          'Výhodný balíček na dva měsíce.',
          'Výhodný balíček na dva mesiace.',
          'A good-value package over two months.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Dopolední sleva', 'Dopoludňajšia zľava', 'Morning discount'],
        [
          'Od pondělí do čtvrtka do jedné hodiny.',
          'Od pondelka do štvrtka do jednej hodiny.',
          'Monday to Thursday until one o’clock.',
        ],
      ],
    ],
  },
  {
    key: 'prevention',
    subcategories: [706],
    also: [704, 708],
    hours: 'surgery',
    motifs: ['shield', 'cross'],
    healthcare: /./,
    names: [
      ['Centrum prevence Včas', 'Centrum prevencie Včas', 'several'],
      ['Očkovací centrum Štít', 'Očkovacie centrum Štít'],
      ['Preventivní centrum Semafor', 'Preventívne centrum Semafor', 'several'],
    ],
    short: [
      [
        'Prohlídky a očkování dřív, než začne něco bolet.',
        'Prehliadky a očkovanie skôr, než začne niečo bolieť.',
        'Check-ups and vaccination before anything hurts.',
      ],
      [
        'Preventivní péče bez dlouhé čekárny.',
        'Preventívna starostlivosť bez dlhej čakárne.',
        'Preventive care without the long waiting room.',
      ],
    ],
    lead: [
      [
        'Prevence je nejlevnější lék, jen se na ni těžko hledá chvíle; my ji najdeme s vámi.',
        'Prevencia je najlacnejší liek, len sa na ňu ťažko hľadá chvíľa; nájdeme ju s vami.',
        'Prevention is the cheapest medicine; the hard part is finding a moment, and we help with that.',
      ],
      [
        'Za jedno dopoledne zkontrolujeme, co se jinde obchází týden.',
        'Za jedno dopoludnie skontrolujeme, čo sa inde obchádza týždeň.',
        'In one morning we check what elsewhere takes a week of waiting rooms.',
      ],
    ],
    body: [
      [
        'Výsledky dostanete do dvou dnů i s vysvětlením.',
        'Výsledky dostanete do dvoch dní aj s vysvetlením.',
        'Results arrive within two days, explained.',
      ],
      [
        'První volný termín bývá do týdne, i brzy ráno před prací.',
        'Prvý voľný termín býva do týždňa, aj skoro ráno pred prácou.',
        'The first free slot is usually within a week, early mornings included.',
      ],
      [
        'Na cesty vám sestavíme očkovací plán podle země.',
        'Na cesty vám zostavíme očkovací plán podľa krajiny.',
        'For travel we put together a vaccination plan by country.',
      ],
    ],
    buy: [
      ['preventivní prohlídky', 'preventívne prehliadky', 'preventive check-ups'],
      ['očkování', 'očkovanie', 'vaccination'],
      ['cestovní medicínu', 'cestovnú medicínu', 'travel medicine'],
      ['laboratorní vyšetření', 'laboratórne vyšetrenia', 'laboratory tests'],
    ],
    offers: [
      [
        'P',
        1490,
        2990,
        ['Preventivní prohlídka', 'Preventívna prehliadka', 'Preventive check-up'],
        [
          'Krev, tlak, srdce a hodina s lékařem.',
          'Krv, tlak, srdce a hodina s lekárom.',
          'Blood, pressure, heart and an hour with a doctor.',
        ],
      ],
      [
        'F',
        490,
        890,
        ['Očkování proti chřipce', 'Očkovanie proti chrípke', 'Flu vaccination'],
        [
          'Bez objednání, deset minut a hotovo.',
          'Bez objednania, desať minút a hotovo.',
          'No appointment, ten minutes and done.',
        ],
      ],
    ],
  },
  {
    key: 'psychology',
    subcategories: [707],
    also: [504, 706],
    hours: 'office',
    motifs: ['mind', 'speech', 'leafdrop'],
    // people who treat; advice and talks are none
    healthcare: /^Ordinace/,
    names: [
      ['Poradna Tichý pokoj', 'Poradňa Tichá izba'],
      ['Rozhovor s odborníkem', 'Rozhovor s odborníkom', 'online'],
      ['Ordinace duše Lucerna', 'Ambulancia duše Lampáš'],
      ['Psychologové na dálku', 'Psychológovia na diaľku', 'online'],
    ],
    short: [
      [
        'Rozhovory s lidmi, kteří umějí naslouchat.',
        'Rozhovory s ľuďmi, ktorí vedia načúvať.',
        'Conversations with people who know how to listen.',
      ],
      [
        'Podpora, když je toho na jednoho moc.',
        'Podpora, keď je toho na jedného priveľa.',
        'Support when it all becomes too much for one.',
      ],
    ],
    lead: [
      [
        'Mluvit se dá s námi o všem a nic z toho neodejde za dveře.',
        'S nami sa dá hovoriť o všetkom a nič z toho neodíde za dvere.',
        'You can talk to us about anything, and nothing leaves the room.',
      ],
      [
        'Nemusíte čekat, až bude zle; přijít můžete i jen se srovnat s rozhodnutím.',
        'Nemusíte čakať, kým bude zle; prísť môžete aj len pre jasnejšie rozhodnutie.',
        'You need not wait until things are bad; come even just to think a decision through.',
      ],
    ],
    body: [
      [
        'První volný termín bývá do týdne, přes video ještě dřív.',
        'Prvý voľný termín býva do týždňa, cez video ešte skôr.',
        'The first free slot is usually within a week, by video even sooner.',
      ],
      [
        'Odborníka si vyberete podle tématu a kdykoli ho můžete změnit.',
        'Odborníka si vyberiete podľa témy a kedykoľvek ho môžete zmeniť.',
        'Choose a specialist by topic and change at any time.',
      ],
    ],
    buy: [
      ['rozhovory s psychologem', 'rozhovory s psychológom', 'sessions with a psychologist'],
      ['párové poradenství', 'párové poradenstvo', 'couples counselling'],
      ['kurzy zvládání stresu', 'kurzy zvládania stresu', 'stress management courses'],
      ['online konzultace', 'online konzultácie', 'online consultations'],
    ],
    offers: [
      [
        'P',
        790,
        1290,
        ['Rozhovor s psychologem', 'Rozhovor s psychológom', 'Session with a psychologist'],
        [
          'Padesát minut osobně nebo přes video.',
          'Päťdesiat minút osobne alebo cez video.',
          'Fifty minutes in person or by video.',
        ],
      ],
      [
        'P',
        2490,
        3490,
        ['Tři rozhovory', 'Tri rozhovory', 'Three sessions'],
        [
          'Dost času na to, aby se něco pohnulo.',
          'Dosť času na to, aby sa niečo pohlo.',
          'Enough time for something to move.',
        ],
      ],
    ],
  },
];
