import type { Trade } from './trade.ts';

export const beauty: readonly Trade[] = [
  {
    key: 'hair',
    subcategories: [1001],
    also: [1002, 1003],
    hours: 'studio',
    motifs: ['scissors', 'petal'],
    names: [
      ['Kadeřnictví Pramen', 'Kaderníctvo Prameň'],
      ['Salon Hřeben a nůžky', 'Salón Hrebeň a nožnice', 'several'],
      ['Barbershop U Vousáče', 'Barbershop U bradáča'],
      ['Kadeřnictví Nad Ránem', 'Kaderníctvo Nad ránom'],
      ['Kadeřnictví Vlnka', 'Kaderníctvo Vlnka'],
      ['Salon Střih', 'Salón Strih', 'several'],
    ],
    short: [
      [
        'Střih, který sedí i po umytí doma.',
        'Strih, ktorý sedí aj po umytí doma.',
        'A cut that still sits after you wash it at home.',
      ],
      [
        'Kadeřníci, kteří nejdřív poslouchají.',
        'Kaderníci, ktorí najskôr počúvajú.',
        'Hairdressers who listen first.',
      ],
    ],
    lead: [
      [
        'Nejdřív si sedneme k zrcadlu a povíme si, co se dá a co ne.',
        'Najskôr si sadneme k zrkadlu a povieme si, čo sa dá a čo nie.',
        'First we sit at the mirror and talk about what works and what does not.',
      ],
      [
        'Stříháme ženy, muže i neposedné děti.',
        'Striháme ženy, mužov aj nezbedné deti.',
        'We cut women’s, men’s and fidgety children’s hair.',
      ],
    ],
    body: [
      [
        'Barvy používáme šetrné a vlasy po nich voní.',
        'Farby používame šetrné a vlasy po nich voňajú.',
        'Our colours are gentle and leave the hair smelling good.',
      ],
      [
        'Na vousy máme horký ručník a ostrou břitvu.',
        'Na bradu máme horúci uterák a ostrú britvu.',
        'For beards we have a hot towel and a sharp razor.',
      ],
      [
        'Tiché křeslo si můžete vybrat už při objednání.',
        'Tiché kreslo si môžete vybrať už pri objednaní.',
        'You can choose a quiet chair when you book.',
      ],
    ],
    buy: [
      ['střih a foukanou', 'strih a fúkanú', 'a cut and blow-dry'],
      ['barvení a melír', 'farbenie a melír', 'colour and highlights'],
      ['úpravu vousů', 'úpravu brady', 'beard trims'],
      ['vlasovou kosmetiku', 'vlasovú kozmetiku', 'hair care products'],
    ],
    offers: [
      [
        'P',
        490,
        890,
        ['Střih s mytím a foukanou', 'Strih s umytím a fúkanou', 'Cut, wash and blow-dry'],
        [
          'Hodina péče včetně masáže hlavy.',
          'Hodina starostlivosti vrátane masáže hlavy.',
          'An hour of care, head massage included.',
        ],
      ],
      [
        'F',
        1290,
        2290,
        ['Barvení celých vlasů', 'Farbenie celých vlasov', 'Full colour'],
        [
          'Konzultace, barva, regenerace a styling.',
          'Konzultácia, farba, regenerácia a styling.',
          'Consultation, colour, treatment and styling.',
        ],
      ],
      [
        'D',
        15,
        25,
        ['Sleva pro nové klienty', 'Zľava pre nových klientov', 'New client discount'],
        [
          'Na první návštěvu u kteréhokoli kadeřníka.',
          'Na prvú návštevu u ktoréhokoľvek kaderníka.',
          'On your first visit with any of our hairdressers.',
        ],
      ],
    ],
  },
  {
    key: 'cosmetics',
    subcategories: [1002, 1005],
    also: [1003, 1004],
    hours: 'studio',
    motifs: ['petal', 'polish', 'perfume'],
    names: [
      ['Kosmetika Růžový mech', 'Kozmetika Ružový mach'],
      ['Nehtové studio Perleť', 'Nechtové štúdio Perleť'],
      ['Salon Bílý len', 'Salón Biely ľan'],
      ['Kosmetika Chrpa', 'Kozmetika Nevädza'],
      ['Nehtové studio Korál', 'Nechtové štúdio Korál'],
      ['Přírodní kosmetika Měsíček', 'Prírodná kozmetika Nechtík', 'online'],
      ['Drogerie Mýdlinka', 'Drogéria Mydlinka', 'chain'],
      ['Parfumerie Santal', 'Parfuméria Santal', 'chain'],
    ],
    short: [
      [
        'Péče o pleť a tělo v tichu a s vůní levandule.',
        'Starostlivosť o pleť a telo v tichu a s vôňou levandule.',
        'Skin and body care in silence, scented with lavender.',
      ],
      [
        'Chvíle, kdy se stará někdo o vás.',
        'Chvíľa, keď sa stará niekto o vás.',
        'A moment when somebody takes care of you.',
      ],
    ],
    lead: [
      [
        'Pleť nejdřív prohlédneme pod lupou a teprve pak vybíráme krém.',
        'Pleť najprv prezrieme pod lupou a až potom vyberáme krém.',
        'We examine your skin under a lens before choosing a cream.',
      ],
      [
        'Pracujeme s bylinami, oleji a rukama, které umějí uklidnit.',
        'Pracujeme s bylinami, olejmi a rukami, ktoré vedia upokojiť.',
        'We work with herbs, oils and hands that know how to calm.',
      ],
    ],
    body: [
      [
        'Po ošetření poradíme, co dělat doma a co klidně vynechat.',
        'Po ošetrení poradíme, čo robiť doma a čo pokojne vynechať.',
        'Afterwards we tell you what to do at home and what to leave out.',
      ],
      [
        'Nástroje sterilizujeme a laky vybíráme bez zbytečné chemie.',
        'Nástroje sterilizujeme a laky vyberáme bez zbytočnej chémie.',
        'Our tools are sterilised and our polishes free of needless chemistry.',
      ],
      [
        'Vzorky dostanete domů, ať nekupujete naslepo.',
        'Vzorky dostanete domov, aby ste nekupovali naslepo.',
        'Take samples home so that you do not buy blind.',
      ],
    ],
    buy: [
      ['kosmetické ošetření', 'kozmetické ošetrenie', 'facial treatments'],
      ['manikúru a pedikúru', 'manikúru a pedikúru', 'manicure and pedicure'],
      ['parfémy a dekorativní kosmetiku', 'parfumy a dekoratívnu kozmetiku', 'perfume and make-up'],
      ['tělové zábaly a peelingy', 'telové zábaly a pílingy', 'body wraps and scrubs'],
    ],
    offers: [
      [
        'P',
        790,
        1290,
        ['Ošetření pleti', 'Ošetrenie pleti', 'Facial'],
        [
          'Hloubkové čištění, masáž a maska na míru.',
          'Hĺbkové čistenie, masáž a maska na mieru.',
          'Deep cleansing, massage and a tailored mask.',
        ],
      ],
      [
        'P',
        450,
        750,
        ['Manikúra s lakem', 'Manikúra s lakom', 'Manicure with polish'],
        [
          'Šedesát minut, výběr ze stovky odstínů.',
          'Šesťdesiat minút, výber zo stovky odtieňov.',
          'Sixty minutes and a hundred shades to choose from.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Sleva na parfémy', 'Zľava na parfumy', 'Perfume discount'],
        [
          'Vůně, které vydrží do večera.',
          'Vône, ktoré vydržia do večera.',
          'Scents that last until evening.',
        ],
      ],
      [
        'P',
        1190,
        1890,
        ['Odpoledne jen pro vás', 'Popoludnie len pre vás', 'An afternoon just for you'],
        [
          'Peeling, zábal, masáž a bylinkový čaj.',
          'Píling, zábal, masáž a bylinkový čaj.',
          'Scrub, wrap, massage and herbal tea.',
        ],
      ],
    ],
  },
];
