import type { Trade } from './trade.ts';

export const personalDevelopment: readonly Trade[] = [
  {
    key: 'language',
    subcategories: [501],
    also: [506, 504],
    hours: 'office',
    motifs: ['speech', 'pencil'],
    names: [
      ['Jazyková škola Most slov', 'Jazyková škola Most slov', 'several'],
      ['Jazykovka Bez přízvuku', 'Jazykovka Bez prízvuku'],
      ['Angličtina U Kulatého stolu', 'Angličtina Pri okrúhlom stole'],
      ['Jazyková škola Papoušek', 'Jazyková škola Papagáj', 'several'],
      ['Slovíčka denně', 'Slovíčka denne', 'online'],
      ['Rozhovor online', 'Rozhovor online', 'online'],
    ],
    short: [
      [
        'Jazyky v malých skupinách, od první věty po certifikát.',
        'Jazyky v malých skupinách, od prvej vety po certifikát.',
        'Languages in small groups, from the first sentence to a certificate.',
      ],
      [
        'Naučíte se mluvit, ne vyplňovat cvičení.',
        'Naučíte sa hovoriť, nie vypĺňať cvičenia.',
        'Learn to speak rather than fill in exercises.',
      ],
    ],
    lead: [
      [
        'Učíme mluvit od první minuty a chyby bereme jako součást cesty.',
        'Učíme hovoriť od prvej minúty a chyby berieme ako súčasť cesty.',
        'We get you talking from minute one and treat mistakes as part of the road.',
      ],
      [
        'Lektory máme doma i ze zahraničí a všichni učí rádi.',
        'Lektorov máme domácich aj zo zahraničia a všetci učia radi.',
        'Our teachers come from here and abroad, and all of them love teaching.',
      ],
    ],
    body: [
      [
        'Před začátkem si s vámi čtvrthodinu popovídáme a doporučíme úroveň.',
        'Pred začiatkom sa s vami štvrťhodinu porozprávame a odporučíme úroveň.',
        'We chat with you for a quarter of an hour first and suggest a level.',
      ],
      [
        'Kurzy běží ráno před prací, o polední pauze i večer.',
        'Kurzy bežia ráno pred prácou, cez obednú prestávku aj večer.',
        'Courses run before work, over lunch and in the evening.',
      ],
      [
        'Mezi lekcemi vám přijde pět minut procvičování do telefonu.',
        'Medzi lekciami vám príde päť minút precvičovania do telefónu.',
        'Between lessons you get five minutes of practice on your phone.',
      ],
    ],
    buy: [
      ['skupinové kurzy', 'skupinové kurzy', 'group courses'],
      ['individuální lekce', 'individuálne lekcie', 'one-to-one lessons'],
      ['přípravu na zkoušky', 'prípravu na skúšky', 'exam preparation'],
      ['letní kurzy pro děti', 'letné kurzy pre deti', 'summer courses for children'],
    ],
    offers: [
      [
        'P',
        3490,
        5990,
        ['Semestrální kurz', 'Semestrálny kurz', 'A term of lessons'],
        [
          'Šestnáct lekcí v nejvýše osmičlenné skupině.',
          'Šestnásť lekcií v najviac osemčlennej skupine.',
          'Sixteen lessons in a group of eight at most.',
        ],
      ],
      [
        'P',
        390,
        590,
        ['Individuální lekce', 'Individuálna lekcia', 'One-to-one lesson'],
        [
          'Hodina jen pro vás, u nás nebo přes internet.',
          'Hodina len pre vás, u nás alebo cez internet.',
          'An hour just for you, at the school or online.',
        ],
      ],
      [
        'D',
        15,
        25,
        ['Sleva na intenzivní kurz', 'Zľava na intenzívny kurz', 'Intensive course discount'],
        [
          'Dva týdny, po kterých začnete v cizím jazyce i snít.',
          'Dva týždne, po ktorých začnete v cudzom jazyku aj snívať.',
          'Two weeks after which you may dream in another language.',
        ],
      ],
    ],
  },
  {
    key: 'digital',
    subcategories: [502, 504],
    also: [501],
    hours: 'office',
    motifs: ['bracket', 'bulb', 'pencil'],
    names: [
      ['Kurzárna Tabulka', 'Kurzáreň Tabuľka', 'online'],
      ['Akademie Nula a jedna', 'Akadémia Nula a jedna'],
      ['Koučink Jasná hlava', 'Koučing Jasná hlava'],
      ['Škola příběhu dat', 'Škola príbehu dát', 'online'],
      ['Akademie Kompas', 'Akadémia Kompas'],
      ['Digitální řemeslo', 'Digitálne remeslo', 'online'],
    ],
    short: [
      [
        'Praktické kurzy, které použijete hned druhý den.',
        'Praktické kurzy, ktoré použijete hneď na druhý deň.',
        'Practical courses you will use the very next day.',
      ],
      [
        'Data, tabulky, prezentace i jasnější hlava.',
        'Dáta, tabuľky, prezentácie aj jasnejšia hlava.',
        'Data, spreadsheets, presentations and a clearer head.',
      ],
    ],
    lead: [
      [
        'Učí u nás lidé z praxe, kteří to dělají každý den.',
        'Učia u nás ľudia z praxe, ktorí to robia každý deň.',
        'Our teachers are practitioners who do this every day.',
      ],
      [
        'Nic zbytečného: každá lekce řeší jeden skutečný úkol.',
        'Nič zbytočné: každá lekcia rieši jednu skutočnú úlohu.',
        'Nothing superfluous: each lesson solves one real task.',
      ],
    ],
    body: [
      [
        'Po kurzu máte měsíc přístup k lektorovi, kdyby se něco zaseklo.',
        'Po kurze máte mesiac prístup k lektorovi, keby sa niečo zaseklo.',
        'For a month after the course you can reach the teacher if you get stuck.',
      ],
      [
        'Videa zůstávají vaše napořád, vracet se můžete kdykoli.',
        'Videá zostávajú vaše navždy, vracať sa môžete kedykoľvek.',
        'The videos are yours for good; come back to them any time.',
      ],
      [
        'První setkání je nezávazné a bez placení.',
        'Prvé stretnutie je nezáväzné a bez platenia.',
        'The first meeting is free and without obligation.',
      ],
    ],
    buy: [
      ['jednodenní workshopy', 'jednodňové workshopy', 'one-day workshops'],
      ['online kurzy', 'online kurzy', 'online courses'],
      ['hodiny koučinku', 'hodiny koučingu', 'coaching sessions'],
      ['studijní materiály', 'študijné materiály', 'study materials'],
    ],
    offers: [
      [
        'P',
        1490,
        2990,
        ['Workshop na celý den', 'Celodenný workshop', 'Full-day workshop'],
        [
          'Osm hodin praxe, oběd a materiály v ceně.',
          'Osem hodín praxe, obed a materiály v cene.',
          'Eight hours of practice with lunch and materials.',
        ],
      ],
      [
        'P',
        690,
        1290,
        ['Online kurz napořád', 'Online kurz navždy', 'Online course for life'],
        [
          'Dvacet krátkých lekcí s úkoly a zpětnou vazbou.',
          'Dvadsať krátkych lekcií s úlohami a spätnou väzbou.',
          'Twenty short lessons with tasks and feedback.',
        ],
      ],
      [
        'D',
        15,
        25,
        [
          'Sleva na tři hodiny koučinku',
          'Zľava na tri hodiny koučingu',
          'Three coaching sessions for less',
        ],
        [
          'Na rozhodnutí, která odkládáte.',
          'Na rozhodnutia, ktoré odkladáte.',
          'For the decisions you keep putting off.',
        ],
      ],
    ],
  },
  {
    key: 'creative',
    subcategories: [503],
    also: [506],
    hours: 'studio',
    motifs: ['brush', 'scissors', 'bulb'],
    names: [
      ['Ateliér Hlína a oheň', 'Ateliér Hlina a oheň'],
      ['Dílna Jehla a nit', 'Dielňa Ihla a niť'],
      ['Ateliér Barevná dílna', 'Ateliér Farebná dielňa'],
    ],
    short: [
      [
        'Keramika, malba a šití pro ruce od klávesnice.',
        'Keramika, maľba a šitie pre ruky od klávesnice.',
        'Pottery, painting and sewing for hands that live at a keyboard.',
      ],
      [
        'Přijďte si něco vytvořit, talent neověřujeme.',
        'Príďte si niečo vytvoriť, talent neoverujeme.',
        'Come and make something; we do not test for talent.',
      ],
    ],
    lead: [
      [
        'V dílně se nehodnotí, jen tvoří, a zástěru půjčíme.',
        'V dielni sa nehodnotí, len tvorí, a zásteru požičiame.',
        'Nobody grades you in our workshop, and we lend you an apron.',
      ],
      [
        'Začít se dá v sedmi i v sedmdesáti.',
        'Začať sa dá v siedmich aj v sedemdesiatich.',
        'You can start at seven or at seventy.',
      ],
    ],
    body: [
      [
        'Materiál je v ceně a hotový kousek vám vypálíme nebo zarámujeme.',
        'Materiál je v cene a hotový kúsok vám vypálime alebo zarámujeme.',
        'Materials are included and we fire or frame the finished piece.',
      ],
      [
        'Jednou za pololetí uspořádáme výstavu, na kterou zvete vy.',
        'Raz za polrok usporiadame výstavu, na ktorú pozývate vy.',
        'Twice a year we hold an exhibition, and you do the inviting.',
      ],
      [
        'Páteční večery patří dvojicím a kamarádkám, s vínem po ruce.',
        'Piatkové večery patria dvojiciam a kamarátkam, s vínom poruke.',
        'Friday evenings belong to couples and friends, with wine at hand.',
      ],
    ],
    buy: [
      ['pravidelné kurzy', 'pravidelné kurzy', 'regular courses'],
      ['jednorázové dílny', 'jednorazové dielne', 'single workshops'],
      ['materiál a potřeby', 'materiál a potreby', 'materials and supplies'],
      ['příměstské tábory', 'denné tábory', 'day camps'],
    ],
    offers: [
      [
        'P',
        690,
        1290,
        ['Večer v dílně', 'Večer v dielni', 'An evening in the workshop'],
        [
          'Tři hodiny, všechny materiály a čaj.',
          'Tri hodiny, všetky materiály a čaj.',
          'Three hours, all materials and tea.',
        ],
      ],
      [
        'P',
        2490,
        3990,
        ['Příměstský tábor', 'Denný tábor', 'Day camp'],
        [
          'Pět dní tvoření pro děti od šesti let, s obědy.',
          'Päť dní tvorenia pre deti od šiestich rokov, s obedmi.',
          'Five creative days for children over six, lunches included.',
        ],
      ],
      [
        'F',
        350,
        550,
        ['Zkušební hodina', 'Skúšobná hodina', 'Trial lesson'],
        [
          'Vyzkoušejte akvarel, hrnčířský kruh nebo šicí stroj.',
          'Vyskúšajte akvarel, hrnčiarsky kruh alebo šijací stroj.',
          'Try watercolour, the potter’s wheel or a sewing machine.',
        ],
      ],
    ],
  },
  {
    key: 'music',
    subcategories: [505],
    also: [506, 503],
    hours: 'studio',
    motifs: ['note', 'headphones'],
    names: [
      ['Hudební škola Páté kolo', 'Hudobná škola Piate koleso'],
      ['Hudební škola Solmizace', 'Hudobná škola Solmizácia'],
    ],
    short: [
      [
        'Hudba pro děti i dospělé, kteří ji vždycky odkládali.',
        'Hudba pre deti aj dospelých, ktorí ju vždy odkladali.',
        'Music for children and for adults who always put it off.',
      ],
    ],
    lead: [
      [
        'První písničku zahrajete po měsíci, slibujeme.',
        'Prvú pesničku zahráte po mesiaci, sľubujeme.',
        'You will play your first song within a month, we promise.',
      ],
      [
        'Učíme klavír, kytaru, housle i zpěv a stupnice dávkujeme s citem.',
        'Učíme klavír, gitaru, husle aj spev a stupnice dávkujeme s citom.',
        'We teach piano, guitar, violin and singing, and dose the scales with care.',
      ],
    ],
    body: [
      [
        'Nástroj si můžete půjčit domů.',
        'Nástroj si môžete požičať domov.',
        'You may borrow an instrument to practise at home.',
      ],
      [
        'Jednou za pololetí uspořádáme malý koncert, na kterém nikdo nikoho nehodnotí.',
        'Raz za polrok usporiadame malý koncert, na ktorom nikto nikoho nehodnotí.',
        'Twice a year we hold a small concert where nobody judges anybody.',
      ],
    ],
    buy: [
      ['hodiny hry na nástroj', 'hodiny hry na nástroj', 'instrument lessons'],
      ['hodiny zpěvu', 'hodiny spevu', 'singing lessons'],
      ['půjčení nástroje', 'požičanie nástroja', 'instrument hire'],
      ['hudební tábory', 'hudobné tábory', 'music camps'],
    ],
    offers: [
      [
        'P',
        350,
        550,
        ['Zkušební hodina', 'Skúšobná hodina', 'Trial lesson'],
        [
          'Vyzkoušejte klavír, kytaru nebo housle.',
          'Vyskúšajte klavír, gitaru alebo husle.',
          'Try the piano, the guitar or the violin.',
        ],
      ],
      [
        'P',
        3490,
        4990,
        ['Pololetí u nástroje', 'Polrok pri nástroji', 'Half a year at an instrument'],
        [
          'Osmnáct hodin s učitelem a nástroj k zapůjčení.',
          'Osemnásť hodín s učiteľom a nástroj na požičanie.',
          'Eighteen lessons with a teacher and an instrument to borrow.',
        ],
      ],
    ],
  },
];
