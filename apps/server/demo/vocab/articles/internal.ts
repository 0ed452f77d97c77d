import { slot } from '../countries/slot.ts';
import type { ArticleText, Drawn } from './parts.ts';

type Internal = Pick<ArticleText, 'title' | 'lead' | 'parts'> & {
  readonly world?: string;
  readonly cover?: ArticleText['cover'];
  readonly drawn?: Drawn;
  readonly clients: readonly number[];
};

/** What employers give beyond the portal; some of it two of them give alike. */
export const internalArticles: readonly Internal[] = [
  {
    clients: [1, 2, 3],
    title: [
      'Pět týdnů dovolené a tři dny volna navíc',
      'Päť týždňov dovolenky a tri dni voľna navyše',
      'Five weeks of holiday and three days off',
    ],
    lead: [
      'Tři dny na odpočinek, když je potřeba. Bez vysvětlování.',
      'Tri dni na oddych, keď treba. Bez vysvetľovania.',
      'Three days to rest when you need it. No explanation asked.',
    ],
    parts: [
      {
        text: [
          [
            'Volno navíc si zapíšete v docházce jako <strong>den pro sebe</strong>. Nepřevádí se do dalšího roku a nezkracuje se při částečném úvazku.',
            'Voľno navyše si zapíšete v dochádzke ako <strong>deň pre seba</strong>. Neprevádza sa do ďalšieho roka a neskracuje sa pri čiastočnom úväzku.',
            'Enter the extra day in the attendance system as <strong>a day for yourself</strong>. It does not carry over and is not shortened for part-timers.',
          ],
        ],
      },
      {
        list: [
          [
            'Stačí dát vědět den předem.',
            'Stačí dať vedieť deň vopred.',
            'A day’s notice is enough.',
          ],
          ['Dá se čerpat i po půldnech.', 'Dá sa čerpať aj po poldňoch.', 'Half days are fine.'],
          [
            'Nový kolega má nárok po zkušební době.',
            'Nový kolega má nárok po skúšobnej dobe.',
            'New colleagues are entitled after the trial period.',
          ],
        ],
      },
    ],
  },
  {
    clients: [1],
    world: 'toys',
    cover: ['Kostky a hračky', 'Kocky a hračky', 'Blocks and toys'],
    drawn: ['playground', 'blocks'],
    title: [
      'Firemní školka {nursery}',
      'Firemná škôlka {nursery}',
      'The {nursery} company nursery',
    ],
    lead: [
      'Dvacet míst pro děti od dvou let, hned za vrátnicí.',
      'Dvadsať miest pre deti od dvoch rokov, hneď za vrátnicou.',
      'Twenty places for children from two years, right behind the gate.',
    ],
    parts: [
      {
        lead: [
          'Otevřeno je od půl šesté ráno do šesti večer, aby to vyšlo i na směny.',
          'Otvorené je od pol šiestej ráno do šiestej večer, aby to vyšlo aj na zmeny.',
          'Open from half past five in the morning to six in the evening, to fit all shifts.',
        ],
      },
      {
        text: [
          [
            'Měsíční příspěvek je <strong>{nurseryFee}</strong> včetně obědů. Přihlášky sbírá personální oddělení do konce dubna, zbylá místa se rozdělují losem.',
            'Mesačný príspevok je <strong>{nurseryFee}</strong> vrátane obedov. Prihlášky zbiera personálne oddelenie do konca apríla, zvyšné miesta sa rozdeľujú žrebom.',
            'The monthly fee is <strong>{nurseryFee}</strong> including lunch. HR collects applications until the end of April; remaining places are drawn by lot.',
          ],
        ],
      },
      { heading: ['O prázdninách', 'Cez prázdniny', 'In the summer'], level: 3 },
      {
        text: [
          [
            'Čtrnáct dní v červenci je zavřeno. Druhou polovinu prázdnin pomáhají studentky pedagogické školy.',
            'Dva týždne v júli je zatvorené. Druhú polovicu prázdnin pomáhajú študentky pedagogickej školy.',
            'It closes for a fortnight in July. Trainee teachers help through the rest of the summer.',
          ],
        ],
      },
    ],
  },
  {
    clients: [1, 3],
    title: [
      'Svoz autobusem ze šesti obcí',
      'Zvoz autobusom zo šiestich obcí',
      'A company bus from six villages',
    ],
    lead: [
      'Zdarma, na začátek i konec každé směny.',
      'Zadarmo, na začiatok aj koniec každej zmeny.',
      'Free, at the start and end of each shift.',
    ],
    parts: [
      {
        text: [
          [
            'Autobus jede i o víkendu, když se pracuje. Jízdní řád visí na vrátnici a platí od pondělí do neděle.',
            'Autobus ide aj cez víkend, keď sa pracuje. Cestovný poriadok visí na vrátnici a platí od pondelka do nedele.',
            'The bus also runs on working weekends. The timetable hangs at the gate.',
          ],
        ],
      },
      {
        zigzag: [
          {
            title: ['Nestíháte?', 'Nestíhate?', 'Running late?'],
            text: [
              'Zavolejte dispečerovi na číslo z karty. Počká tři minuty.',
              'Zavolajte dispečerovi na číslo z karty. Počká tri minúty.',
              'Call the dispatcher; the number is on your card. The bus waits three minutes.',
            ],
            alt: ['Silnice mezi kopci', 'Cesta medzi kopcami', 'A road between hills'],
            drawn: ['road', 'bus'],
          },
        ],
      },
    ],
  },
  {
    clients: [1],
    world: 'home',
    cover: ['Police s nádobím', 'Polica s riadom', 'A shelf of glassware'],
    drawn: ['shelves', 'cup'],
    title: [
      'Sklo pro zaměstnance se slevou 40 %',
      'Sklo pre zamestnancov so zľavou 40 %',
      'Glass for employees at 40 % off',
    ],
    lead: [
      'Podniková prodejna, každou středu a první sobotu v měsíci.',
      'Podniková predajňa, každú stredu a prvú sobotu v mesiaci.',
      'The company shop, every Wednesday and the first Saturday of the month.',
    ],
    parts: [
      {
        text: [
          [
            'Sleva platí na celou kolekci kromě zakázkové výroby. Ukažte zaměstnaneckou kartu. Ročně můžete nakoupit za <strong>{glassLimit}</strong>, druhou jakost bez omezení.',
            'Zľava platí na celú kolekciu okrem zákazkovej výroby. Ukážte zamestnaneckú kartu. Ročne môžete nakúpiť za <strong>{glassLimit}</strong>, druhú akosť bez obmedzenia.',
            'The discount covers the whole range except custom work. Show your employee card. The yearly limit is <strong>{glassLimit}</strong>; seconds are unlimited.',
          ],
        ],
      },
    ],
  },
  {
    clients: [2],
    world: 'digital',
    cover: ['Pracovní stůl s obrazovkou', 'Pracovný stôl s obrazovkou', 'A desk with a screen'],
    drawn: ['desk', 'bracket'],
    title: [
      'Práce odkudkoli, osm týdnů v roce',
      'Práca odkiaľkoľvek, osem týždňov v roku',
      'Work from anywhere, eight weeks a year',
    ],
    lead: [
      'Z chaty, od moře i z pohovky. Stačí připojení a souhlas týmu.',
      'Z chaty, od mora aj z pohovky. Stačí pripojenie a súhlas tímu.',
      'From a cottage, the seaside or the sofa. A connection and your team’s consent will do.',
    ],
    parts: [
      {
        lead: [
          'V Evropské unii bez papírů, jinam po domluvě s personálním oddělením.',
          'V Európskej únii bez papierov, inam po dohode s personálnym oddelením.',
          'Within the European Union without paperwork; elsewhere after a word with People.',
        ],
      },
      {
        list: [
          [
            'Aspoň čtyři hodiny denně se překrývejte s týmem.',
            'Aspoň štyri hodiny denne sa prekrývajte s tímom.',
            'Overlap with your team for at least four hours a day.',
          ],
          [
            'Do kalendáře napište, odkud pracujete.',
            'Do kalendára napíšte, odkiaľ pracujete.',
            'Write in the calendar where you work from.',
          ],
          [
            'Na cestu si vezměte evropský průkaz pojištění.',
            'Na cestu si vezmite európsky preukaz poistenca.',
            'Take your European health insurance card.',
          ],
        ],
      },
    ],
  },
  {
    clients: [2],
    title: [
      'Vzdělávání: {learningBudget} a pět dní ročně',
      'Vzdelávanie: {learningBudget} a päť dní ročne',
      'Learning: {learningBudget} and five days a year',
    ],
    lead: [
      'Kurz, konference nebo knihy. Rozhodnutí je na vás.',
      'Kurz, konferencia alebo knihy. Rozhodnutie je na vás.',
      'A course, a conference or books. You decide.',
    ],
    parts: [
      {
        text: [
          [
            'Do limitu nemusíte žádat. Kurz si objednáte sami a fakturu pošlete na <a href="mailto:{learningMail}">{learningMail}</a>. Co vás zaujalo, řekněte ostatním ve čtvrtek na obědě.',
            'Do limitu nemusíte žiadať. Kurz si objednáte sami a faktúru pošlete na <a href="mailto:{learningMail}">{learningMail}</a>. Čo vás zaujalo, povedzte ostatným vo štvrtok na obede.',
            'Within the limit no request is needed. Book it yourself and send the invoice to <a href="mailto:{learningMail}">{learningMail}</a>. Tell the others about it over Thursday lunch.',
          ],
        ],
      },
    ],
  },
  {
    clients: [2],
    world: 'cafe',
    cover: ['Kavárenský pult', 'Kaviarenský pult', 'A café counter'],
    drawn: ['counter', 'croissant'],
    title: [
      'Káva, ovoce a čtvrteční obědy',
      'Káva, ovocie a štvrtkové obedy',
      'Coffee, fruit and Thursday lunches',
    ],
    lead: [
      'V obou kancelářích, pořád. Ve čtvrtek vaří kuchař.',
      'V oboch kanceláriách, stále. Vo štvrtok varí kuchár.',
      'In both offices, always. On Thursdays a chef cooks.',
    ],
    parts: [
      {
        text: [
          [
            'Na oběd se hlaste do středy do tří. Napište, co nejíte; vždycky je i bezmasá varianta.',
            'Na obed sa hláste do stredy do tretej. Napíšte, čo nejete; vždy je aj bezmäsitý variant.',
            'Sign up for lunch by three on Wednesday. Say what you do not eat; there is always a meatless dish.',
          ],
        ],
      },
      {
        image: ['Šálek zblízka', 'Šálka zblízka', 'A cup from close by'],
        drawn: ['cup', 'cup'],
        crop: 'wide',
        caption: [
          'Mlýnek na bezkofeinovou je ten vpravo.',
          'Mlynček na bezkofeínovú je ten vpravo.',
          'The grinder on the right is for decaf.',
        ],
      },
    ],
  },
  {
    clients: [3],
    world: 'prevention',
    cover: ['Světlá ordinace', 'Svetlá ambulancia', 'A bright surgery'],
    drawn: ['surgery', 'cross'],
    title: [
      'Vlastní lékař dvakrát týdně v závodě',
      'Vlastný lekár dvakrát týždenne v závode',
      'A doctor in the plant twice a week',
    ],
    lead: [
      'Úterý a čtvrtek od sedmi do poledne, i bez objednání.',
      'Utorok a štvrtok od siedmej do obeda, aj bez objednania.',
      'Tuesday and Thursday from seven to noon, no booking needed.',
    ],
    parts: [
      {
        text: [
          [
            'Ordinace je v přízemí správní budovy. Kromě prohlídek tu dostanete i očkování proti chřipce a klíšťové encefalitidě, obojí <strong>hradí závod</strong>.',
            'Ambulancia je na prízemí správnej budovy. Okrem prehliadok tu dostanete aj očkovanie proti chrípke a kliešťovej encefalitíde, oboje <strong>hradí závod</strong>.',
            'The surgery is on the ground floor of the main building. Besides check-ups it gives flu and tick-borne encephalitis vaccinations, both <strong>paid by the plant</strong>.',
          ],
        ],
      },
      { heading: ['Rehabilitace', 'Rehabilitácia', 'Physiotherapy'], level: 3 },
      {
        text: [
          [
            'Deset procedur ročně po doporučení lékaře, přímo v závodě a v pracovní době.',
            'Desať procedúr ročne po odporúčaní lekára, priamo v závode a v pracovnom čase.',
            'Ten sessions a year on the doctor’s recommendation, in the plant and during working hours.',
          ],
        ],
      },
    ],
  },
  {
    clients: [3],
    title: [
      'Chata {belowTheMountains} za cenu úklidu',
      'Chata {belowTheMountains} za cenu upratovania',
      'A cottage {belowTheMountains} for the price of cleaning',
    ],
    lead: [
      'Osm lůžek, kachlová kamna a dvacet minut na lanovku.',
      'Osem lôžok, kachľová pec a dvadsať minút na lanovku.',
      'Eight beds, a tiled stove and twenty minutes to the cable car.',
    ],
    world: 'pension',
    cover: ['Hory a louky', 'Hory a lúky', 'Mountains and meadows'],
    drawn: ['hills', 'mountain'],
    parts: [
      {
        list: [
          [
            'Víkend {cottageWeekend}, týden {cottageWeek} pro celou chatu.',
            'Víkend {cottageWeekend}, týždeň {cottageWeek} za celú chatu.',
            'A weekend {cottageWeekend}, a week {cottageWeek} for the whole cottage.',
          ],
          [
            'Letní a vánoční termíny se losují.',
            'Letné a vianočné termíny sa žrebujú.',
            'Summer and Christmas dates are drawn by lot.',
          ],
          slot('cottageBenefit'),
          ['Klíče jsou na vrátnici.', 'Kľúče sú na vrátnici.', 'The keys are at the gate.'],
        ],
      },
      {
        image: ['Krajina pod horami', 'Krajina pod horami', 'Land below the mountains'],
        drawn: ['hills', 'mountain'],
        crop: 'wide',
      },
    ],
  },
];
