import type { Trade } from './trade.ts';

export const culture: readonly Trade[] = [
  {
    key: 'theatre',
    subcategories: [401],
    also: [403],
    hours: 'culture',
    motifs: ['mask', 'note'],
    names: [
      ['Divadlo Pod Oponou', 'Divadlo Pod oponou'],
      ['Divadlo Malá řada', 'Divadlo Prvý rad'],
      ['Loutkové divadlo Drátek', 'Bábkové divadlo Drôtik'],
      ['Divadlo Za Vodou', 'Divadlo Za vodou'],
      ['Komorní scéna Úkryt', 'Komorná scéna Úkryt'],
      ['Tančírna a divadlo Elektra', 'Tančiareň a divadlo Elektra'],
      ['Divadlo Na Terase', 'Divadlo Na terase'],
      ['Loutkové divadlo Žabka', 'Bábkové divadlo Žabka'],
      ['Komedie Pod Hradbami', 'Komédia Pod hradbami'],
    ],
    short: [
      [
        'Činohra, komedie i pohádky na dosah ruky.',
        'Činohra, komédie aj rozprávky na dosah ruky.',
        'Drama, comedy and fairy tales within arm’s reach.',
      ],
      [
        'Divadlo, ve kterém je i z poslední řady vidět do očí.',
        'Divadlo, v ktorom vidno hercom do očí aj z posledného radu.',
        'A theatre where you can see the actors’ eyes from the back row.',
      ],
    ],
    lead: [
      [
        'Hrajeme původní hry i klasiku, kterou jste ve škole možná přeskočili.',
        'Hráme pôvodné hry aj klasiku, ktorú ste v škole možno preskočili.',
        'We stage new plays and the classics you may have skipped at school.',
      ],
      [
        'Jsme stálý soubor dvanácti herců a jednoho neposlušného reflektoru.',
        'Sme stály súbor dvanástich hercov a jedného neposlušného reflektora.',
        'We are a company of twelve actors and one disobedient spotlight.',
      ],
      [
        'Sál má sto dvacet míst, a tak je každý večer trochu soukromý.',
        'Sála má stodvadsať miest, a tak je každý večer trochu súkromný.',
        'The hall has a hundred and twenty seats, so every evening feels a little private.',
      ],
    ],
    body: [
      [
        'Sezonu tvoří pět premiér a v neděli dopoledne patří jeviště dětem.',
        'Sezónu tvorí päť premiér a v nedeľu predpoludním patrí javisko deťom.',
        'The season has five premieres, and on Sunday mornings the stage belongs to children.',
      ],
      [
        'Po každé premiéře zůstáváme s diváky na besedu.',
        'Po každej premiére zostávame s divákmi na besedu.',
        'After each premiere we stay and talk with the audience.',
      ],
      [
        'Zákulisí ukazujeme při prohlídkách každou první sobotu.',
        'Zákulisie ukazujeme pri prehliadkach každú prvú sobotu.',
        'We show the backstage on tours every first Saturday.',
      ],
    ],
    buy: [
      ['vstupenky na představení', 'vstupenky na predstavenia', 'tickets to performances'],
      ['předplatné na sezonu', 'predplatné na sezónu', 'season subscriptions'],
      ['prohlídky zákulisí', 'prehliadky zákulisia', 'backstage tours'],
      ['programy a publikace', 'programy a publikácie', 'programmes and books'],
    ],
    offers: [
      [
        'P',
        290,
        590,
        [
          'Vstupenka na večerní představení',
          'Vstupenka na večerné predstavenie',
          'Evening performance ticket',
        ],
        [
          'Kterýkoli titul z repertoáru, místo v přízemí.',
          'Ktorýkoľvek titul z repertoáru, miesto na prízemí.',
          'Any title in the repertoire, a seat in the stalls.',
        ],
      ],
      [
        'D',
        20,
        30,
        ['Sleva na předplatné', 'Zľava na predplatné', 'Subscription discount'],
        [
          'Pět večerů, pět premiér a vaše stálé křeslo.',
          'Päť večerov, päť premiér a vaše stále kreslo.',
          'Five evenings, five premieres and your own seat.',
        ],
      ],
      [
        'P',
        150,
        220,
        ['Nedělní pohádka', 'Nedeľná rozprávka', 'Sunday fairy tale'],
        [
          'Hodina pro malé diváky a jejich rodiče.',
          'Hodina pre malých divákov a ich rodičov.',
          'An hour for small spectators and their parents.',
        ],
      ],
      [
        'F',
        690,
        1190,
        ['Večer ve dvou', 'Večer vo dvojici', 'An evening for two'],
        [
          'Dvě vstupenky a sklenka sektu o přestávce.',
          'Dve vstupenky a pohár sektu cez prestávku.',
          'Two tickets and a glass of sparkling wine at the interval.',
        ],
      ],
    ],
  },
  {
    key: 'cinema',
    subcategories: [402],
    also: [405],
    hours: 'culture',
    // a frame on a box of popcorn looks like a picture that did not come
    motifs: ['film', 'star'],
    names: [
      ['Kino Pět hvězd nad řekou', 'Kino Päť hviezd nad riekou'],
      ['Kina Paprsek', 'Kiná Lúč', 'chain'],
      ['Kino Dlouhý záběr', 'Kino Dlhý záber'],
      ['Kina Reflektor', 'Kiná Reflektor', 'chain'],
      ['Kino Zátiší', 'Kino Zátišie'],
    ],
    short: [
      [
        'Filmy, o kterých se mluví, i ty, které stojí za objevení.',
        'Filmy, o ktorých sa hovorí, aj tie, ktoré stojí za to objaviť.',
        'The films people talk about and those worth discovering.',
      ],
      [
        'Pohodlná křesla, dobrý zvuk a popkorn jako od babičky.',
        'Pohodlné kreslá, dobrý zvuk a pukance ako od babky.',
        'Comfortable seats, good sound and popcorn like it used to be.',
      ],
    ],
    lead: [
      [
        'Promítáme premiéry i staré filmy z pásu, jednou týdně pro seniory.',
        'Premietame premiéry aj staré filmy z pásu, raz týždenne pre seniorov.',
        'We show premieres and old prints, once a week for seniors.',
      ],
      [
        'U nás se v sále nesvítí telefonem a na titulky se zůstává až do konce.',
        'U nás sa v sále nesvieti telefónom a titulky dopozeráme do konca.',
        'No phones light up in our hall, and we sit through to the last credit.',
      ],
    ],
    body: [
      [
        'Každé úterý patří filmům z festivalů s krátkým úvodem.',
        'Každý utorok patrí filmom z festivalov s krátkym úvodom.',
        'Tuesdays belong to festival films with a short introduction.',
      ],
      [
        'V baru točíme limonádu a nalijeme i víno do skla.',
        'V bare čapujeme limonádu a nalejeme aj víno do skla.',
        'The bar pours lemonade on tap and wine in real glasses.',
      ],
      [
        'Pro rodiče s miminky promítáme dopoledne tišeji a se světlem.',
        'Pre rodičov s bábätkami premietame predpoludním tichšie a so svetlom.',
        'For parents with babies we screen quietly and with the lights on in the morning.',
      ],
    ],
    buy: [
      ['vstupenky do kina', 'vstupenky do kina', 'cinema tickets'],
      ['permanentky na deset filmů', 'permanentky na desať filmov', 'ten-film passes'],
      ['občerstvení v baru', 'občerstvenie v bare', 'refreshments at the bar'],
      ['soukromé projekce', 'súkromné projekcie', 'private screenings'],
    ],
    offers: [
      [
        'P',
        149,
        219,
        ['Vstupenka na libovolný film', 'Vstupenka na ľubovoľný film', 'Ticket to any film'],
        [
          'Jakýkoli den i čas, včetně premiér.',
          'Ktorýkoľvek deň aj čas vrátane premiér.',
          'Any day and time, premieres included.',
        ],
      ],
      [
        'P',
        1190,
        1590,
        ['Permanentka na deset filmů', 'Permanentka na desať filmov', 'Ten-film pass'],
        [
          'Přenosná a bez data na poslední chvíli.',
          'Prenosná a bez dátumu na poslednú chvíľu.',
          'Transferable and in no hurry to expire.',
        ],
      ],
      [
        'P',
        399,
        549,
        ['Film pro dva s popkornem', 'Film pre dvoch s popcornom', 'Film for two with popcorn'],
        [
          'Dvě vstupenky, velký popkorn a dvě limonády.',
          'Dve vstupenky, veľký popcorn a dve limonády.',
          'Two tickets, a large popcorn and two lemonades.',
        ],
      ],
    ],
  },
  {
    key: 'concert',
    subcategories: [403],
    also: [401, 404],
    hours: 'culture',
    motifs: ['note', 'mask'],
    names: [
      ['Klub Ponorka', 'Klub Ponorka'],
      ['Festival Léto na dvoře', 'Festival Leto na dvore'],
      ['Filharmonie Malého města', 'Filharmónia Malého mesta'],
      ['Jazz sklep Modrý tón', 'Jazzová pivnica Modrý tón'],
      ['Festival Hudba pod hvězdami', 'Festival Hudba pod hviezdami'],
      ['Klub Stará cihelna', 'Klub Stará tehelňa'],
    ],
    short: [
      [
        'Živá hudba tak blízko, že cítíte basu v podlaze.',
        'Živá hudba tak blízko, že cítite basu v podlahe.',
        'Live music so close you feel the bass in the floor.',
      ],
      [
        'Koncerty od smyčců po syntezátory.',
        'Koncerty od sláčikov po syntetizátory.',
        'Concerts from strings to synthesisers.',
      ],
    ],
    lead: [
      [
        'Zveme muzikanty, které sami posloucháme, a dáváme jim dobrý zvuk.',
        'Pozývame muzikantov, ktorých sami počúvame, a dávame im dobrý zvuk.',
        'We invite musicians we listen to ourselves and give them good sound.',
      ],
      [
        'Program stavíme tak, aby vedle známých jmen zazněla i ta budoucí.',
        'Program staviame tak, aby popri známych menách zazneli aj tie budúce.',
        'We put tomorrow’s names beside the known ones.',
      ],
    ],
    body: [
      [
        'Na stání i k sezení, vždycky s rozumným barem a šatnou.',
        'Na státie aj na sedenie, vždy s rozumným barom a šatňou.',
        'Standing or seated, always with a sensible bar and a cloakroom.',
      ],
      [
        'Začínáme včas a poslední autobus stihnete.',
        'Začíname načas a posledný autobus stihnete.',
        'We start on time and you will catch the last bus.',
      ],
      [
        'Děti do dvanácti let mají vstup volný a sluchátka půjčíme.',
        'Deti do dvanástich rokov majú vstup voľný a slúchadlá požičiame.',
        'Children under twelve come in free and we lend ear protectors.',
      ],
    ],
    buy: [
      ['vstupenky na koncerty', 'vstupenky na koncerty', 'concert tickets'],
      ['festivalové pasy', 'festivalové pasy', 'festival passes'],
      ['abonentní cykly', 'abonentné cykly', 'concert series'],
      ['desky a trička', 'platne a tričká', 'records and T-shirts'],
    ],
    offers: [
      [
        'P',
        290,
        690,
        ['Vstupenka na koncert', 'Vstupenka na koncert', 'Concert ticket'],
        [
          'Platí na vybrané večery v programu.',
          'Platí na vybrané večery v programe.',
          'Valid for selected evenings.',
        ],
      ],
      [
        'P',
        1290,
        2190,
        ['Pas na celý festival', 'Pas na celý festival', 'Full festival pass'],
        [
          'Tři dny hudby, kempování v ceně.',
          'Tri dni hudby, kempovanie v cene.',
          'Three days of music, camping included.',
        ],
      ],
      [
        'D',
        15,
        25,
        ['Sleva na abonmá', 'Zľava na abonmá', 'Series discount'],
        [
          'Celá sezona na jednom místě u hudby.',
          'Celá sezóna na jednom mieste pri hudbe.',
          'The whole season from your own seat.',
        ],
      ],
    ],
  },
  {
    key: 'museum',
    subcategories: [404],
    also: [407, 405],
    hours: 'museum',
    motifs: ['frame', 'key'],
    names: [
      ['Muzeum řemesel Stará kovárna', 'Múzeum remesiel Stará vyhňa'],
      ['Galerie Bílá zeď', 'Galéria Biela stena'],
      ['Muzeum hraček U Medvídka', 'Múzeum hračiek U medvedíka'],
      ['Zoopark Lesní stezka', 'Zoopark Lesný chodník'],
      ['Botanická zahrada Sedm skleníků', 'Botanická záhrada Sedem skleníkov'],
      ['Galerie Cihla', 'Galéria Tehla'],
      ['Zoopark Bobří hráz', 'Zoopark Bobria hrádza'],
      ['Muzeum cest a železnice', 'Múzeum cesty a železnice'],
    ],
    short: [
      [
        'Výstavy, které se smějí osahat, a klid k zastavení.',
        'Výstavy, ktoré sa smú ohmatať, a pokoj na zastavenie.',
        'Exhibitions you may touch and peace to pause.',
      ],
      [
        'Půlden mezi věcmi, které mají co vyprávět.',
        'Pol dňa medzi vecami, ktoré majú čo rozprávať.',
        'Half a day among things that have a story to tell.',
      ],
    ],
    lead: [
      [
        'Sbírku jsme uspořádali tak, aby bavila znalce i sedmileté.',
        'Zbierku sme usporiadali tak, aby bavila znalcov aj sedemročných.',
        'We arranged the collection to please experts and seven-year-olds alike.',
      ],
      [
        'Naši průvodci neodříkávají letopočty, raději vyprávějí.',
        'Naši sprievodcovia neodriekavajú letopočty, radšej rozprávajú.',
        'Our guides do not recite dates; they tell stories.',
      ],
    ],
    body: [
      [
        'Každou sezonu chystáme tři nové výstavy a jednu jen pro děti.',
        'Každú sezónu chystáme tri nové výstavy a jednu len pre deti.',
        'Every season we prepare three new exhibitions and one just for children.',
      ],
      [
        'V kavárně u vchodu se dá vydechnout s výhledem do zahrady.',
        'V kaviarni pri vchode sa dá vydýchnuť s výhľadom do záhrady.',
        'The café by the entrance looks out onto the garden.',
      ],
      [
        'V sobotu odpoledne bývají dílny, ze kterých si odnesete vlastní výrobek.',
        'V sobotu popoludní bývajú dielne, z ktorých si odnesiete vlastný výrobok.',
        'On Saturday afternoons there are workshops; you take home what you make.',
      ],
    ],
    buy: [
      [
        'vstupné pro dospělé i děti',
        'vstupné pre dospelých aj deti',
        'tickets for adults and children',
      ],
      ['rodinné vstupné', 'rodinné vstupné', 'family tickets'],
      [
        'komentované prohlídky a dílny',
        'komentované prehliadky a dielne',
        'guided tours and workshops',
      ],
      ['katalogy a pohlednice', 'katalógy a pohľadnice', 'catalogues and postcards'],
    ],
    offers: [
      [
        'P',
        140,
        240,
        ['Celodenní vstup', 'Celodenný vstup', 'Day ticket'],
        [
          'Stálá expozice i všechny výstavy.',
          'Stála expozícia aj všetky výstavy.',
          'The permanent collection and all exhibitions.',
        ],
      ],
      [
        'P',
        350,
        590,
        ['Rodinné vstupné', 'Rodinné vstupné', 'Family ticket'],
        [
          'Dva dospělí a až čtyři děti.',
          'Dvaja dospelí a až štyri deti.',
          'Two adults and up to four children.',
        ],
      ],
      [
        'D',
        20,
        30,
        ['Sleva na roční kartu', 'Zľava na ročnú kartu', 'Annual pass discount'],
        [
          'Přijďte, kolikrát chcete, třeba jen na hodinu.',
          'Príďte, koľkokrát chcete, hoci len na hodinu.',
          'Come as often as you like, even for an hour.',
        ],
      ],
    ],
  },
  {
    key: 'fun',
    subcategories: [406, 405],
    also: [602],
    hours: 'culture',
    motifs: ['key', 'balloon'],
    names: [
      ['Únikovka Třinácté patro', 'Úniková hra Trináste poschodie'],
      ['Herna Skákavý kmen', 'Herňa Skákavý kmeň'],
      ['Planetárium Souhvězdí', 'Planetárium Súhvezdie'],
      ['Lanové centrum Veverka', 'Lanové centrum Veverička'],
      ['Bowling Devět kuželek', 'Bowling Deväť kolkov', 'several'],
      ['Úniková hra Zámek bez klíče', 'Úniková hra Zámok bez kľúča'],
      ['Dětský svět Beruška', 'Detský svet Lienka'],
      ['Laser aréna Meteor', 'Laser aréna Meteor'],
    ],
    short: [
      [
        'Hodina napětí, ze které vyjdete jako tým.',
        'Hodina napätia, z ktorej vyjdete ako tím.',
        'An hour of suspense you come out of as a team.',
      ],
      [
        'Zábava pro děti i dospělé, kteří si chtějí hrát.',
        'Zábava pre deti aj dospelých, ktorí sa chcú hrať.',
        'Fun for children and for adults who want to play.',
      ],
    ],
    lead: [
      [
        'Vymýšlíme zážitky, o kterých se mluví ještě v pondělí v práci.',
        'Vymýšľame zážitky, o ktorých sa hovorí ešte v pondelok v práci.',
        'We think up experiences people still talk about at work on Monday.',
      ],
      [
        'Všechno jsme si postavili sami, včetně tajných dveří.',
        'Všetko sme si postavili sami vrátane tajných dverí.',
        'We built everything ourselves, secret doors included.',
      ],
    ],
    body: [
      [
        'Hru vybereme podle věku a odvahy, nikdo tu nezůstane pozadu.',
        'Hru vyberieme podľa veku a odvahy, nikto tu nezostane pozadu.',
        'We pick the game by age and courage; nobody is left behind.',
      ],
      [
        'Rodiče mohou hrát s dětmi, nebo v klidu dopít kávu.',
        'Rodičia môžu hrať s deťmi alebo v pokoji dopiť kávu.',
        'Parents can join in or finish their coffee in peace.',
      ],
      [
        'Oslavy narozenin připravíme od pozvánek po dort.',
        'Oslavy narodenín pripravíme od pozvánok po tortu.',
        'We arrange birthday parties from invitations to cake.',
      ],
    ],
    buy: [
      ['vstupné a hry', 'vstupné a hry', 'entry and games'],
      ['narozeninové oslavy', 'narodeninové oslavy', 'birthday parties'],
      ['programy pro firemní týmy', 'programy pre firemné tímy', 'team events'],
      ['permanentky pro děti', 'permanentky pre deti', 'children’s passes'],
    ],
    offers: [
      [
        'P',
        890,
        1590,
        ['Hra pro celý tým', 'Hra pre celý tím', 'Game for the whole team'],
        [
          'Šedesát minut pro dva až šest hráčů.',
          'Šesťdesiat minút pre dvoch až šesť hráčov.',
          'Sixty minutes for two to six players.',
        ],
      ],
      [
        'P',
        190,
        320,
        ['Vstup na celé odpoledne', 'Vstup na celé popoludnie', 'Afternoon entry'],
        [
          'Dítě si hraje, doprovod neplatí.',
          'Dieťa sa hrá, sprievod neplatí.',
          'The child plays, the grown-up comes free.',
        ],
      ],
      [
        'D',
        15,
        25,
        ['Sleva ve všední den', 'Zľava v pracovný deň', 'Weekday discount'],
        [
          'Od pondělí do čtvrtka je víc místa a nižší cena.',
          'Od pondelka do štvrtka je viac miesta a nižšia cena.',
          'Monday to Thursday there is more room and a lower price.',
        ],
      ],
    ],
  },
];
