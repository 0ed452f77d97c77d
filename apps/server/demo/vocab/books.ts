import type { Trade } from './trade.ts';

export const books: readonly Trade[] = [
  {
    key: 'bookshop',
    subcategories: [301, 302],
    also: [304, 906],
    hours: 'shop',
    motifs: ['book', 'quill', 'pencil'],
    names: [
      ['Knihkupectví Na Nároží', 'Kníhkupectvo Na nároží'],
      ['Knihy Zakladatel', 'Knihy Zakladateľ', 'chain'],
      ['Knihkupectví Osamělý čtenář', 'Kníhkupectvo Osamelý čitateľ'],
      ['Dětské knihkupectví Ježek v kleci', 'Detské kníhkupectvo Ježko v klietke'],
      ['Knihkupectví U Moudré sovy', 'Kníhkupectvo U múdrej sovy'],
      ['Knihy Mezi řádky', 'Knihy Medzi riadkami', 'chain'],
    ],
    short: [
      [
        'Knihy vybrané s láskou a rada od lidí, kteří čtou.',
        'Knihy vybrané s láskou a rada od ľudí, ktorí čítajú.',
        'Books chosen with love and advice from people who read.',
      ],
      [
        'Nezávislé knihkupectví s dětským koutkem.',
        'Nezávislé kníhkupectvo s detským kútikom.',
        'An independent bookshop with a corner for children.',
      ],
    ],
    lead: [
      [
        'Na stolcích leží knihy, které jsme sami dočetli.',
        'Na stolíkoch ležia knihy, ktoré sme sami dočítali.',
        'The books on our tables are ones we have finished ourselves.',
      ],
      [
        'Věříme, že každý je čtenář, jen někdo ještě nepotkal svou knihu.',
        'Veríme, že každý je čitateľ, len niekto ešte nestretol svoju knihu.',
        'We believe everyone is a reader; some just have not met their book yet.',
      ],
    ],
    body: [
      [
        'Jednou za měsíc k nám přijde autor číst a ptát se smějí všichni.',
        'Raz za mesiac k nám príde autor čítať a pýtať sa smú všetci.',
        'Once a month an author comes to read, and everyone may ask questions.',
      ],
      [
        'V dětském koutku se smí sedět na zemi a listovat bez kupování.',
        'V detskom kútiku sa smie sedieť na zemi a listovať bez kupovania.',
        'In the children’s corner you may sit on the floor and leaf through without buying.',
      ],
      [
        'Máme i tituly malých nakladatelů, na které jinde nezbývá místo.',
        'Máme aj tituly malých vydavateľov, na ktoré inde nezvýši miesto.',
        'We stock small publishers that others have no room for.',
      ],
    ],
    buy: [
      [
        'tištěné knihy pro děti i dospělé',
        'tlačené knihy pre deti aj dospelých',
        'printed books for children and adults',
      ],
      ['učebnice a slovníky', 'učebnice a slovníky', 'textbooks and dictionaries'],
      ['mapy a průvodce', 'mapy a sprievodcov', 'maps and guidebooks'],
      ['vstup na autorská čtení', 'vstup na autorské čítania', 'author readings'],
    ],
    offers: [
      [
        'D',
        10,
        20,
        ['Sleva na beletrii', 'Zľava na beletriu', 'Fiction discount'],
        [
          'Romány a povídky našich i světových autorů.',
          'Romány a poviedky našich aj svetových autorov.',
          'Novels and short stories from home and abroad.',
        ],
      ],
      [
        'P',
        349,
        549,
        ['Kniha měsíce', 'Kniha mesiaca', 'Book of the month'],
        [
          'Titul, na kterém se shodli všichni knihkupci.',
          'Titul, na ktorom sa zhodli všetci kníhkupci.',
          'The one title all our booksellers agreed on.',
        ],
      ],
      [
        'P',
        590,
        890,
        ['Překvapení v balicím papíru', 'Prekvapenie v baliacom papieri', 'A wrapped surprise'],
        [
          'Dvě knihy vybrané podle tří vět o vás.',
          'Dve knihy vybrané podľa troch viet o vás.',
          'Two books chosen from three sentences about you.',
        ],
      ],
    ],
  },
  {
    key: 'audiobooks',
    subcategories: [303],
    also: [302, 304, 1101],
    hours: 'office',
    motifs: ['headphones', 'book'],
    names: [
      ['Audiotéka Šepot', 'Audiotéka Šepot', 'online'],
      ['E-knihy Ušaté listy', 'E-knihy Ušaté listy', 'online'],
      ['Knihovna v kapse', 'Knižnica vo vrecku', 'online'],
    ],
    short: [
      [
        'Příběhy do uší i do čtečky.',
        'Príbehy do uší aj do čítačky.',
        'Stories for your ears and your e-reader.',
      ],
      [
        'Celá knihovna v kapse, na cestu i před spaním.',
        'Celá knižnica vo vrecku, na cestu aj pred spaním.',
        'A whole library in your pocket, for the road and for bedtime.',
      ],
    ],
    lead: [
      [
        'Dobrý příběh nestárne, jen mění podobu.',
        'Dobrý príbeh nestarne, len mení podobu.',
        'A good story does not age, it only changes its form.',
      ],
      [
        'Natáčíme s herci, kteří příběhu rozumějí a neženou se.',
        'Nahrávame s hercami, ktorí príbehu rozumejú a nenáhlia sa.',
        'We record with actors who understand the story and take their time.',
      ],
    ],
    body: [
      [
        'Ukázku si poslechnete nebo přečtete vždy předem.',
        'Ukážku si vypočujete alebo prečítate vždy vopred.',
        'You can always listen to or read a sample first.',
      ],
      [
        'Hlasy vybíráme pečlivě, protože na nich záleží polovina zážitku.',
        'Hlasy vyberáme starostlivo, lebo na nich závisí polovica zážitku.',
        'We choose voices carefully, since they are half the experience.',
      ],
      [
        'Koupené knihy si stáhnete, kam chcete, bez zámků.',
        'Kúpené knihy si stiahnete, kam chcete, bez zámkov.',
        'Download what you buy to any device, with no locks.',
      ],
    ],
    buy: [
      ['audioknihy ke stažení', 'audioknihy na stiahnutie', 'audiobook downloads'],
      ['e-knihy', 'e-knihy', 'e-books'],
      ['e-knihy pro děti', 'e-knihy pre deti', 'e-books for children'],
      ['měsíční předplatné', 'mesačné predplatné', 'a monthly subscription'],
    ],
    offers: [
      [
        'P',
        199,
        299,
        ['Měsíc poslechu', 'Mesiac počúvania', 'A month of listening'],
        [
          'Tři audioknihy podle vašeho výběru.',
          'Tri audioknihy podľa vášho výberu.',
          'Three audiobooks of your choice.',
        ],
      ],
      [
        'U',
        30,
        50,
        ['Víkend s audioknihou', 'Víkend s audioknihou', 'Audiobook weekend'],
        [
          'Vybrané tituly na dlouhou cestu levněji.',
          'Vybrané tituly na dlhú cestu lacnejšie.',
          'Selected titles for a long drive, for less.',
        ],
      ],
      [
        'D',
        15,
        25,
        ['Sleva na první nákup', 'Zľava na prvý nákup', 'First purchase discount'],
        [
          'Začněte klidně tou nejtlustší knihou.',
          'Začnite pokojne tou najhrubšou knihou.',
          'Go ahead and start with the thickest one.',
        ],
      ],
    ],
  },
  {
    key: 'antiquarian',
    subcategories: [305, 301],
    also: [302, 304],
    hours: 'shop',
    motifs: ['quill', 'book'],
    names: [
      ['Antikvariát U Zlaté stránky', 'Antikvariát Zlatá stránka'],
      ['Antikvariát Pod Schody', 'Antikvariát Pod schodmi'],
    ],
    short: [
      [
        'Knihy, které už jednou udělaly radost, a teď čekají na vás.',
        'Knihy, ktoré už raz urobili radosť, a teraz čakajú na vás.',
        'Books that have pleased someone once and now wait for you.',
      ],
    ],
    lead: [
      [
        'Sbíráme, čteme a posíláme dál to, co si zaslouží druhý život.',
        'Zbierame, čítame a posielame ďalej to, čo si zaslúži druhý život.',
        'We collect, read and pass on what deserves a second life.',
      ],
      [
        'V regálech až do stropu najdete i to, co už dávno nikdo nevydává.',
        'V regáloch až po strop nájdete aj to, čo už dávno nikto nevydáva.',
        'On shelves up to the ceiling you will find what nobody prints any more.',
      ],
    ],
    body: [
      [
        'Přečtené knihy vykoupíme a zaplatíme hned.',
        'Prečítané knihy vykúpime a zaplatíme hneď.',
        'We buy the books you have read and pay at once.',
      ],
      [
        'Když titul hledáte, zapíšeme si ho a ozveme se, až přijde.',
        'Keď titul hľadáte, zapíšeme si ho a ozveme sa, keď príde.',
        'If you are after a title, we note it down and call when it turns up.',
      ],
    ],
    buy: [
      ['antikvární knihy', 'antikvárne knihy', 'second-hand books'],
      ['staré mapy a pohlednice', 'staré mapy a pohľadnice', 'old maps and postcards'],
      ['gramofonové desky', 'gramofónové platne', 'gramophone records'],
      ['komiksy a časopisy', 'komiksy a časopisy', 'comics and magazines'],
    ],
    offers: [
      [
        'U',
        30,
        60,
        ['Víkendový výprodej', 'Víkendový výpredaj', 'Weekend sale'],
        [
          'Stovky titulů za ceny z minulého století.',
          'Stovky titulov za ceny z minulého storočia.',
          'Hundreds of titles at last-century prices.',
        ],
      ],
      [
        'P',
        190,
        350,
        ['Pět detektivek naslepo', 'Päť detektívok naslepo', 'Five mysteries, unseen'],
        [
          'Balíček převázaný provázkem, vrah se neprozradí.',
          'Balíček previazaný špagátom, vrah sa neprezradí.',
          'Tied with string; the murderer is not revealed.',
        ],
      ],
    ],
  },
];
