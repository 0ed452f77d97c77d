import type { Trade } from './trade.ts';

export const shopping: readonly Trade[] = [
  {
    key: 'fashion',
    subcategories: [901],
    also: [801, 1101, 803],
    hours: 'mall',
    motifs: ['hanger', 'scissors'],
    names: [
      ['Obuv Krok a krok', 'Obuv Krok a krok', 'chain'],
      ['Oděvy Len a vlna', 'Odevy Ľan a vlna'],
      ['Butik Druhá kůže', 'Butik Druhá koža', 'several'],
      ['Módní dům Lněná', 'Módny dom Ľanová'],
      ['Oblečení Prostě tak', 'Oblečenie Len tak', 'chain'],
      ['Ponožkárna Pár', 'Ponožkáreň Pár', 'online'],
      ['Obuv Vykroč', 'Obuv Kráčaj', 'chain'],
    ],
    short: [
      [
        'Oblečení a boty, které přežijí víc než jednu sezonu.',
        'Oblečenie a topánky, ktoré prežijú viac než jednu sezónu.',
        'Clothes and shoes that outlive a season.',
      ],
      [
        'Prosté střihy, dobré látky a poctivé šití.',
        'Jednoduché strihy, dobré látky a poctivé šitie.',
        'Simple cuts, good cloth and honest sewing.',
      ],
    ],
    lead: [
      [
        'Šijeme a vybíráme věci, které se dobře nosí i potřetí za týden.',
        'Šijeme a vyberáme veci, ktoré sa dobre nosia aj tretíkrát za týždeň.',
        'We make and choose things that wear well even the third time in a week.',
      ],
      [
        'Velikosti máme od malých po velké a zkušební kabinky s hezkým světlem.',
        'Veľkosti máme od malých po veľké a skúšobné kabínky s pekným svetlom.',
        'We have sizes from small to large and fitting rooms with kind light.',
      ],
    ],
    body: [
      [
        'Zkrácení nohavic i výměnu zipu zařídíme do týdne.',
        'Skrátenie nohavíc aj výmenu zipsu zariadime do týždňa.',
        'Hems and zips are done within a week.',
      ],
      [
        'U každého kusu najdete, kde byl ušitý a z čeho.',
        'Pri každom kuse nájdete, kde bol ušitý a z čoho.',
        'Each piece says where it was sewn and from what.',
      ],
      [
        'Obnošené kousky vykoupíme zpět a dáme jim další život.',
        'Obnosené kúsky vykúpime späť a dáme im ďalší život.',
        'We buy back worn pieces and give them another life.',
      ],
    ],
    buy: [
      ['oblečení pro celou rodinu', 'oblečenie pre celú rodinu', 'clothes for the whole family'],
      ['obuv', 'obuv', 'shoes'],
      ['doplňky a tašky', 'doplnky a tašky', 'accessories and bags'],
      ['úpravy na míru', 'úpravy na mieru', 'alterations'],
    ],
    offers: [
      [
        'D',
        10,
        20,
        ['Sleva na novou kolekci', 'Zľava na novú kolekciu', 'New collection discount'],
        [
          'Od svetrů po pláštěnky, dokud jsou všechny velikosti.',
          'Od svetrov po pršiplášte, kým sú všetky veľkosti.',
          'From jumpers to raincoats while all sizes last.',
        ],
      ],
      [
        'U',
        40,
        60,
        ['Doprodej sezony', 'Dopredaj sezóny', 'End of season'],
        [
          'Poslední kusy hledají majitele.',
          'Posledné kusy hľadajú majiteľa.',
          'The last pieces are looking for an owner.',
        ],
      ],
      [
        'F',
        690,
        1490,
        ['Boty na každý den', 'Topánky na každý deň', 'Everyday shoes'],
        [
          'Kůže, měkká stélka a dva roky záruky.',
          'Koža, mäkká stielka a dva roky záruky.',
          'Leather, a soft insole and a two-year guarantee.',
        ],
      ],
    ],
  },
  {
    key: 'electronics',
    subcategories: [902],
    also: [801, 1101],
    hours: 'mall',
    motifs: ['bolt', 'headphones', 'bulb'],
    names: [
      ['Elektro Jiskra a syn', 'Elektro Iskra a syn', 'chain'],
      ['Kabel a klávesa', 'Kábel a kláves', 'online'],
      ['Hi-fi studio Ozvěna', 'Hi-fi štúdio Ozvena'],
      ['Elektro Pojistka', 'Elektro Poistka', 'chain'],
      ['Technikárna', 'Technikáreň', 'online'],
      ['Elektro Voltík', 'Elektro Voltík', 'chain'],
    ],
    short: [
      [
        'Technika, ke které dostanete i lidské vysvětlení.',
        'Technika, ku ktorej dostanete aj ľudské vysvetlenie.',
        'Technology with a human explanation.',
      ],
      [
        'Spotřebiče, telefony a zvuk vyzkoušené dřív, než je prodáme.',
        'Spotrebiče, telefóny a zvuk vyskúšané skôr, než ich predáme.',
        'Appliances, phones and audio we test before we sell.',
      ],
    ],
    lead: [
      [
        'Neprodáváme nejdražší model, ale ten, který opravdu využijete.',
        'Nepredávame najdrahší model, ale ten, ktorý naozaj využijete.',
        'We do not sell the dearest model but the one you will use.',
      ],
      [
        'Přístroj vám zapojíme, nastavíme a starý odvezeme.',
        'Prístroj vám zapojíme, nastavíme a starý odvezieme.',
        'We plug it in, set it up and take the old one away.',
      ],
    ],
    body: [
      [
        'V prodejně je dílna, kde opravujeme telefony na počkání.',
        'V predajni je dielňa, kde opravujeme telefóny na počkanie.',
        'There is a workshop in the shop where we repair phones while you wait.',
      ],
      [
        'Repasované kusy prodáváme se stejnou zárukou jako nové.',
        'Repasované kusy predávame s rovnakou zárukou ako nové.',
        'Refurbished pieces come with the same guarantee as new.',
      ],
      [
        'Když zboží zlevní do dvou týdnů, vrátíme rozdíl.',
        'Keď tovar zlacnie do dvoch týždňov, vrátime rozdiel.',
        'If the price drops within two weeks, we refund the difference.',
      ],
    ],
    buy: [
      ['telefony a počítače', 'telefóny a počítače', 'phones and computers'],
      ['domácí spotřebiče', 'domáce spotrebiče', 'home appliances'],
      ['sluchátka a reproduktory', 'slúchadlá a reproduktory', 'headphones and speakers'],
      ['opravy a příslušenství', 'opravy a príslušenstvo', 'repairs and accessories'],
    ],
    offers: [
      [
        'U',
        20,
        40,
        ['Repasovaná technika', 'Repasovaná technika', 'Refurbished technology'],
        [
          'Notebooky a telefony se zárukou na dva roky.',
          'Notebooky a telefóny so zárukou na dva roky.',
          'Laptops and phones with a two-year guarantee.',
        ],
      ],
      [
        'P',
        990,
        2490,
        ['Bezdrátová sluchátka', 'Bezdrôtové slúchadlá', 'Wireless headphones'],
        [
          'Třicet hodin hudby na jedno nabití.',
          'Tridsať hodín hudby na jedno nabitie.',
          'Thirty hours of music on one charge.',
        ],
      ],
      [
        'D',
        5,
        15,
        ['Sleva na příslušenství', 'Zľava na príslušenstvo', 'Accessories discount'],
        [
          'Kabely, kryty, myši i paměti.',
          'Káble, kryty, myši aj pamäte.',
          'Cables, covers, mice and memory.',
        ],
      ],
    ],
  },
  {
    key: 'home',
    subcategories: [903],
    also: [904, 906, 1101, 801],
    hours: 'shop',
    motifs: ['lamp', 'cup'],
    names: [
      ['Domácnost Hrnek a lžíce', 'Domácnosť Hrnček a lyžica', 'chain'],
      ['Truhlářství Od ponku', 'Stolárstvo Od hoblice'],
      ['Železářství Hřebík', 'Železiarstvo Klinec', 'chain'],
      ['Domácí potřeby Vařečka a koš', 'Domáce potreby Varecha a kôš', 'chain'],
    ],
    short: [
      [
        'Věci do domu i dílny, které se dobře drží v ruce.',
        'Veci do domu aj dielne, ktoré sa dobre držia v ruke.',
        'Things for home and workshop that sit well in the hand.',
      ],
      [
        'Nábytek, nádobí, nářadí a rada k tomu.',
        'Nábytok, riad, náradie a rada k tomu.',
        'Furniture, kitchenware, tools and advice to go with them.',
      ],
    ],
    lead: [
      [
        'Máme rádi dřevo, smalt a len, a podle toho to u nás vypadá.',
        'Máme radi drevo, smalt a ľan, a podľa toho to u nás vyzerá.',
        'We love wood, enamel and linen, and it shows.',
      ],
      [
        'Prodáváme i jeden šroubek a vysvětlíme, kam patří.',
        'Predáme aj jednu skrutku a vysvetlíme, kam patrí.',
        'We sell single screws and explain where they go.',
      ],
    ],
    body: [
      [
        'Každou věc máme doma sami a víme, jak vypadá po deseti letech.',
        'Každú vec máme doma sami a vieme, ako vyzerá po desiatich rokoch.',
        'We own each of these things ourselves and know how they look after ten years.',
      ],
      [
        'Nožům vrátíme ostří na počkání a židli slepíme do týdne.',
        'Nožom vrátime ostrie na počkanie a stoličku zlepíme do týždňa.',
        'We sharpen knives while you wait and glue a chair within a week.',
      ],
      [
        'Větší kusy dovezeme a sestavíme, obaly si odneseme.',
        'Väčšie kusy dovezieme a zostavíme, obaly si odnesieme.',
        'We deliver and assemble large pieces and take the packaging away.',
      ],
    ],
    buy: [
      ['nádobí a textil', 'riad a textil', 'kitchenware and textiles'],
      ['nábytek a svítidla', 'nábytok a svietidlá', 'furniture and lamps'],
      ['opravy a broušení', 'opravy a brúsenie', 'repairs and sharpening'],
      ['nářadí', 'náradie', 'tools'],
    ],
    offers: [
      [
        'P',
        390,
        890,
        ['Sada do kuchyně', 'Sada do kuchyne', 'Kitchen set'],
        [
          'Prkénko, nůž a utěrka, které vydrží.',
          'Doska, nôž a utierka, ktoré vydržia.',
          'A board, a knife and a cloth made to last.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Sleva na svítidla', 'Zľava na svietidlá', 'Lighting discount'],
        [
          'Lampy a žárovky, u kterých se hezky čte.',
          'Lampy a žiarovky, pri ktorých sa pekne číta.',
          'Lamps and bulbs that are kind to readers.',
        ],
      ],
      [
        'U',
        25,
        40,
        ['Jarní úklid skladu', 'Jarné upratovanie skladu', 'Stockroom clearance'],
        [
          'Výstavní kusy a poslední barvy.',
          'Výstavné kusy a posledné farby.',
          'Display pieces and last colours.',
        ],
      ],
    ],
  },
  {
    key: 'flowers',
    subcategories: [906],
    also: [904, 1101],
    hours: 'shop',
    motifs: ['flower', 'petal'],
    names: [
      ['Květinářství Pod Okny', 'Kvetinárstvo Pod oknami'],
      ['Květiny Divoká louka', 'Kvety Divá lúka'],
      ['Dárkovna Mašle', 'Darčekovňa Mašľa', 'online'],
      ['Květinářství Margareta', 'Kvetinárstvo Margaréta'],
    ],
    short: [
      [
        'Květiny a drobnosti, které rozzáří den.',
        'Kvety a drobnosti, ktoré rozžiaria deň.',
        'Flowers and small things that make a day.',
      ],
      [
        'Dárky s příběhem, zabalené s péčí.',
        'Darčeky s príbehom, starostlivo zabalené.',
        'Gifts with a story, wrapped with care.',
      ],
    ],
    lead: [
      [
        'Kytice vážeme z toho, co ráno přivezou pěstitelé.',
        'Kytice viažeme z toho, čo ráno privezú pestovatelia.',
        'We tie bouquets from whatever growers bring in the morning.',
      ],
      [
        'Umíme poděkovat, omluvit se i gratulovat, stačí říct komu.',
        'Vieme poďakovať, ospravedlniť sa aj zablahoželať, stačí povedať komu.',
        'We know how to say thank you, sorry and well done; just tell us to whom.',
      ],
    ],
    body: [
      [
        'Rozvážíme po městě do dvou hodin, i s přáním psaným rukou.',
        'Rozvážame po meste do dvoch hodín, aj so želaním písaným rukou.',
        'We deliver in town within two hours, with a handwritten card.',
      ],
      [
        'Květiny vozíme z okolí, jakmile to počasí dovolí, a v zimě je sušíme sami.',
        'Kvety vozíme z okolia, len čo to počasie dovolí, a v zime ich sušíme sami.',
        'We bring flowers from nearby as soon as the weather allows and dry our own for winter.',
      ],
      [
        'Když nevíte, povězte nám o něm tři věty a my vybereme.',
        'Keď neviete, povedzte nám o ňom tri vety a my vyberieme.',
        'If you are unsure, tell us three sentences about them and we will choose.',
      ],
    ],
    buy: [
      ['řezané a hrnkové květiny', 'rezané a črepníkové kvety', 'cut and potted flowers'],
      ['sušené vazby a věnce', 'sušené väzby a vence', 'dried arrangements and wreaths'],
      ['dárková balení', 'darčekové balenia', 'gift boxes'],
      ['rozvoz kytic', 'rozvoz kytíc', 'bouquet delivery'],
    ],
    offers: [
      [
        'P',
        390,
        790,
        ['Kytice podle sezony', 'Kytica podľa sezóny', 'Seasonal bouquet'],
        [
          'Pokaždé jiná, vždycky čerstvá.',
          'Zakaždým iná, vždy čerstvá.',
          'Different every time, always fresh.',
        ],
      ],
      [
        'D',
        10,
        20,
        ['Sleva na hrnkové květiny', 'Zľava na črepníkové kvety', 'Potted plant discount'],
        [
          'S návodem k zalévání a radou, kam je postavit.',
          'S návodom na polievanie a radou, kam ich postaviť.',
          'With watering instructions and advice on where to put them.',
        ],
      ],
      [
        'F',
        490,
        990,
        ['Dárková krabice', 'Darčeková krabica', 'Gift box'],
        [
          'Pět drobností, papír, stuha a přání.',
          'Päť drobností, papier, stuha a želanie.',
          'Five small things, paper, ribbon and a card.',
        ],
      ],
    ],
  },
  {
    key: 'toys',
    subcategories: [905],
    also: [906, 302, 1101],
    hours: 'mall',
    motifs: ['blocks', 'balloon'],
    names: [
      ['Hračkářství Dřevěný koník', 'Hračkárstvo Drevený koník', 'chain'],
      ['Hračkářství Kostky', 'Hračkárstvo Kocky', 'several'],
    ],
    short: [
      [
        'Hračky, které vydrží i mladšího sourozence.',
        'Hračky, ktoré vydržia aj mladšieho súrodenca.',
        'Toys that outlast the younger sibling.',
      ],
    ],
    lead: [
      [
        'Hračky zkoušíme na vlastních dětech a přežijí jen ty nejlepší.',
        'Hračky skúšame na vlastných deťoch a prežijú len tie najlepšie.',
        'We test toys on our own children and only the best survive.',
      ],
      [
        'Vybíráme věci, u kterých se dítě zabaví samo a rodič si sedne.',
        'Vyberáme veci, pri ktorých sa dieťa zabaví samo a rodič si sadne.',
        'We choose things that let a child play and a parent sit down.',
      ],
    ],
    body: [
      [
        'Dřevo máme z certifikovaných lesů a barvy, které se smějí ocucat.',
        'Drevo máme z certifikovaných lesov a farby, ktoré sa smú oblizovať.',
        'Our wood comes from certified forests and the paint is safe to chew.',
      ],
      [
        'Deskové hry si u nás můžete zahrát dřív, než je koupíte.',
        'Stolové hry si u nás môžete zahrať skôr, než ich kúpite.',
        'You may play our board games before you buy them.',
      ],
      [
        'Ztracený dílek stavebnice vám dohledáme zdarma.',
        'Stratený dielik stavebnice vám dohľadáme zadarmo.',
        'If a piece of a set gets lost, we find it for you free of charge.',
      ],
    ],
    buy: [
      ['hračky a stavebnice', 'hračky a stavebnice', 'toys and building sets'],
      ['deskové hry', 'stolové hry', 'board games'],
      ['potřeby pro nejmenší', 'potreby pre najmenších', 'things for babies'],
      ['výtvarné potřeby', 'výtvarné potreby', 'art supplies'],
    ],
    offers: [
      [
        'D',
        10,
        20,
        ['Sleva na dřevěné hračky', 'Zľava na drevené hračky', 'Wooden toy discount'],
        [
          'Kostky, vláčky a skládačky od místních dílen.',
          'Kocky, vláčiky a skladačky z miestnych dielní.',
          'Blocks, trains and puzzles from local workshops.',
        ],
      ],
      [
        'P',
        390,
        790,
        ['Hra na deštivý víkend', 'Hra na daždivý víkend', 'A game for a rainy weekend'],
        [
          'Pro dva až pět hráčů a bez hádek o pravidla.',
          'Pre dvoch až piatich hráčov a bez hádok o pravidlá.',
          'For two to five players and no quarrels over the rules.',
        ],
      ],
    ],
  },
  {
    key: 'garden',
    subcategories: [904],
    also: [906, 903],
    hours: 'shop',
    motifs: ['plant', 'leafdrop'],
    names: [
      ['Zahradnictví Rýč a konev', 'Záhradníctvo Rýľ a krhla', 'several'],
      ['Zahradní centrum Kopretina', 'Záhradné centrum Nezábudka'],
      ['Zahradnictví Pampeliška', 'Záhradníctvo Púpava'],
    ],
    short: [
      [
        'Rostliny, hlína a rada pro balkon i zahradu.',
        'Rastliny, zemina a rada pre balkón aj záhradu.',
        'Plants, soil and advice for balconies and gardens.',
      ],
    ],
    lead: [
      [
        'Sazenice pěstujeme sami, a tak víme, co přežije naši zimu.',
        'Sadenice pestujeme sami, a tak vieme, čo prežije našu zimu.',
        'We grow our own seedlings, so we know what survives the winter.',
      ],
      [
        'Zahrada nemusí být práce na celý víkend, ukážeme vám, jak na to.',
        'Záhrada nemusí byť práca na celý víkend, ukážeme vám, ako na to.',
        'A garden need not take the whole weekend; we will show you how.',
      ],
    ],
    body: [
      [
        'Přineste fotku místa a my navrhneme, co tam poroste rádo.',
        'Prineste fotku miesta a my navrhneme, čo tam porastie rado.',
        'Bring a photo of the spot and we will suggest what likes to grow there.',
      ],
      [
        'Větší stromy dovezeme a zasadíme, i s kůlem a prvním zalitím.',
        'Väčšie stromy dovezieme a zasadíme, aj s kolom a prvým poliatím.',
        'We deliver and plant larger trees, stake and first watering included.',
      ],
    ],
    buy: [
      ['sazenice a stromky', 'sadenice a stromčeky', 'seedlings and trees'],
      ['zeminu a hnojiva', 'zeminu a hnojivá', 'soil and fertiliser'],
      ['zahradní nářadí', 'záhradné náradie', 'garden tools'],
      ['truhlíky a květináče', 'hrantíky a kvetináče', 'planters and pots'],
    ],
    offers: [
      [
        'D',
        10,
        20,
        ['Sleva na rostliny', 'Zľava na rastliny', 'Plant discount'],
        [
          'Pokojové i zahradní, s návodem k zalévání.',
          'Izbové aj záhradné, s návodom na polievanie.',
          'For rooms and gardens, with watering instructions.',
        ],
      ],
      [
        'P',
        290,
        590,
        ['Bylinky na balkon', 'Bylinky na balkón', 'Herbs for the balcony'],
        [
          'Truhlík osázený šesti bylinkami, stačí zalévat.',
          'Hrantík osadený šiestimi bylinkami, stačí polievať.',
          'A box planted with six herbs; just add water.',
        ],
      ],
    ],
  },
];
