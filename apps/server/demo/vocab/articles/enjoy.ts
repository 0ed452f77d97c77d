import { slot } from '../countries/slot.ts';
import type { ArticleText } from './parts.ts';

export const enjoyArticles: readonly ArticleText[] = [
  {
    title: [
      'Víkend v lázních za cenu večeře',
      'Víkend v kúpeľoch za cenu večere',
      'A spa weekend for the price of a dinner',
    ],
    lead: [
      'Mimo sezonu jsou lázně prázdné, vlídné a o třetinu levnější. A dojedete tam vlakem.',
      'Mimo sezóny sú kúpele prázdne, vľúdne a o tretinu lacnejšie. A dôjdete tam vlakom.',
      'Out of season the spas are empty, kind and a third cheaper. And the train takes you there.',
    ],
    world: 'wellness',
    cover: [
      'Bazén s párou mezi velkými listy',
      'Bazén s parou medzi veľkými listami',
      'A steaming pool among large leaves',
    ],
    drawn: ['spa', 'lotus'],
    categories: [1, 7],
    author: 'travel',
    age: 6,
    featured: true,
    parts: [
      {
        lead: [
          'Listopad a březen jsou v lázních nejlepší měsíce v roce, jen se o tom nemluví.',
          'November a marec sú v kúpeľoch najlepšie mesiace v roku, len sa o tom nehovorí.',
          'November and March are the best months for spas. It is just not said aloud.',
        ],
      },
      { heading: ['Plán na dva dny', 'Plán na dva dni', 'A plan for two days'] },
      {
        zigzag: [
          {
            title: ['Pátek večer', 'Piatok večer', 'Friday evening'],
            text: [
              'Přijeďte vlakem v šest, večeřte polévku a jděte do páry. Telefon nechte na pokoji.',
              'Príďte vlakom o šiestej, dajte si polievku a choďte do pary. Telefón nechajte na izbe.',
              'Arrive by the six o’clock train, have soup and go to the steam room. Leave the phone upstairs.',
            ],
            alt: ['Vlak mezi kopci', 'Vlak medzi kopcami', 'A train between hills'],
            drawn: ['railway', 'train'],
          },
          {
            title: ['Sobota', 'Sobota', 'Saturday'],
            text: [
              'Dopoledne kolonáda a dlouhá procházka, odpoledne jedna procedura. Jen jedna.',
              'Dopoludnia kolonáda a dlhá prechádzka, popoludní jedna procedúra. Len jedna.',
              'The colonnade and a long walk before noon, one treatment after. Only one.',
            ],
            alt: ['Kolonáda u pramene', 'Kolonáda pri prameni', 'A colonnade by a spring'],
            drawn: ['colonnade', 'wave'],
            category: 1,
          },
        ],
      },
      {
        text: [
          [
            'Pobyt na dvě noci s polopenzí seženete od {spaStay} pro dva. Polovinu klidně zaplaťte z benefitů a zbytek kartou.',
            'Pobyt na dve noci s polpenziou zoženiete od {spaStay} pre dvoch. Polovicu pokojne zaplaťte z benefitov a zvyšok kartou.',
            'Two nights with half board start at {spaStay} for two. Pay half with benefits and the rest by card.',
          ],
          slot('recreationLaw'),
        ],
      },
    ],
  },
  {
    title: [
      'Pět výletů vlakem do hodiny a půl',
      'Päť výletov vlakom do hodiny a pol',
      'Five train trips within ninety minutes',
    ],
    lead: [
      'Bez parkování, bez plánování. Jen lístek, svačina a pevné boty.',
      'Bez parkovania, bez plánovania. Len lístok, desiata a pevné topánky.',
      'No parking, no planning. A ticket, a snack and good shoes.',
    ],
    world: 'transport',
    cover: ['Vlak projíždí krajinou', 'Vlak prechádza krajinou', 'A train crossing the country'],
    drawn: ['railway', 'train'],
    categories: [1],
    author: 'travel',
    age: 15,
    parts: [
      {
        text: [
          [
            'Vlak má jednu výhodu, o které se málo mluví: <strong>zpátky nemusíte na stejné nádraží</strong>. Přejděte hřeben a nasedněte jinde.',
            'Vlak má jednu výhodu, o ktorej sa málo hovorí: <strong>späť nemusíte na tú istú stanicu</strong>. Prejdite hrebeň a nasadnite inde.',
            'Trains have an advantage few mention: <strong>you need not return to the same station</strong>. Cross the ridge and board elsewhere.',
          ],
        ],
      },
      {
        list: [
          [
            'Za skalami: z nádraží rovnou do lesa, osm kilometrů.',
            'Za skalami: zo stanice rovno do lesa, osem kilometrov.',
            'For rocks: from the platform straight into the forest, eight kilometres.',
          ],
          [
            'Za rybníkem: rovina i pro kočárek.',
            'Za rybníkom: rovina aj pre kočík.',
            'For a pond: flat, fit for a pram.',
          ],
          [
            'Za zříceninou: hodina nahoru, půl hodiny dolů.',
            'Za zrúcaninou: hodina hore, polhodina dolu.',
            'For a ruin: an hour up, half an hour down.',
          ],
          [
            'Za vínem: sklep otevírá ve dvě.',
            'Za vínom: pivnica otvára o druhej.',
            'For wine: the cellar opens at two.',
          ],
          [
            'Za koupáním: v červnu bez davů.',
            'Za kúpaním: v júni bez davov.',
            'For a swim: no crowds in June.',
          ],
        ],
      },
      {
        image: ['Trať vedoucí krajinou', 'Trať vedúca krajinou', 'A railway through the country'],
        drawn: ['railway', 'train'],
        crop: 'wide',
        caption: [
          'Sedněte si po směru vlevo.',
          'Sadnite si v smere jazdy vľavo.',
          'Sit facing forward, on the left.',
        ],
      },
    ],
  },
  {
    title: [
      'Divadlo pro ty, kdo tam nebyli od školy',
      'Divadlo pre tých, čo tam neboli od školy',
      'Theatre for those who last went with school',
    ],
    lead: [
      'Dnešní divadlo trvá hodinu a půl, smí se v něm smát a kabát nechá v šatně každý.',
      'Dnešné divadlo trvá hodinu a pol, smie sa v ňom smiať a kabát necháva v šatni každý.',
      'Theatre today takes ninety minutes, laughing is allowed, and everyone leaves their coat in the cloakroom.',
    ],
    world: 'theatre',
    cover: [
      'Jeviště s oponou a světly',
      'Javisko s oponou a svetlami',
      'A stage with curtain and lights',
    ],
    drawn: ['stage', 'mask'],
    categories: [4],
    author: 'culture',
    age: 25,
    parts: [
      {
        heading: [
          'Jak vybrat první představení',
          'Ako vybrať prvé predstavenie',
          'How to pick the first show',
        ],
      },
      {
        text: [
          [
            'Nezačínejte klasikou. Vyberte komorní hru v malém sále: uvidíte hercům do tváře a do druhé řady tam stojí lístek jako do kina.',
            'Nezačínajte klasikou. Vyberte komornú hru v malej sále: uvidíte hercom do tváre a do druhého radu tam stojí lístok ako do kina.',
            'Do not begin with a classic. Choose a chamber play in a small hall: you will see the faces, and a second-row seat costs as much as a film.',
          ],
        ],
      },
      {
        image: ['Opona a reflektory', 'Opona a reflektory', 'A curtain and spotlights'],
        drawn: ['stage', 'mask'],
        crop: 'wide',
      },
      {
        list: [
          [
            'Přijďte o čtvrt hodiny dřív a dejte si kávu ve foyer.',
            'Príďte o štvrťhodinu skôr a dajte si kávu vo foyeri.',
            'Come a quarter of an hour early and have coffee in the foyer.',
          ],
          [
            'Program si přečtěte až potom.',
            'Program si prečítajte až potom.',
            'Read the programme afterwards.',
          ],
          [
            'Když se vám nelíbí, o přestávce se smí odejít.',
            'Ak sa vám nepáči, cez prestávku sa smie odísť.',
            'If you do not like it, leaving at the interval is allowed.',
          ],
        ],
      },
    ],
  },
  {
    title: [
      'Co číst, když máte deset minut denně',
      'Čo čítať, keď máte desať minút denne',
      'What to read when you have ten minutes a day',
    ],
    lead: [
      'Krátké povídky, eseje a knihy, které se dají otevřít kdekoli. Knihkupci doporučují.',
      'Krátke poviedky, eseje a knihy, ktoré sa dajú otvoriť kdekoľvek. Kníhkupci odporúčajú.',
      'Short stories, essays and books you can open anywhere. Booksellers recommend.',
    ],
    world: 'bookshop',
    cover: ['Hřbety knih na polici', 'Chrbty kníh na polici', 'Spines of books on a shelf'],
    drawn: ['spines', 'book'],
    categories: [3],
    author: 'culture',
    age: 29,
    parts: [
      {
        lead: [
          'Deset minut denně je za rok šedesát hodin. To je osm knih.',
          'Desať minút denne je za rok šesťdesiat hodín. To je osem kníh.',
          'Ten minutes a day make sixty hours a year. That is eight books.',
        ],
      },
      {
        text: [
          [
            'Tajemství není v tempu, ale v místě. Mějte knihu tam, kde jindy berete do ruky telefon: u kávovaru, v tašce, na okenním parapetu.',
            'Tajomstvo nie je v tempe, ale v mieste. Majte knihu tam, kde inokedy beriete do ruky telefón: pri kávovare, v taške, na parapete.',
            'The secret is not speed but place. Keep a book where you usually reach for the phone: by the coffee machine, in the bag, on the sill.',
          ],
        ],
      },
      { heading: ['Tři sázky na jistotu', 'Tri stávky na istotu', 'Three safe bets'], level: 3 },
      {
        list: [
          [
            'Povídky: jedna cesta tramvají, jeden příběh.',
            'Poviedky: jedna cesta električkou, jeden príbeh.',
            'Stories: one tram ride, one tale.',
          ],
          [
            'Deníky: otevřete na dnešním datu.',
            'Denníky: otvorte na dnešnom dátume.',
            'Diaries: open at today’s date.',
          ],
          ['Poezie: ano, vážně.', 'Poézia: áno, vážne.', 'Poetry: yes, really.'],
        ],
      },
      {
        text: [
          [
            'Knihy i audioknihy zaplatíte z benefitů u partnerů v kategorii <a href="{category3}">Knihy</a>.',
            'Knihy aj audioknihy zaplatíte z benefitov u partnerov v kategórii <a href="{category3}">Knihy</a>.',
            'Books and audiobooks can be paid for with benefits in the <a href="{category3}">Books</a> category.',
          ],
        ],
      },
    ],
  },
  {
    title: [
      'Letní koncerty pod širým nebem',
      'Letné koncerty pod holým nebom',
      'Summer concerts under the sky',
    ],
    lead: [
      'Nádvoří, louky a střechy. Kde hrají, co vzít s sebou a jak neplatit za parkování.',
      'Nádvoria, lúky a strechy. Kde hrajú, čo vziať so sebou a ako neplatiť za parkovanie.',
      'Courtyards, meadows and rooftops: where they play, what to bring, how not to pay for parking.',
    ],
    world: 'concert',
    cover: [
      'Gramofonová deska a sloupce zvuku',
      'Gramofónová platňa a stĺpce zvuku',
      'A record and bars of sound',
    ],
    drawn: ['concert', 'note'],
    categories: [4, 1],
    author: 'culture',
    age: 52,
    parts: [
      {
        text: [
          [
            'Nejlepší místo bývá u zvukaře. Slyšíte to, co on, a nikdo vám nestojí před očima.',
            'Najlepšie miesto býva pri zvukárovi. Počujete to, čo on, a nikto vám nestojí pred očami.',
            'The best spot is next to the sound engineer. You hear what they hear, and nobody blocks the view.',
          ],
        ],
      },
      {
        list: [
          [
            'Deka a svetr, i v červenci.',
            'Deka a sveter, aj v júli.',
            'A blanket and a jumper, even in July.',
          ],
          ['Špunty do uší pro děti.', 'Štuple do uší pre deti.', 'Earplugs for the children.'],
          [
            'Láhev na vodu; kohoutek tam bývá.',
            'Fľaša na vodu; kohútik tam býva.',
            'A water bottle; there is usually a tap.',
          ],
        ],
      },
      {
        image: ['Světla nad pódiem', 'Svetlá nad pódiom', 'Lights over a stage'],
        drawn: ['stage', 'note'],
        crop: 'wide',
        caption: [
          'Na stání přijďte v polovině předkapely.',
          'Na státie príďte v polovici predkapely.',
          'For standing places, come halfway through the support act.',
        ],
      },
    ],
  },
  {
    title: ['Muzeum za deštivé neděle', 'Múzeum za daždivej nedele', 'A museum on a rainy Sunday'],
    lead: [
      'Jak projít galerii s dětmi a odejít dřív, než začnou plakat ony nebo vy.',
      'Ako prejsť galériu s deťmi a odísť skôr, než začnú plakať ony alebo vy.',
      'How to visit a gallery with children and leave before either of you cries.',
    ],
    world: 'museum',
    cover: [
      'Galerie s obrazy na stěně',
      'Galéria s obrazmi na stene',
      'A gallery with pictures on the wall',
    ],
    drawn: ['gallery', 'frame'],
    categories: [4],
    author: 'travel',
    age: 75,
    parts: [
      {
        lead: [
          'Vyberte si tři věci. Ne tři sály, tři věci.',
          'Vyberte si tri veci. Nie tri sály, tri veci.',
          'Pick three things. Not three halls: three things.',
        ],
      },
      {
        text: [
          [
            'Dejte dětem úkol: najít největší klobouk, nejmenší zvíře a člověka, který se směje. Vám zbude čas se u jednoho obrazu zastavit.',
            'Dajte deťom úlohu: nájsť najväčší klobúk, najmenšie zviera a človeka, ktorý sa smeje. Vám zostane čas zastaviť sa pri jednom obraze.',
            'Give the children a task: find the largest hat, the smallest animal and somebody laughing. It leaves you time for one painting.',
          ],
        ],
      },
      { heading: ['Kde začít', 'Kde začať', 'Where to start'], level: 3 },
      {
        zigzag: [
          {
            title: ['Malá muzea', 'Malé múzeá', 'Small museums'],
            text: [
              'Muzeum hodin, hraček nebo pivních tácků stihnete za hodinu a rodinný lístek stojí jako jedna pizza.',
              'Múzeum hodín, hračiek alebo pivných táckov stihnete za hodinu a rodinný lístok stojí ako jedna pizza.',
              'A museum of clocks, toys or beer mats takes an hour, and a family ticket costs as much as a pizza.',
            ],
            alt: ['Vystavené předměty', 'Vystavené predmety', 'Objects on display'],
            drawn: ['shelves', 'frame'],
            category: 4,
          },
        ],
      },
    ],
  },
];
