import type { ArticleText } from './parts.ts';

export const moveArticles: readonly ArticleText[] = [
  {
    title: [
      'Do práce na kole: první týden bez výmluv',
      'Do práce na bicykli: prvý týždeň bez výhovoriek',
      'Cycling to work: a first week without excuses',
    ],
    lead: [
      'Nemusíte být sportovec ani mít drahé kolo. Stačí jeden rovný úsek, suché ráno a vědět, kam kolo schovat.',
      'Nemusíte byť športovec ani mať drahý bicykel. Stačí jeden rovný úsek, suché ráno a vedieť, kam bicykel odložiť.',
      'You need neither muscles nor an expensive bike. One flat stretch, a dry morning and a place to park will do.',
    ],
    world: 'cycling',
    cover: [
      'Kolo před kopcovitou krajinou',
      'Bicykel pred kopcovitou krajinou',
      'A bicycle before rolling hills',
    ],
    drawn: ['road', 'bike'],
    categories: [6, 7],
    author: 'movement',
    age: 3,
    featured: true,
    parts: [
      {
        lead: [
          'Nejtěžší kilometr je ten první, protože začíná u postele. Pomůže, když večer uděláte tři věci.',
          'Najťažší kilometer je ten prvý, lebo sa začína pri posteli. Pomôže, ak večer urobíte tri veci.',
          'The hardest kilometre is the first, because it starts in bed. Three things done the night before will help.',
        ],
      },
      {
        list: [
          [
            'Projeďte si trasu v sobotu, kdy nikam nespěcháte.',
            'Prejdite si trasu v sobotu, keď sa nikam neponáhľate.',
            'Ride the route on a Saturday, when nothing is waiting for you.',
          ],
          [
            'Sbalte náhradní tričko a ručník do pracovní skříňky.',
            'Zbaľte náhradné tričko a uterák do pracovnej skrinky.',
            'Leave a spare shirt and a towel in your locker at work.',
          ],
          [
            'Nafoukejte pneumatiky a zkontrolujte světla.',
            'Nafúkajte pneumatiky a skontrolujte svetlá.',
            'Pump the tyres and check the lights.',
          ],
        ],
      },
      {
        image: ['Kolo na dráze', 'Bicykel na dráhe', 'A bicycle on a track'],
        drawn: ['track', 'bike'],
        caption: [
          'Ráno je na stezce klid. Využijte ho.',
          'Ráno je na cestičke pokoj. Využite ho.',
          'The path is quiet in the morning. Make use of it.',
        ],
        crop: 'wide',
      },
      {
        heading: [
          'Co zaplatíte z benefitů',
          'Čo zaplatíte z benefitov',
          'What your benefits pay for',
        ],
      },
      {
        text: [
          [
            'Servis kola, přilbu i blatníky najdete u partnerů v kategorii <a href="{category6}">Sport</a>. Jarní prohlídka vyjde na <strong>{springCheck}</strong> a kolo po ní jede samo.',
            'Servis bicykla, prilbu aj blatníky nájdete u partnerov v kategórii <a href="{category6}">Šport</a>. Jarná prehliadka vyjde na <strong>{springCheck}</strong> a bicykel po nej ide sám.',
            'Service, a helmet and mudguards can be had from partners in the <a href="{category6}">Sport</a> category. A spring check costs <strong>{springCheck}</strong>, and the bike then rolls by itself.',
          ],
          [
            'A když jeden den prší? Jeďte autobusem a zítra zase na kole. Týden se počítá i se čtyřmi dny.',
            'A keď jeden deň prší? Choďte autobusom a zajtra zas na bicykli. Týždeň sa ráta aj so štyrmi dňami.',
            'And if it rains one day? Take the bus and ride again tomorrow. Four days still make a week.',
          ],
        ],
      },
    ],
  },
  {
    title: [
      'Plavání pro ty, kdo nikdy nedoplavali bazén',
      'Plávanie pre tých, čo nikdy nepreplávali bazén',
      'Swimming for those who never made a full length',
    ],
    lead: [
      'Dech, pauza a trpělivost. Za šest týdnů uplavete padesát metrů v klidu.',
      'Dych, pauza a trpezlivosť. Za šesť týždňov preplávate päťdesiat metrov v pokoji.',
      'Breath, rest and patience. In six weeks you will swim fifty metres calmly.',
    ],
    world: 'pool',
    cover: [
      'Plavecké dráhy při pohledu shora',
      'Plavecké dráhy pri pohľade zhora',
      'Swimming lanes seen from above',
    ],
    drawn: ['lanes', 'swim'],
    categories: [6],
    author: 'sport',
    age: 11,
    parts: [
      {
        text: [
          [
            'Většina lidí neplave pomalu, ale <em>rychle a krátce</em>. Po patnácti metrech dojde dech a s ním i chuť. Zkuste to obráceně.',
            'Väčšina ľudí nepláva pomaly, ale <em>rýchlo a krátko</em>. Po pätnástich metroch dôjde dych a s ním aj chuť. Skúste to naopak.',
            'Most people do not swim slowly but <em>fast and briefly</em>. After fifteen metres the breath is gone and so is the joy. Try it the other way round.',
          ],
        ],
      },
      {
        heading: [
          'Tři cvičení na začátek',
          'Tri cvičenia na začiatok',
          'Three exercises to begin with',
        ],
      },
      {
        zigzag: [
          {
            title: ['Bublinky', 'Bublinky', 'Bubbles'],
            text: [
              'Stůjte po prsa ve vodě a dlouze vydechujte pod hladinou. Deset výdechů, bez spěchu.',
              'Stojte po prsia vo vode a dlho vydychujte pod hladinou. Desať výdychov, bez náhlenia.',
              'Stand chest-deep and breathe out slowly under water. Ten times, no hurry.',
            ],
            alt: ['Vlny a bublinky', 'Vlny a bublinky', 'Waves and bubbles'],
            drawn: ['poster', 'wave'],
          },
          {
            title: ['Hvězdice', 'Hviezdica', 'Starfish'],
            text: [
              'Lehněte si na hladinu a nechte se nést. Voda vás udrží, když jí uvěříte.',
              'Ľahnite si na hladinu a nechajte sa niesť. Voda vás udrží, keď jej uveríte.',
              'Lie on the surface and let it carry you. The water holds you once you trust it.',
            ],
            alt: ['Klidná hladina bazénu', 'Pokojná hladina bazéna', 'A calm pool'],
            drawn: ['spa', 'wave'],
            category: 6,
          },
        ],
      },
      {
        text: [
          [
            'Dvakrát týdně půl hodiny je dost. Permanentku do bazénu zaplatíte kartou přímo u pokladny.',
            'Dvakrát týždenne polhodina stačí. Permanentku na plaváreň zaplatíte kartou priamo pri pokladnici.',
            'Half an hour twice a week is enough. A pool pass is paid by card right at the desk.',
          ],
        ],
      },
    ],
  },
  {
    title: [
      'Opřít se nestačí: jak sedět, aby záda nebolela',
      'Oprieť sa nestačí: ako sedieť, aby chrbát nebolel',
      'Leaning back will not help: how to sit without back pain',
    ],
    lead: [
      'Nejlepší poloha je ta příští. Fyzioterapeutka radí, co udělat ještě dnes.',
      'Najlepšia poloha je tá nasledujúca. Fyzioterapeutka radí, čo urobiť ešte dnes.',
      'The best position is the next one. A physiotherapist on what to do today.',
    ],
    world: 'physio',
    cover: [
      'Lehátko v klidné ošetřovně',
      'Ležadlo v pokojnej ošetrovni',
      'A couch in a quiet treatment room',
    ],
    drawn: ['surgery', 'figure'],
    categories: [7],
    author: 'health',
    age: 20,
    featured: true,
    parts: [
      {
        lead: [
          'Tělo není stavěné na osm hodin v jedné poloze, ani v té dokonalé.',
          'Telo nie je stavané na osem hodín v jednej polohe, ani v tej dokonalej.',
          'The body is not built for eight hours in one position, not even a perfect one.',
        ],
      },
      {
        heading: ['Pravidlo třiceti minut', 'Pravidlo tridsiatich minút', 'The thirty-minute rule'],
        level: 3,
      },
      {
        text: [
          [
            'Nastavte si připomínku. Každých třicet minut vstaňte, projděte se k oknu a dvakrát zhluboka vydechněte. Zabere to <strong>čtyřicet vteřin</strong>.',
            'Nastavte si pripomienku. Každých tridsať minút vstaňte, prejdite sa k oknu a dvakrát zhlboka vydýchnite. Zaberie to <strong>štyridsať sekúnd</strong>.',
            'Set a reminder. Every thirty minutes stand up, walk to the window and breathe out deeply twice. It takes <strong>forty seconds</strong>.',
          ],
        ],
      },
      {
        list: [
          [
            'Monitor ve výšce očí, ne pod ní.',
            'Monitor vo výške očí, nie pod ňou.',
            'The screen at eye level, not below.',
          ],
          [
            'Obě nohy na zemi, kolena pod úrovní kyčlí.',
            'Obe nohy na zemi, kolená pod úrovňou bedier.',
            'Both feet on the floor, knees below the hips.',
          ],
          [
            'Telefon na stole, ne mezi uchem a ramenem.',
            'Telefón na stole, nie medzi uchom a ramenom.',
            'The phone on the desk, not between ear and shoulder.',
          ],
        ],
      },
      {
        image: ['Rostliny v ordinaci', 'Rastliny v ambulancii', 'Plants in a consulting room'],
        drawn: ['botanic', 'figure'],
        crop: 'wide',
        caption: [
          'Vstupní vyšetření trvá hodinu a z benefitů ho zaplatíte celé.',
          'Vstupné vyšetrenie trvá hodinu a z benefitov ho zaplatíte celé.',
          'A first examination takes an hour, and benefits cover all of it.',
        ],
      },
    ],
  },
  {
    title: [
      'Jóga v obýváku, nebo ve studiu?',
      'Joga v obývačke, alebo v štúdiu?',
      'Yoga in the living room or in a studio?',
    ],
    lead: [
      'Obojí má něco do sebe. Podle čeho se rozhodnout a jak nezůstat jen u rozhodování.',
      'Oboje má niečo do seba. Podľa čoho sa rozhodnúť a ako nezostať len pri rozhodovaní.',
      'Both have their charm. How to decide, and how not to stop at deciding.',
    ],
    world: 'yoga',
    cover: [
      'Světlé studio s velkými listy',
      'Svetlé štúdio s veľkými listami',
      'A bright studio with large leaves',
    ],
    drawn: ['botanic', 'lotus'],
    categories: [6, 7],
    author: 'movement',
    age: 34,
    parts: [
      {
        zigzag: [
          {
            title: ['Doma', 'Doma', 'At home'],
            text: [
              'Nikam nejedete, nikdo se nedívá. Jenže taky nikdo neopraví rameno, které leze k uchu.',
              'Nikam nejdete, nikto sa nepozerá. Lenže nikto ani neopraví rameno, ktoré lezie k uchu.',
              'No travel, nobody watching. But nobody corrects the shoulder that creeps up either.',
            ],
            alt: ['Podložky na podlaze', 'Podložky na podlahe', 'Mats on a floor'],
            drawn: ['mats', 'lotus'],
          },
          {
            title: ['Ve studiu', 'V štúdiu', 'In a studio'],
            text: [
              'Hodina má začátek i konec a lektorka vidí, co vy ne. První lekce bývá zdarma.',
              'Hodina má začiatok aj koniec a lektorka vidí, čo vy nie. Prvá lekcia býva zadarmo.',
              'A class has a beginning and an end, and the teacher sees what you do not. The first one is often free.',
            ],
            alt: ['Studio s rostlinami', 'Štúdio s rastlinami', 'A studio with plants'],
            drawn: ['studio', 'lotus'],
            category: 6,
          },
        ],
      },
      { heading: ['Zlatá střední cesta', 'Zlatá stredná cesta', 'The middle way'] },
      {
        text: [
          [
            'Měsíc do studia, naučit se pět pozic správně, a pak střídat. Deset minut doma každý den udělá víc než hodina jednou za čtrnáct dní.',
            'Mesiac do štúdia, naučiť sa päť pozícií správne a potom striedať. Desať minút doma každý deň urobí viac než hodina raz za dva týždne.',
            'A month in a studio to learn five poses well, then alternate. Ten minutes a day at home do more than an hour every fortnight.',
          ],
        ],
      },
    ],
  },
  {
    title: [
      'Preventivní prohlídka: deset minut, které se vyplatí',
      'Preventívna prehliadka: desať minút, ktoré sa oplatia',
      'A check-up: ten minutes well spent',
    ],
    lead: [
      'Na co máte nárok zdarma, co si připlatit z benefitů a jak se objednat bez čekání.',
      'Na čo máte nárok zadarmo, čo si priplatiť z benefitov a ako sa objednať bez čakania.',
      'What is free, what benefits can add, and how to book without waiting.',
    ],
    world: 'prevention',
    cover: ['Světlá ordinace', 'Svetlá ambulancia', 'A bright surgery'],
    drawn: ['surgery', 'shield'],
    categories: [7],
    author: null,
    age: 48,
    parts: [
      {
        text: [
          [
            'Praktický lékař vás prohlédne jednou za dva roky, zubař aspoň jednou ročně. Obojí hradí pojišťovna. Přesto k zubaři pravidelně chodí jen asi polovina z nás.',
            'Všeobecný lekár vás prezrie raz za dva roky, zubár aspoň raz ročne. Oboje hradí poisťovňa. Aj tak k zubárovi pravidelne chodí len asi polovica z nás.',
            'Your doctor sees you every two years, the dentist at least once a year, both paid by insurance. Still only about half of us go regularly.',
          ],
        ],
      },
      {
        heading: ['Co stojí za příplatek', 'Čo stojí za príplatok', 'What is worth paying for'],
        level: 3,
      },
      {
        list: [
          ['Dentální hygiena', 'Dentálna hygiena', 'Dental hygiene'],
          [
            'Kontrola znamének dermatoskopem',
            'Kontrola znamienok dermatoskopom',
            'A mole check with a dermatoscope',
          ],
          [
            'Měření zraku a nitroočního tlaku',
            'Meranie zraku a vnútroočného tlaku',
            'An eye test with pressure measurement',
          ],
        ],
      },
      {
        image: ['Čekárna s rostlinou', 'Čakáreň s rastlinou', 'A waiting room with a plant'],
        drawn: ['room', 'shield'],
        caption: [
          'Objednejte se na první ranní termín. Nikdo ještě nemá zpoždění.',
          'Objednajte sa na prvý ranný termín. Nikto ešte nemá meškanie.',
          'Book the first slot of the day. Nobody is late yet.',
        ],
      },
    ],
  },
  {
    title: [
      'Stěna, lano a důvěra: poprvé na lezení',
      'Stena, lano a dôvera: prvýkrát na lezení',
      'Wall, rope and trust: climbing for the first time',
    ],
    lead: [
      'Lezení nestojí na síle rukou, ale na nohách a na tom, kdo drží druhý konec lana.',
      'Lezenie nestojí na sile rúk, ale na nohách a na tom, kto drží druhý koniec lana.',
      'Climbing is not about strong arms. It is about feet, and about whose rope you hold.',
    ],
    world: 'climbing',
    cover: [
      'Lezecká stěna s barevnými chyty',
      'Lezecká stena s farebnými chytmi',
      'A climbing wall with coloured holds',
    ],
    drawn: ['wall', 'carabiner'],
    categories: [6, 4],
    author: 'sport',
    age: 61,
    parts: [
      {
        lead: [
          'Přijďte ve dvou, v pohodlných kalhotách a s ostříhanými nehty. Zbytek půjčí na místě.',
          'Príďte dvaja, v pohodlných nohaviciach a s ostrihanými nechtami. Zvyšok požičajú na mieste.',
          'Come in twos, in comfortable trousers and with short nails. The rest can be borrowed.',
        ],
      },
      {
        text: [
          [
            'Instruktor vám ukáže úvazek, uzel a povely. Za hodinu poprvé vylezete nahoru a za dvě vás bude bolet něco, o čem jste nevěděli, že máte.',
            'Inštruktor vám ukáže úväz, uzol a povely. Za hodinu prvýkrát vyleziete hore a za dve vás bude bolieť niečo, o čom ste nevedeli, že máte.',
            'An instructor shows you the harness, the knot and the calls. After an hour you reach the top; after two, something aches that you did not know you had.',
          ],
        ],
      },
      {
        image: ['Lezkyně pod převisem', 'Lezkyňa pod previsom', 'A climber below an overhang'],
        drawn: ['wall', 'carabiner'],
        crop: 'wide',
      },
      { heading: ['Kolik to stojí', 'Koľko to stojí', 'What it costs'], level: 3 },
      {
        text: [
          [
            'Vstup s půjčením vybavení vyjde na {climbingEntry}, kurz pro začátečníky na {climbingCourse}. Obojí jde zaplatit z benefitů.',
            'Vstup s požičaním výbavy vyjde na {climbingEntry}, kurz pre začiatočníkov na {climbingCourse}. Oboje sa dá zaplatiť z benefitov.',
            'Entry with rented gear costs {climbingEntry}, a beginners’ course {climbingCourse}. Both can be paid with benefits.',
          ],
        ],
      },
    ],
  },
];
