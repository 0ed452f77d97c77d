import { slot } from '../countries/slot.ts';
import type { ArticleText } from './parts.ts';

export const liveArticles: readonly ArticleText[] = [
  {
    title: [
      'E-stravenka v kapse: kde platí a kde překvapí',
      'E-stravenka vo vrecku: kde platí a kde prekvapí',
      'E-meal vouchers: where they work and where they surprise',
    ],
    lead: [
      'Zaplatíte jí přesně {toTheCoin}, v restauraci i v krámku na rohu. A někde i v pekárně v šest ráno.',
      'Zaplatíte ňou presne {toTheCoin}, v reštaurácii aj v obchodíku na rohu. A niekde aj v pekárni o šiestej ráno.',
      'They pay the exact amount, {toTheCoin}, in restaurants and corner shops alike. In some bakeries even at six in the morning.',
    ],
    world: 'restaurant',
    cover: [
      'Prostřený stůl při pohledu shora',
      'Prestretý stôl pri pohľade zhora',
      'A laid table seen from above',
    ],
    drawn: ['table', 'fork'],
    categories: [2],
    author: null,
    age: 1,
    featured: true,
    parts: [
      {
        heading: [
          'Čtyři věci, které se vyplatí vědět',
          'Štyri veci, ktoré sa oplatí vedieť',
          'Four things worth knowing',
        ],
      },
      {
        list: [
          [
            'Když na kartě chybí {fewCoins}, zbytek doplatíte běžnou kartou.',
            'Keď na karte chýba {fewCoins}, zvyšok doplatíte bežnou kartou.',
            'If the card is {fewCoins} short, the rest can be paid with a bank card.',
          ],
          [
            'Platí i v obchodech s potravinami, nejen v restauracích.',
            'Platí aj v obchodoch s potravinami, nielen v reštauráciách.',
            'They work in grocery shops, not only in restaurants.',
          ],
          [
            'Alkohol a tabák z ní zaplatit nejde.',
            'Alkohol a tabak sa z nej zaplatiť nedajú.',
            'They do not pay for alcohol and tobacco.',
          ],
          slot('mealLaw'),
        ],
      },
      {
        image: ['Talíř s obědem', 'Tanier s obedom', 'A plate of lunch'],
        drawn: ['plate', 'cloche'],
        crop: 'wide',
        caption: [
          'Polední menu kousek od práce najdete podle vzdálenosti.',
          'Obedové menu kúsok od práce nájdete podľa vzdialenosti.',
          'Sort by distance to find lunch near work.',
        ],
      },
      {
        text: [
          [
            'Otevřete kategorii <a href="{category2}">E-stravenky a potraviny</a> a seřaďte ji podle vzdálenosti. U každého místa uvidíte, jestli je právě otevřeno.',
            'Otvorte kategóriu <a href="{category2}">E-stravenky a potraviny</a> a zoraďte ju podľa vzdialenosti. Pri každom mieste uvidíte, či je práve otvorené.',
            'Open <a href="{category2}">E-meal vouchers and groceries</a> and sort by distance. Each place says whether it is open right now.',
          ],
        ],
      },
    ],
  },
  {
    title: [
      'Jak utratit benefity dřív, než propadnou',
      'Ako minúť benefity skôr, než prepadnú',
      'How to spend benefits before they expire',
    ],
    lead: [
      'Na konci roku to spěchá. Pět tipů, které potěší i v lednu.',
      'Na konci roka to súri. Päť tipov, ktoré potešia aj v januári.',
      'The end of the year is near. Five ideas you will still enjoy in January.',
    ],
    world: 'sales',
    cover: ['Visačky a cenovky', 'Visačky a cenovky', 'Tags and price labels'],
    drawn: ['tags', 'percent'],
    categories: [8, 9],
    author: null,
    age: 9,
    parts: [
      {
        lead: [
          'Podívejte se na svůj zůstatek. Vedle částky je i datum, do kdy platí.',
          'Pozrite sa na svoj zostatok. Vedľa sumy je aj dátum, dokedy platí.',
          'Look at your balance. Next to the amount stands the date it holds until.',
        ],
      },
      {
        list: [
          [
            'Kupte si zážitek na jaro: poukaz platí půl roku.',
            'Kúpte si zážitok na jar: poukaz platí pol roka.',
            'Buy an experience for spring: vouchers hold half a year.',
          ],
          ['Předplaťte permanentku.', 'Predplaťte permanentku.', 'Prepay a season ticket.'],
          [
            'Nechte si změřit oči a vyberte brýle.',
            'Dajte si zmerať oči a vyberte okuliare.',
            'Have your eyes tested and choose glasses.',
          ],
          [
            'Objednejte knihy na celou zimu.',
            'Objednajte knihy na celú zimu.',
            'Order books for the whole winter.',
          ],
          [
            'Zapište se na kurz, který začíná v únoru.',
            'Zapíšte sa na kurz, ktorý sa začína vo februári.',
            'Enrol in a course that starts in February.',
          ],
        ],
      },
      { heading: ['Na co si dát pozor', 'Na čo si dať pozor', 'What to watch for'], level: 3 },
      {
        text: [
          [
            'Některé pobočky mají o svátcích zavřeno a doručení trvá déle. <strong>Nenechávejte to na poslední týden.</strong>',
            'Niektoré pobočky majú cez sviatky zatvorené a doručenie trvá dlhšie. <strong>Nenechávajte to na posledný týždeň.</strong>',
            'Some branches close over the holidays and deliveries take longer. <strong>Do not leave it to the last week.</strong>',
          ],
          slot('fundLaw'),
        ],
      },
    ],
  },
  {
    title: [
      'Jazykový kurz, u kterého vydržíte',
      'Jazykový kurz, pri ktorom vydržíte',
      'A language course you will stick with',
    ],
    lead: [
      'Večer, přes internet, nebo v obědové pauze. Rozhoduje jediné: kdy nejste unavení.',
      'Večer, cez internet alebo cez obednú prestávku. Rozhoduje jediné: kedy nie ste unavení.',
      'In the evening, online, or over lunch. One thing decides: when you are not tired.',
    ],
    world: 'language',
    cover: [
      'Bubliny rozhovoru v několika barvách',
      'Bubliny rozhovoru v niekoľkých farbách',
      'Speech bubbles in several colours',
    ],
    drawn: ['voices', 'speech'],
    categories: [5],
    author: 'home',
    age: 13,
    parts: [
      {
        text: [
          [
            'Většina kurzů neskončí zkouškou, ale výmluvou v polovině listopadu. Vyberte proto <em>menší skupinu</em>: ve čtyřech si vaší nepřítomnosti někdo všimne.',
            'Väčšina kurzov sa neskončí skúškou, ale výhovorkou v polovici novembra. Vyberte preto <em>menšiu skupinu</em>: v štyroch si vašu neprítomnosť niekto všimne.',
            'Most courses end not with an exam but with an excuse in mid-November. So choose a <em>small group</em>: among four, somebody notices you are missing.',
          ],
        ],
      },
      {
        zigzag: [
          {
            title: ['Konverzace', 'Konverzácia', 'Conversation'],
            text: [
              'Mluvíte od první minuty. Chyby opravuje lektor až nakonec.',
              'Hovoríte od prvej minúty. Chyby opravuje lektor až na konci.',
              'You speak from the first minute. Mistakes are corrected at the end.',
            ],
            alt: ['Dvě bubliny rozhovoru', 'Dve bubliny rozhovoru', 'Two speech bubbles'],
            drawn: ['poster', 'speech'],
          },
          {
            title: ['Gramatika', 'Gramatika', 'Grammar'],
            text: [
              'Pro ty, kdo chtějí vědět proč. Domácí úkol zabere dvacet minut týdně.',
              'Pre tých, čo chcú vedieť prečo. Domáca úloha zaberie dvadsať minút týždenne.',
              'For those who want to know why. Homework takes twenty minutes a week.',
            ],
            alt: ['Stůl se sešitem', 'Stôl so zošitom', 'A desk with a notebook'],
            drawn: ['desk', 'pencil'],
            category: 5,
          },
        ],
      },
    ],
  },
  {
    title: [
      'Balkon, na kterém něco vyroste',
      'Balkón, na ktorom niečo vyrastie',
      'A balcony where something grows',
    ],
    lead: [
      'Tři truhlíky, jeden pytel substrátu a bylinky, které přežijí i dovolenou.',
      'Tri hrantíky, jedno vrece substrátu a bylinky, ktoré prežijú aj dovolenku.',
      'Three boxes, a bag of soil and herbs that survive your holidays.',
    ],
    world: 'garden',
    cover: ['Rostliny s velkými listy', 'Rastliny s veľkými listami', 'Plants with large leaves'],
    drawn: ['botanic', 'plant'],
    categories: [9],
    author: 'home',
    age: 39,
    parts: [
      { heading: ['Co kam zasadit', 'Čo kam zasadiť', 'What to plant where'] },
      {
        list: [
          [
            'Na slunce: rozmarýn, tymián, šalvěj.',
            'Na slnko: rozmarín, tymian, šalvia.',
            'In the sun: rosemary, thyme, sage.',
          ],
          [
            'Do polostínu: pažitka, petržel, máta.',
            'Do polotieňa: pažítka, petržlen, mäta.',
            'In half shade: chives, parsley, mint.',
          ],
          [
            'Do stínu: lampička a křeslo.',
            'Do tieňa: lampička a kreslo.',
            'In the shade: a lamp and a chair.',
          ],
        ],
      },
      {
        image: ['Police s bylinkami', 'Polica s bylinkami', 'A shelf of herbs'],
        drawn: ['shelves', 'plant'],
        crop: 'square',
        caption: [
          'Mátu sázejte zvlášť, jinak sežere sousedy.',
          'Mätu saďte zvlášť, inak zožerie susedov.',
          'Plant mint apart, or it eats its neighbours.',
        ],
      },
      {
        text: [
          [
            'Zalévejte ráno a do misky, ne na listy. Před odjezdem stačí obrátit do květináče láhev s propíchnutým víčkem.',
            'Zalievajte ráno a do misky, nie na listy. Pred odchodom stačí obrátiť do kvetináča fľašu s prepichnutým viečkom.',
            'Water in the morning, into the saucer and not on the leaves. Before leaving, turn a bottle with a pierced cap into the pot.',
          ],
        ],
      },
    ],
  },
  {
    title: [
      'Masáž, kosmetika, nebo spánek?',
      'Masáž, kozmetika alebo spánok?',
      'Massage, a facial, or sleep?',
    ],
    lead: [
      'Co opravdu pomáhá po náročném týdnu a co jen hezky voní.',
      'Čo naozaj pomáha po náročnom týždni a čo len pekne vonia.',
      'What really helps after a hard week, and what merely smells nice.',
    ],
    world: 'cosmetics',
    cover: [
      'Toaletní stolek s lahvičkami',
      'Toaletný stolík s fľaštičkami',
      'A dressing table with bottles',
    ],
    drawn: ['vanity', 'perfume'],
    categories: [10, 7],
    author: 'health',
    age: 44,
    parts: [
      {
        lead: [
          'Spánek vyhrává vždycky. Masáž je druhá a pleť vám poděkuje za obojí.',
          'Spánok vyhráva vždy. Masáž je druhá a pleť vám poďakuje za oboje.',
          'Sleep always wins. Massage comes second, and your skin is grateful for both.',
        ],
      },
      {
        text: [
          [
            'Hodinová masáž snižuje napětí ve svalech asi na dva dny. Tři týdny po sobě udělají víc než tři hodiny najednou.',
            'Hodinová masáž znižuje napätie vo svaloch asi na dva dni. Tri týždne po sebe urobia viac než tri hodiny naraz.',
            'An hour of massage eases muscles for about two days. Three weeks in a row do more than three hours at once.',
          ],
        ],
      },
      {
        image: ['Mísa s vodou a květy', 'Misa s vodou a kvetmi', 'A bowl of water with petals'],
        drawn: ['spa', 'petal'],
        crop: 'wide',
      },
      {
        text: [
          [
            'Kosmetiku a masáže najdete v kategorii <a href="{category10}">Krása</a>.',
            'Kozmetiku a masáže nájdete v kategórii <a href="{category10}">Krása</a>.',
            'Facials and massages are in the <a href="{category10}">Beauty</a> category.',
          ],
        ],
      },
    ],
  },
  {
    title: ['Cashback bez kouzel', 'Cashback bez kúziel', 'Cashback without magic'],
    lead: [
      'Odkud se vracejí peníze, kdy přijdou a proč někdy nepřijdou.',
      'Odkiaľ sa peniaze vracajú, kedy prídu a prečo niekedy neprídu.',
      'Where the money comes from, when it arrives and why it sometimes does not.',
    ],
    world: 'cashback',
    cover: ['Sloupce mincí a šipka', 'Stĺpce mincí a šípka', 'Stacks of coins and an arrow'],
    drawn: ['coins', 'coin'],
    categories: [11],
    author: null,
    age: 57,
    parts: [
      {
        text: [
          [
            'Obchod platí za to, že jste přišli od nás. Část odměny vám posíláme zpátky. Nic víc v tom není.',
            'Obchod platí za to, že ste prišli od nás. Časť odmeny vám posielame späť. Nič viac v tom nie je.',
            'The shop pays because you came from us. We send part of it back to you. That is all there is to it.',
          ],
        ],
      },
      {
        heading: ['Aby cashback dorazil', 'Aby cashback dorazil', 'To make sure it arrives'],
        level: 3,
      },
      {
        list: [
          [
            'Klikněte vždy z portálu, ne ze záložky.',
            'Kliknite vždy z portálu, nie zo záložky.',
            'Always click from the portal, not a bookmark.',
          ],
          [
            'Nákup dokončete v jednom okně.',
            'Nákup dokončite v jednom okne.',
            'Finish the purchase in one window.',
          ],
          [
            'Počkejte, až uplyne lhůta na vrácení zboží.',
            'Počkajte, kým uplynie lehota na vrátenie tovaru.',
            'Wait until the return period is over.',
          ],
        ],
      },
      {
        image: ['Mince na oběžné dráze', 'Mince na obežnej dráhe', 'Coins in orbit'],
        drawn: ['orbit', 'coin'],
        crop: 'wide',
        caption: [
          'Obvykle to trvá šest až osm týdnů.',
          'Obvykle to trvá šesť až osem týždňov.',
          'It usually takes six to eight weeks.',
        ],
      },
    ],
  },
];
