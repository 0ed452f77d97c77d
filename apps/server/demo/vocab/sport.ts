import type { Trade } from './trade.ts';

export const sport: readonly Trade[] = [
  {
    key: 'fitness',
    subcategories: [601],
    also: [603, 608],
    hours: 'gym',
    motifs: ['dumbbell', 'kettlebell'],
    names: [
      ['Fitness Pevný bod', 'Fitness Pevný bod', 'chain'],
      ['Posilovny Kovárna síly', 'Posilňovne Vyhňa sily', 'chain'],
      ['Studio Pohyb a dech', 'Štúdio Pohyb a dych'],
      ['CrossBox Lokomotiva', 'CrossBox Lokomotíva'],
      ['Fit klub Vzpřímeně', 'Fit klub Vzpriamene', 'several'],
      ['Posilovna Stará hala', 'Posilňovňa Stará hala'],
      ['Fitness Síla hor', 'Fitness Sila Tatier', 'chain'],
      ['Gym Ocelová loď', 'Gym Oceľová loď'],
      ['Fitklub Pulz', 'Fitklub Pulz', 'several'],
      ['Fitness Rytmus', 'Fitness Rytmus', 'chain'],
    ],
    short: [
      [
        'Posilovna bez předvádění: přijdete, zacvičíte si, odejdete lehčí.',
        'Posilňovňa bez pretvárky: prídete, zacvičíte si, odídete ľahší.',
        'A gym without posing: come, train, leave lighter.',
      ],
      [
        'Stroje, činky a trenéři, kteří si pamatují vaše koleno.',
        'Stroje, činky a tréneri, ktorí si pamätajú vaše koleno.',
        'Machines, weights and trainers who remember your knee.',
      ],
      [
        'Skupinové lekce i klidná posilovna od šesti ráno.',
        'Skupinové lekcie aj pokojná posilňovňa od šiestej ráno.',
        'Group classes and a quiet gym from six in the morning.',
      ],
    ],
    lead: [
      [
        'Cvičí u nás maratonci i lidé po operaci, každý svým tempem.',
        'Cvičia u nás maratónci aj ľudia po operácii, každý svojím tempom.',
        'Marathon runners and people after surgery train here, each at their own pace.',
      ],
      [
        'První tři návštěvy vás nenecháme samotné a techniku opravíme včas.',
        'Prvé tri návštevy vás nenecháme samých a techniku opravíme včas.',
        'For your first three visits we stay with you and correct your form early.',
      ],
      [
        'Nemáme rádi rekordy za každou cenu, raději vás tu uvidíme i za rok.',
        'Nemáme radi rekordy za každú cenu, radšej vás tu uvidíme aj o rok.',
        'We do not chase records; we would rather see you here a year from now.',
      ],
    ],
    body: [
      [
        'Na pěti stovkách metrů najdete činky, stroje, kruhový trénink i místo na protažení.',
        'Na päťsto metroch nájdete činky, stroje, kruhový tréning aj miesto na strečing.',
        'Five hundred square metres of weights, machines, circuit training and room to stretch.',
      ],
      [
        'Rozvrh lekcí zveřejňujeme na měsíc dopředu a rezervujete si je v telefonu.',
        'Rozvrh lekcií zverejňujeme na mesiac vopred a rezervujete si ich v telefóne.',
        'The timetable is out a month ahead and you book on your phone.',
      ],
      [
        'Vzduch měníme čtyřikrát za hodinu a hudba není nikdy moc nahlas.',
        'Vzduch meníme štyrikrát za hodinu a hudba nikdy nie je príliš nahlas.',
        'We change the air four times an hour, and the music is never too loud.',
      ],
      [
        'Trenér vám sestaví plán a po šesti týdnech ho spolu upravíte.',
        'Tréner vám zostaví plán a po šiestich týždňoch ho spolu upravíte.',
        'A trainer draws up a plan and revises it with you after six weeks.',
      ],
    ],
    buy: [
      ['jednorázové vstupy', 'jednorazové vstupy', 'single entries'],
      ['měsíční a roční členství', 'mesačné a ročné členstvo', 'monthly and annual membership'],
      ['skupinové lekce', 'skupinové lekcie', 'group classes'],
      ['hodiny s trenérem', 'hodiny s trénerom', 'personal training'],
      ['měření a konzultace', 'meranie a konzultácie', 'measurements and consultations'],
    ],
    offers: [
      [
        'P',
        119,
        189,
        ['Jednorázový vstup', 'Jednorazový vstup', 'Single entry'],
        [
          'Posilovna i sauna, bez omezení času.',
          'Posilňovňa aj sauna, bez obmedzenia času.',
          'Gym and sauna with no time limit.',
        ],
      ],
      [
        'P',
        890,
        1490,
        ['Měsíční členství', 'Mesačné členstvo', 'Monthly membership'],
        [
          'Všechny vstupy i lekce, bez závazku.',
          'Všetky vstupy aj lekcie, bez viazanosti.',
          'All entries and classes with no commitment.',
        ],
      ],
      [
        'P',
        490,
        790,
        ['Hodina s trenérem', 'Hodina s trénerom', 'An hour with a trainer'],
        [
          'Plán, technika a odpovědi na vaše otázky.',
          'Plán, technika a odpovede na vaše otázky.',
          'A plan, technique and answers to your questions.',
        ],
      ],
      [
        'D',
        20,
        30,
        ['Sleva na deset lekcí', 'Zľava na desať lekcií', 'Ten classes for less'],
        [
          'Kruhový trénink, box i zdravá záda.',
          'Kruhový tréning, box aj zdravý chrbát.',
          'Circuit training, boxing and healthy back.',
        ],
      ],
    ],
  },
  {
    key: 'pool',
    subcategories: [602],
    also: [608, 601],
    hours: 'pool',
    motifs: ['swim', 'wave'],
    names: [
      ['Plavecký klub Modrá hladina', 'Plavecký klub Modrá hladina'],
      ['Aquapark Vlnobití', 'Aquapark Vlnobitie'],
      ['Plavecká škola Pulec', 'Plavecká škola Žubrienka', 'several'],
      ['Bazén Stará říčka', 'Bazén Stará riečka'],
      ['Plavání pro děti Žabička', 'Plávanie pre deti Žabička', 'chain'],
      ['Plavecký bazén Delfín', 'Plaváreň Delfínia'],
      ['Aquapark Slunečná pláž', 'Aquapark Slnečná pláž'],
      ['Plavecká škola Kapitán Kapka', 'Plavecká škola Kapitán Kvapka', 'several'],
    ],
    short: [
      [
        'Čistá voda, volné dráhy a teplá sprcha na konec.',
        'Čistá voda, voľné dráhy a teplá sprcha na záver.',
        'Clean water, free lanes and a warm shower to finish.',
      ],
      [
        'Bazén pro ranní kilometr i odpolední skluzavku.',
        'Bazén na ranný kilometer aj popoludňajšiu šmykľavku.',
        'A pool for the morning kilometre and the afternoon slide.',
      ],
    ],
    lead: [
      [
        'Voda má u nás osmadvacet stupňů a žádný ostrý zápach.',
        'Voda má u nás dvadsaťosem stupňov a žiadny ostrý zápach.',
        'Our water is twenty-eight degrees and free of harsh smells.',
      ],
      [
        'Učíme plavat děti od půl roku i dospělé, kteří to vždycky odkládali.',
        'Učíme plávať deti od pol roka aj dospelých, ktorí to vždy odkladali.',
        'We teach babies from six months and adults who always put it off.',
      ],
    ],
    body: [
      [
        'Pětadvacetimetrový bazén má šest drah a jedna je vždycky jen pro pomalé.',
        'Dvadsaťpäťmetrový bazén má šesť dráh a jedna je vždy len pre pomalých.',
        'The 25-metre pool has six lanes, and one is always for slow swimmers.',
      ],
      [
        'Vedle je vířivka, pára a lehátka, odkud je vidět na děti.',
        'Vedľa je vírivka, para a ležadlá, odkiaľ vidno na deti.',
        'Next to it are a whirlpool, steam and loungers with a view of the children.',
      ],
      [
        'Obsazenost drah sledujete živě na webu, než vyrazíte z domu.',
        'Obsadenosť dráh sledujete naživo na webe, než vyrazíte z domu.',
        'Check how busy the lanes are online before you leave home.',
      ],
    ],
    buy: [
      ['vstup do bazénu a aquaparku', 'vstup do bazéna a aquaparku', 'pool and water park entry'],
      ['permanentky', 'permanentky', 'season passes'],
      [
        'kurzy plavání pro děti i dospělé',
        'kurzy plávania pre deti aj dospelých',
        'swimming courses for children and adults',
      ],
      ['vstup do sauny', 'vstup do sauny', 'sauna entry'],
    ],
    offers: [
      [
        'P',
        110,
        190,
        ['Ranní plavání', 'Ranné plávanie', 'Morning swim'],
        [
          'Devadesát minut před prací, kdy jsou dráhy volné.',
          'Deväťdesiat minút pred prácou, keď sú dráhy voľné.',
          'Ninety minutes before work while the lanes are free.',
        ],
      ],
      [
        'P',
        490,
        790,
        ['Rodinný vstup na celý den', 'Rodinný vstup na celý deň', 'Family day ticket'],
        [
          'Dva dospělí, dvě děti a všechny skluzavky.',
          'Dvaja dospelí, dve deti a všetky šmykľavky.',
          'Two adults, two children and every slide.',
        ],
      ],
      [
        'P',
        1890,
        2990,
        ['Kurz plavání pro děti', 'Kurz plávania pre deti', 'Children’s swimming course'],
        [
          'Dvanáct lekcí v malé skupině s dvěma lektory.',
          'Dvanásť lekcií v malej skupine s dvoma lektormi.',
          'Twelve lessons in a small group with two teachers.',
        ],
      ],
    ],
  },
  {
    key: 'yoga',
    subcategories: [603],
    also: [705, 707],
    hours: 'studio',
    motifs: ['lotus', 'leafdrop'],
    names: [
      ['Jógová studia Ticho', 'Jogové štúdiá Ticho'],
      ['Pilates Dlouhá páteř', 'Pilates Dlhá chrbtica'],
      ['Jóga Ranní mlha', 'Joga Ranná hmla', 'several'],
      ['Studio Nádech', 'Štúdio Nádych'],
      ['Jóga Bílá místnost', 'Joga Biela miestnosť'],
      ['Pilates Rovnováha', 'Pilates Rovnováha'],
    ],
    short: [
      [
        'Jóga a pilates pro ztuhlá záda i plnou hlavu.',
        'Joga a pilates pre stuhnutý chrbát aj plnú hlavu.',
        'Yoga and pilates for stiff backs and full heads.',
      ],
      [
        'Světlé studio, malé skupiny a nikdo nikam nespěchá.',
        'Svetlé štúdio, malé skupiny a nikto sa nikam nenáhli.',
        'A bright studio, small groups and nobody in a hurry.',
      ],
    ],
    lead: [
      [
        'Přijít můžete v čemkoli pohodlném a podložku půjčíme.',
        'Prísť môžete v čomkoľvek pohodlnom a podložku požičiame.',
        'Come in anything comfortable; we lend the mat.',
      ],
      [
        'Cvičíme pomalu a přesně, protože tělo si to tak pamatuje.',
        'Cvičíme pomaly a presne, lebo telo si to tak pamätá.',
        'We move slowly and precisely, because that is how the body remembers.',
      ],
    ],
    body: [
      [
        'V rozvrhu najdete jemné hodiny, dynamičtější večery i lekce pro těhotné.',
        'V rozvrhu nájdete jemné hodiny, dynamickejšie večery aj lekcie pre tehotné.',
        'The timetable has gentle classes, livelier evenings and sessions for expectant mothers.',
      ],
      [
        'Po lekci zbývá čas na čaj a pár slov.',
        'Po lekcii zostáva čas na čaj a pár slov.',
        'After class there is time for tea and a few words.',
      ],
      [
        'Na stroje i na podložky bereme nejvýš deset lidí.',
        'Na stroje aj na podložky berieme najviac desať ľudí.',
        'Never more than ten people, on mats or on reformers.',
      ],
    ],
    buy: [
      ['jednotlivé lekce', 'jednotlivé lekcie', 'single classes'],
      ['permanentky na deset vstupů', 'permanentky na desať vstupov', 'ten-class passes'],
      ['víkendové semináře', 'víkendové semináre', 'weekend workshops'],
      ['individuální hodiny', 'individuálne hodiny', 'private sessions'],
    ],
    offers: [
      [
        'P',
        190,
        290,
        ['Lekce jógy', 'Lekcia jogy', 'Yoga class'],
        [
          'Sedmdesát pět minut, pomůcky a čaj v ceně.',
          'Sedemdesiatpäť minút, pomôcky a čaj v cene.',
          'Seventy-five minutes, props and tea included.',
        ],
      ],
      [
        'P',
        1690,
        2390,
        ['Permanentka na deset vstupů', 'Permanentka na desať vstupov', 'Ten-class pass'],
        [
          'Platí půl roku na všechny lekce.',
          'Platí pol roka na všetky lekcie.',
          'Valid for six months for every class.',
        ],
      ],
      [
        'D',
        20,
        35,
        ['Sleva na první měsíc', 'Zľava na prvý mesiac', 'First month discount'],
        [
          'Čtyři týdny neomezeně, ať najdete svou hodinu.',
          'Štyri týždne neobmedzene, aby ste našli svoju hodinu.',
          'Four unlimited weeks to find your class.',
        ],
      ],
    ],
  },
  {
    key: 'racket',
    subcategories: [604],
    also: [608, 601],
    hours: 'gym',
    motifs: ['racket', 'ball'],
    names: [
      ['Tenis Za Tratí', 'Tenis Za traťou'],
      ['Badminton Peříčko', 'Bedminton Pierko'],
      ['Squash Čtyři stěny', 'Squash Štyri steny'],
      ['Sportovní hala Lokálka', 'Športová hala Lokálka', 'several'],
      ['Stolní tenis Topspin', 'Stolný tenis Topspin'],
      ['Tenis Antuka', 'Tenis Antuka'],
      ['Padel Klec', 'Padel Klietka'],
      ['Sportovní hala Jednička', 'Športová hala Jednotka'],
    ],
    short: [
      [
        'Kurty, rakety a parťák na hru, když chybí.',
        'Kurty, rakety a parťák na hru, keď chýba.',
        'Courts, rackets and a partner when you lack one.',
      ],
      [
        'Zahrajte si po práci, osvětlení svítí do desíti.',
        'Zahrajte si po práci, osvetlenie svieti do desiatej.',
        'Play after work; the lights are on until ten.',
      ],
    ],
    lead: [
      [
        'Kurty stavíme tak, aby míč skákal rovně, a zbytek je na vás.',
        'Kurty staviame tak, aby lopta skákala rovno, a zvyšok je na vás.',
        'We build courts so that the ball bounces true; the rest is up to you.',
      ],
      [
        'Hrají tu lidé od osmi do osmdesáti, nejčastěji hned po práci.',
        'Hrajú tu ľudia od ôsmich do osemdesiatich rokov, najčastejšie hneď po práci.',
        'People from eight to eighty play here, mostly straight after work.',
      ],
    ],
    body: [
      [
        'Rezervaci uděláte na dvě kliknutí a hráče do dvojice pomůžeme najít.',
        'Rezerváciu urobíte na dve kliknutia a hráča do dvojice pomôžeme nájsť.',
        'Booking takes two clicks and we help find you a partner.',
      ],
      [
        'V zimě hrajeme pod halou s měkkým povrchem, který šetří kolena.',
        'V zime hráme pod halou s mäkkým povrchom, ktorý šetrí kolená.',
        'In winter we play indoors on a soft floor that spares the knees.',
      ],
      [
        'Děti trénují od čtyř, dospělí začátečníci ve středu večer.',
        'Deti trénujú od štyroch, dospelí začiatočníci v stredu večer.',
        'Children train at four, adult beginners on Wednesday evenings.',
      ],
    ],
    buy: [
      ['pronájem kurtů', 'prenájom kurtov', 'court hire'],
      ['tréninky s trenérem', 'tréningy s trénerom', 'coaching'],
      ['půjčení raket', 'požičanie rakiet', 'racket hire'],
      ['sportovní kroužky pro děti', 'športové krúžky pre deti', 'children’s clubs'],
    ],
    offers: [
      [
        'P',
        240,
        420,
        ['Hodina na kurtu', 'Hodina na kurte', 'An hour on court'],
        [
          'Mimo hlavní čas, s půjčením dvou raket.',
          'Mimo hlavného času, s požičaním dvoch rakiet.',
          'Off-peak, two rackets included.',
        ],
      ],
      [
        'P',
        490,
        790,
        ['Trénink s trenérem', 'Tréning s trénerom', 'Coached session'],
        [
          'Šedesát minut jen na vaše podání.',
          'Šesťdesiat minút len na vaše podanie.',
          'Sixty minutes just for your serve.',
        ],
      ],
      [
        'D',
        15,
        25,
        ['Ranní sleva', 'Ranná zľava', 'Morning discount'],
        [
          'Od otevření do dvou odpoledne.',
          'Od otvorenia do druhej popoludní.',
          'From opening until two in the afternoon.',
        ],
      ],
    ],
  },
  {
    key: 'climbing',
    subcategories: [605],
    also: [608, 107],
    hours: 'gym',
    motifs: ['carabiner', 'mountain'],
    names: [
      ['Lezecké centrum Převis', 'Lezecké centrum Previs'],
      ['Boulder Kámen', 'Boulder Kameň'],
      ['Lezecká stěna Spára', 'Lezecká stena Škára'],
    ],
    short: [
      [
        'Stěny a balvany pro lidi, kteří neposedí.',
        'Steny a balvany pre ľudí, čo neobsedia.',
        'Walls and boulders for people who cannot sit still.',
      ],
      [
        'Od první cesty po převis, vždycky s jištěním.',
        'Od prvej cesty po previs, vždy s istením.',
        'From a first route to the overhang, always on belay.',
      ],
    ],
    lead: [
      [
        'Poprvé vás jistí instruktor, podruhé už se sami chlubíte.',
        'Prvýkrát vás istí inštruktor, druhýkrát sa už sami chválite.',
        'The first time an instructor belays you; the second time you are showing off.',
      ],
      [
        'Lezou tu děti po škole i právníci po práci a navzájem si radí.',
        'Lezú tu deti po škole aj právnici po práci a navzájom si radia.',
        'Children come after school and lawyers after work, and they advise each other.',
      ],
    ],
    body: [
      [
        'Cesty přestavujeme každých šest týdnů, od dětských po převislé.',
        'Cesty prestavujeme každých šesť týždňov, od detských po previsnuté.',
        'We reset routes every six weeks, from children’s to overhanging.',
      ],
      [
        'Jističku i lezečky půjčíme a uzel vás naučíme za deset minut.',
        'Istítko aj lezečky požičiame a uzol vás naučíme za desať minút.',
        'We lend the belay device and shoes and teach you the knot in ten minutes.',
      ],
      [
        'V létě jezdíme s malými skupinami na skutečné skály.',
        'V lete jazdíme s malými skupinami na skutočné skaly.',
        'In summer we take small groups out to real rock.',
      ],
    ],
    buy: [
      ['vstup na stěnu', 'vstup na stenu', 'wall entry'],
      ['kurzy lezení', 'kurzy lezenia', 'climbing courses'],
      ['půjčení vybavení', 'požičanie výbavy', 'gear hire'],
      ['výjezdy na skály', 'výjazdy na skaly', 'trips to the rocks'],
    ],
    offers: [
      [
        'P',
        160,
        260,
        ['Celodenní vstup na stěnu', 'Celodenný vstup na stenu', 'Day pass to the wall'],
        [
          'Přijďte a odejděte, kolikrát chcete.',
          'Príďte a odíďte, koľkokrát chcete.',
          'Come and go as often as you like.',
        ],
      ],
      [
        'P',
        790,
        1390,
        ['Kurz pro začátečníky', 'Kurz pre začiatočníkov', 'Beginners’ course'],
        [
          'Tři hodiny s instruktorem a veškeré vybavení.',
          'Tri hodiny s inštruktorom a všetka výbava.',
          'Three hours with an instructor and all the gear.',
        ],
      ],
    ],
  },
  {
    key: 'cycling',
    subcategories: [607],
    also: [605, 107],
    hours: 'shop',
    motifs: ['bike', 'compass'],
    names: [
      ['Půjčovna kol Šlapka', 'Požičovňa bicyklov Pedál', 'several'],
      ['Cykloservis Přehazovačka', 'Cykloservis Prehadzovačka'],
      ['Sport Stezka', 'Šport Chodník', 'chain'],
      ['Půjčovna kol Hráz', 'Požičovňa bicyklov Hrádza', 'several'],
    ],
    short: [
      [
        'Půjčíme kolo, seřídíme vaše a poradíme, kam vyrazit.',
        'Požičiame bicykel, nastavíme váš a poradíme, kam vyraziť.',
        'We lend bikes, tune yours and tell you where to go.',
      ],
      [
        'Kola pro rodinu, do práce i na celý víkend.',
        'Bicykle pre rodinu, do práce aj na celý víkend.',
        'Bikes for the family, for work and for the whole weekend.',
      ],
    ],
    lead: [
      [
        'Na kolech, která půjčujeme, jezdíme sami do práce.',
        'Na bicykloch, ktoré požičiavame, jazdíme sami do práce.',
        'We ride the bikes we lend to work ourselves.',
      ],
      [
        'Kolo vám nastavíme na míru, protože bolavá záda na výlet nepatří.',
        'Bicykel vám nastavíme na mieru, lebo boľavý chrbát na výlet nepatrí.',
        'We fit the bike to you, since a sore back has no place on a trip.',
      ],
    ],
    body: [
      [
        'Servis zvládneme většinou do druhého dne.',
        'Servis zvládneme väčšinou do druhého dňa.',
        'Repairs are usually done by the next day.',
      ],
      [
        'Mapu okolních tras dostanete zdarma a s puntíky, kde se dobře jí.',
        'Mapu okolitých trás dostanete zadarmo a s bodkami, kde sa dobre je.',
        'You get a free trail map with dots where the food is good.',
      ],
      [
        'Pro děti máme sedačky, vozíky i malá kola od čtyř let.',
        'Pre deti máme sedačky, vozíky aj malé bicykle od štyroch rokov.',
        'For children there are seats, trailers and small bikes from the age of four.',
      ],
    ],
    buy: [
      ['půjčení kol a elektrokol', 'požičanie bicyklov a elektrobicyklov', 'bike and e-bike hire'],
      ['servis a seřízení', 'servis a nastavenie', 'servicing and tuning'],
      ['helmy a doplňky', 'prilby a doplnky', 'helmets and accessories'],
      ['cyklovýlety s průvodcem', 'cyklovýlety so sprievodcom', 'guided bike trips'],
    ],
    offers: [
      [
        'P',
        390,
        690,
        ['Kolo na celý den', 'Bicykel na celý deň', 'A bike for the day'],
        [
          'S helmou, zámkem a mapou do kapsy.',
          'S prilbou, zámkom a mapou do vrecka.',
          'With helmet, lock and a pocket map.',
        ],
      ],
      [
        'P',
        690,
        1190,
        ['Jarní servis kola', 'Jarný servis bicykla', 'Spring bike service'],
        [
          'Brzdy, řetěz, přehazovačka a umytí.',
          'Brzdy, reťaz, prehadzovačka a umytie.',
          'Brakes, chain, gears and a wash.',
        ],
      ],
      [
        'D',
        10,
        20,
        [
          'Sleva na půjčení elektrokola',
          'Zľava na požičanie elektrobicykla',
          'E-bike hire discount',
        ],
        [
          'Aby kopce nebyly výmluva.',
          'Aby kopce neboli výhovorka.',
          'So that hills are no excuse.',
        ],
      ],
    ],
  },
  {
    key: 'winter',
    subcategories: [606],
    also: [605, 608, 104],
    hours: 'reception',
    motifs: ['ski', 'mountain'],
    names: [
      ['Skiareál Severák', 'Skiareál Severák'],
      ['Lyžařská škola Sněhulák', 'Lyžiarska škola Snehuliak'],
      ['Skipark Jedlová stráň', 'Skipark Jedľová stráň'],
      ['Ski Javořina', 'Ski Javorovina'],
    ],
    short: [
      [
        'Upravené svahy, vleky bez front a horká čokoláda.',
        'Upravené svahy, vleky bez radov a horúca čokoláda.',
        'Groomed slopes, lifts without queues and hot chocolate.',
      ],
      [
        'Zima, jak má být: sníh, led a červené tváře.',
        'Zima, aká má byť: sneh, ľad a červené líca.',
        'Winter as it should be: snow, ice and red cheeks.',
      ],
    ],
    lead: [
      [
        'Svahy upravujeme v noci, ráno stačí zapnout boty.',
        'Svahy upravujeme v noci, ráno stačí zapnúť topánky.',
        'We groom at night; in the morning you only need to buckle up.',
      ],
      [
        'Děti u nás stojí na lyžích první den a druhý už jedou.',
        'Deti u nás stoja na lyžiach prvý deň a druhý už jazdia.',
        'Children stand on skis the first day and ski the second.',
      ],
    ],
    body: [
      [
        'Půjčovna i servis jsou přímo u dolní stanice.',
        'Požičovňa aj servis sú priamo pri dolnej stanici.',
        'Rental and service are right at the bottom station.',
      ],
      [
        'Večer svítíme do devíti a lístek platí i na sáňkařskou dráhu.',
        'Večer svietime do deviatej a lístok platí aj na sánkarskú dráhu.',
        'Lights are on until nine and the ticket covers the toboggan run.',
      ],
      [
        'V létě vozíme lanovkou pěší i kola.',
        'V lete vozíme lanovkou peších aj bicykle.',
        'In summer the lift carries walkers and bikes.',
      ],
    ],
    buy: [
      ['skipasy a lístky', 'skipasy a lístky', 'ski passes and tickets'],
      ['lekce s instruktorem', 'lekcie s inštruktorom', 'lessons with an instructor'],
      ['půjčení lyží a bruslí', 'požičanie lyží a korčúľ', 'ski and skate hire'],
      ['servis vybavení', 'servis výstroja', 'equipment service'],
    ],
    offers: [
      [
        'P',
        690,
        1290,
        ['Celodenní skipas', 'Celodenný skipas', 'Full-day ski pass'],
        [
          'Všechny vleky i večerní lyžování.',
          'Všetky vleky aj večerné lyžovanie.',
          'All lifts and night skiing.',
        ],
      ],
      [
        'P',
        590,
        990,
        ['Hodina s instruktorem', 'Hodina s inštruktorom', 'An hour with an instructor'],
        [
          'Pro jednoho nebo pro dva, lyže i snowboard.',
          'Pre jedného alebo pre dvoch, lyže aj snowboard.',
          'For one or two, on skis or a snowboard.',
        ],
      ],
      [
        'D',
        20,
        30,
        ['Sleva ve všední dny', 'Zľava v pracovné dni', 'Weekday discount'],
        [
          'V týdnu máte svah skoro pro sebe.',
          'Cez týždeň máte svah takmer pre seba.',
          'On weekdays you almost have the slope to yourself.',
        ],
      ],
    ],
  },
];
