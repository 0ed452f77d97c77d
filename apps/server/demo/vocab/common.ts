import type { Text } from '../text.ts';

/** A sentence on where the merchant is, by how far it reaches. */
export const reachSentences: Readonly<
  Record<'single' | 'several' | 'chain' | 'online', readonly Text[]>
> = {
  single: [
    [
      'Najdete nás {loc}, kousek od centra.',
      'Nájdete nás {loc}, kúsok od centra.',
      'You will find us {loc}, a short walk from the centre.',
    ],
    [
      'Jsme malý podnik {loc} a stojíme si za každým detailem.',
      'Sme malý podnik {loc} a stojíme si za každým detailom.',
      'We are a small business {loc} and stand behind every detail.',
    ],
    [
      '{Loc} působíme od roku {year} a spoustu hostů známe jménem.',
      '{Loc} pôsobíme od roku {year} a mnohých hostí poznáme po mene.',
      'We have been here {loc} since {year} and know many of our guests by name.',
    ],
    [
      'Otevřeno máme {loc} od roku {year}.',
      'Otvorené máme {loc} od roku {year}.',
      'Our doors {loc} have been open since {year}.',
    ],
  ],
  several: [
    [
      'Začínali jsme {loc} v roce {year}, dnes máme poboček několik.',
      'Začínali sme {loc} v roku {year}, dnes máme pobočiek niekoľko.',
      'We started {loc} in {year} and have opened several branches since.',
    ],
    [
      'Kromě první pobočky {loc} nás potkáte i v dalších městech.',
      'Okrem prvej pobočky {loc} nás stretnete aj v ďalších mestách.',
      'Besides our first branch {loc}, you will meet us in other towns too.',
    ],
    [
      'Vyberte si pobočku, kterou máte nejblíž; všude nás najdete stejně ochotné.',
      'Vyberte si pobočku, ktorú máte najbližšie; všade vás privítajú rovnako ochotne.',
      'Pick the branch nearest to you; the welcome is the same everywhere.',
    ],
  ],
  chain: [
    [
      'Od první provozovny {loc} jsme vyrostli v síť, kterou máte po ruce doma i na cestách.',
      'Od prvej prevádzky {loc} sme vyrástli na sieť, ktorú máte poruke doma aj na cestách.',
      'From one place {loc} we have grown into a network that is close by at home and on the road.',
    ],
    [
      'Pobočky najdete ve velkých městech i tam, kde se všichni znají.',
      'Pobočky nájdete vo veľkých mestách aj tam, kde sa všetci poznajú.',
      'You will find branches in large cities and in towns where everybody knows each other.',
    ],
    [
      'Od roku {year} otevíráme blízko vás, abyste nikam nemuseli daleko.',
      'Od roku {year} otvárame blízko vás, aby ste nikam nemuseli ďaleko.',
      'Since {year} we have been opening close to you, so that nothing is far away.',
    ],
  ],
  online: [
    [
      'Fungujeme jen na internetu, zato ve dne v noci.',
      'Fungujeme len na internete, zato vo dne aj v noci.',
      'We are online only, but day and night.',
    ],
    [
      'Kamennou pobočku nemáme, všechno vyřídíte pohodlně z domova.',
      'Kamennú pobočku nemáme, všetko vybavíte pohodlne z domu.',
      'We have no shopfront; everything is arranged comfortably from home.',
    ],
    [
      'Náš tým sedí {loc}, objednávky vyřizujeme po celé zemi.',
      'Náš tím sedí {loc}, objednávky vybavujeme po celej krajine.',
      'Our team sits {loc} and handles orders from all over the country.',
    ],
  ],
};

/** What is true of a whole category, by its id. */
export const categoryTexts: Readonly<Record<number, readonly Text[]>> = {
  1: [
    [
      'Termín jde změnit, když se plány zamotají.',
      'Termín sa dá zmeniť, keď sa plány zamotajú.',
      'Dates can be moved when plans get tangled.',
    ],
    [
      'Poradíme, co v okolí stojí za vidění a kde se dobře najíst.',
      'Poradíme, čo v okolí stojí za to vidieť a kde sa dobre najesť.',
      'We will tell you what is worth seeing nearby and where to eat well.',
    ],
    [
      'Děti jsou vítané a psí společník většinou také.',
      'Deti sú vítané a psí spoločník väčšinou tiež.',
      'Children are welcome and so, mostly, is the dog.',
    ],
    [
      'Mimo sezonu tu najdete větší klid i příznivější ceny.',
      'Mimo sezóny tu nájdete väčší pokoj aj priaznivejšie ceny.',
      'Out of season there is more quiet and kinder prices.',
    ],
  ],
  2: [
    [
      'Suroviny bereme od lidí, které známe, a podle toho, co zrovna roste.',
      'Suroviny berieme od ľudí, ktorých poznáme, a podľa toho, čo práve rastie.',
      'We buy from people we know and cook with what is in season.',
    ],
    [
      'Pamatujeme na bezlepkové i rostlinné varianty.',
      'Myslíme aj na bezlepkové a rastlinné varianty.',
      'Gluten-free and plant-based choices are always there.',
    ],
    [
      'Zbytky u nás nekončí v koši: co se neprodá, darujeme.',
      'Zvyšky u nás nekončia v koši: čo sa nepredá, darujeme.',
      'Nothing goes to waste here: what is left over we give away.',
    ],
    [
      'Platba benefitem trvá stejně dlouho jako kartou, tedy chvilku.',
      'Platba benefitom trvá rovnako dlho ako kartou, teda chvíľku.',
      'Paying with benefits takes as long as a card payment: a moment.',
    ],
  ],
  3: [
    [
      'Co nemáme na skladě, objednáme obvykle do tří dnů.',
      'Čo nemáme na sklade, objednáme obvykle do troch dní.',
      'What we do not have in stock we usually order within three days.',
    ],
    [
      'Rádi poradíme podle toho, co se vám líbilo naposledy.',
      'Radi poradíme podľa toho, čo sa vám páčilo naposledy.',
      'Tell us what you enjoyed last and we will gladly suggest the next one.',
    ],
    [
      'Knihu vám zabalíme jako dárek a přidáme záložku.',
      'Knihu vám zabalíme ako darček a pridáme záložku.',
      'We wrap books as gifts and add a bookmark.',
    ],
  ],
  4: [
    [
      'Program vychází měsíc dopředu a vstupenky stačí ukázat v telefonu.',
      'Program vychádza mesiac vopred a vstupenky stačí ukázať v telefóne.',
      'The programme comes out a month ahead and a ticket on your phone is enough.',
    ],
    [
      'Pro rodiny a školy chystáme vlastní vstupy.',
      'Pre rodiny a školy pripravujeme vlastné vstupy.',
      'Families and schools have their own dates and prices.',
    ],
    [
      'Prostory jsou bezbariérové, jen nám dejte předem vědět.',
      'Priestory sú bezbariérové, len nám dajte vopred vedieť.',
      'The building is accessible; just let us know beforehand.',
    ],
    [
      'Po představení se dá ještě chvíli posedět u baru.',
      'Po predstavení sa dá ešte chvíľu posedieť pri bare.',
      'There is time for a drink at the bar afterwards.',
    ],
  ],
  5: [
    [
      'Skupiny držíme malé, aby se každý dostal ke slovu.',
      'Skupiny držíme malé, aby sa každý dostal k slovu.',
      'We keep groups small so that everybody gets their turn.',
    ],
    [
      'Zmeškanou hodinu si nahradíte v jiné skupině nebo ze záznamu.',
      'Vynechanú hodinu si nahradíte v inej skupine alebo zo záznamu.',
      'A missed lesson can be made up in another group or from a recording.',
    ],
    [
      'Na konci dostanete osvědčení, hlavně ale jistotu, že to umíte.',
      'Na konci dostanete osvedčenie, hlavne však istotu, že to viete.',
      'You leave with a certificate and, above all, the confidence that you can do it.',
    ],
  ],
  6: [
    [
      'Začátečníky provedeme prvními kroky, pokročilým nestojíme v cestě.',
      'Začiatočníkov prevedieme prvými krokmi, pokročilým nestojíme v ceste.',
      'We guide beginners through the first steps and stay out of the way of the advanced.',
    ],
    [
      'Šatny, sprchy a zamykatelné skříňky jsou v ceně.',
      'Šatne, sprchy a uzamykateľné skrinky sú v cene.',
      'Changing rooms, showers and lockers are included.',
    ],
    [
      'Vybavení si můžete půjčit na místě.',
      'Výbavu si môžete požičať na mieste.',
      'Equipment can be rented on the spot.',
    ],
    [
      'Lekci zrušíte zdarma do večera předchozího dne.',
      'Lekciu zrušíte zadarmo do večera predchádzajúceho dňa.',
      'Classes can be cancelled free of charge until the evening before.',
    ],
  ],
  7: [
    [
      'Na objednaný čas se u nás opravdu nečeká.',
      'Na objednaný čas sa u nás naozaj nečaká.',
      'When you have an appointment, you really do not wait.',
    ],
    [
      'Všechno vysvětlíme srozumitelně a bez spěchu.',
      'Všetko vysvetlíme zrozumiteľne a bez náhlenia.',
      'We explain everything clearly and without hurry.',
    ],
    [
      'Co zaplatíte z benefitů, zůstane jen mezi námi; zaměstnavatel jednotlivé položky nevidí.',
      'Čo zaplatíte z benefitov, zostane len medzi nami; zamestnávateľ jednotlivé položky nevidí.',
      'What you pay for with benefits stays between us; your employer does not see the items.',
    ],
    [
      'Doklad pro pojišťovnu vystavíme na počkání.',
      'Doklad pre poisťovňu vystavíme na počkanie.',
      'We issue a receipt for your insurance company while you wait.',
    ],
  ],
  8: [
    [
      'Slevy se mění každý týden, vyplatí se nahlédnout častěji.',
      'Zľavy sa menia každý týždeň, oplatí sa nazrieť častejšie.',
      'The deals change every week, so it pays to look in often.',
    ],
    [
      'Původní cenu vždy uvádíme, ať víte, kolik jste ušetřili.',
      'Pôvodnú cenu vždy uvádzame, aby ste vedeli, koľko ste ušetrili.',
      'We always show the original price, so you know what you saved.',
    ],
  ],
  9: [
    [
      'Zboží můžete vrátit do třiceti dnů bez udání důvodu.',
      'Tovar môžete vrátiť do tridsiatich dní bez udania dôvodu.',
      'Goods can be returned within thirty days, no reason needed.',
    ],
    [
      'Při výběru si na vás uděláme čas a poradíme podle skutečné potřeby.',
      'Pri výbere si na vás nájdeme čas a poradíme podľa skutočnej potreby.',
      'We gladly take time over the choice and advise what you really need.',
    ],
    [
      'Opravujeme, co prodáváme, protože nejlevnější věc je ta, která vydrží.',
      'Opravujeme, čo predávame, lebo najlacnejšia vec je tá, ktorá vydrží.',
      'We repair what we sell, because the cheapest thing is the one that lasts.',
    ],
  ],
  10: [
    [
      'Používáme přípravky, které nikdo netestuje na zvířatech.',
      'Používame prípravky, ktoré nikto netestuje na zvieratách.',
      'We use products that are not tested on animals.',
    ],
    [
      'Termín si vyberete online a den předem vám ho připomeneme.',
      'Termín si vyberiete online a deň vopred vám ho pripomenieme.',
      'Choose your time online and we will remind you the day before.',
    ],
    [
      'U nás se mlčí, nebo povídá; přesně jak máte zrovna chuť.',
      'U nás sa mlčí alebo rozpráva; presne tak, ako máte práve chuť.',
      'Quiet or conversation: whatever you feel like today.',
    ],
  ],
  11: [
    [
      'Odměna se připíše, jakmile uplyne lhůta pro vrácení zboží.',
      'Odmena sa pripíše, len čo uplynie lehota na vrátenie tovaru.',
      'The reward is credited once the return period has passed.',
    ],
    [
      'Všechny nákupy i čekající odměny vidíte v jednom přehledu.',
      'Všetky nákupy aj čakajúce odmeny vidíte v jednom prehľade.',
      'All purchases and pending rewards are in one overview.',
    ],
  ],
};

export const visits: readonly Text[] = [
  [
    'Stačí přijít, nebo si den předem zavolat.',
    'Stačí prísť alebo si deň vopred zavolať.',
    'Just come by, or call the day before.',
  ],
  [
    'Zastavte se, kdykoli půjdete kolem.',
    'Zastavte sa, kedykoľvek pôjdete okolo.',
    'Drop in whenever you are passing.',
  ],
  [
    'Když si nebudete vědět rady, napište nám; odpovídáme do druhého dne.',
    'Keď si nebudete vedieť rady, napíšte nám; odpovedáme do druhého dňa.',
    'If you are unsure about anything, write to us; we answer by the next day.',
  ],
  [
    'Aktuální otevírací dobu a telefon najdete u každé pobočky.',
    'Aktuálne otváracie hodiny a telefón nájdete pri každej pobočke.',
    'Current opening hours and a telephone number are listed with each branch.',
  ],
  [
    'Parkovat se dá pár kroků odtud, zastávka je ještě blíž.',
    'Parkovať sa dá pár krokov odtiaľto, zastávka je ešte bližšie.',
    'You can park a few steps away, and the tram stop is closer still.',
  ],
];
export const closings: readonly Text[] = [
  ['Těšíme se na vás.', 'Tešíme sa na vás.', 'We look forward to seeing you.'],
  [
    'Budeme rádi, když se k nám vrátíte.',
    'Budeme radi, keď sa k nám vrátite.',
    'We hope you will come back.',
  ],
  [
    'A když se vám u nás zalíbí, povězte o nás kolegům.',
    'A keď sa vám u nás zapáči, povedzte o nás kolegom.',
    'And if you like it, tell your colleagues about us.',
  ],
  [
    'Benefitem u nás zaplatíte celou částku i jen její část.',
    'Benefitom u nás zaplatíte celú sumu aj len jej časť.',
    'You can pay the whole amount with benefits, or just a part.',
  ],
  [
    'Přejeme hezký den, ať už zajdete kamkoli.',
    'Prajeme pekný deň, nech už zájdete kamkoľvek.',
    'Have a good day, wherever you end up.',
  ],
];
export const buyIntros: readonly Text[] = [
  ['Z benefitů u nás zaplatíte:', 'Z benefitov u nás zaplatíte:', 'You can use your benefits for:'],
  [
    'Za své kredity si můžete pořídit:',
    'Za svoje kredity si môžete zaobstarať:',
    'Your credits will buy you:',
  ],
  [
    'Co všechno jde zaplatit benefitem:',
    'Čo všetko sa dá zaplatiť benefitom:',
    'What benefits can pay for here:',
  ],
  [
    'Nejčastěji u nás zaměstnanci čerpají:',
    'Zamestnanci u nás najčastejšie čerpajú:',
    'What employees most often choose here:',
  ],
];
export const howToPay: readonly Text[] = [
  [
    'Před placením řekněte obsluze, že platíte benefitem.',
    'Pred platením povedzte obsluhe, že platíte benefitom.',
    'Tell the staff before paying that you are using benefits.',
  ],
  [
    'Když kredit nestačí, zbytek doplatíte vlastní kartou.',
    'Keď kredit nestačí, zvyšok doplatíte vlastnou kartou.',
    'If your credit is not enough, pay the rest with your own card.',
  ],
  [
    'Minimální výše platby není stanovena.',
    'Minimálna výška platby nie je stanovená.',
    'There is no minimum amount.',
  ],
  [
    'Při vrácení se částka připíše zpět na stejné kredity.',
    'Pri vrátení sa suma pripíše späť na rovnaké kredity.',
    'A refund goes back to the same credits.',
  ],
  [
    'Slevy z nabídek níže můžete s platbou benefitem spojit.',
    'Zľavy z ponúk nižšie môžete s platbou benefitom spojiť.',
    'Discounts from the offers below can be combined with paying by benefits.',
  ],
  [
    'Doklad dostanete e-mailem hned po zaplacení.',
    'Doklad dostanete e-mailom hneď po zaplatení.',
    'The receipt arrives by e-mail right after you pay.',
  ],
];
export const onlineSentences: readonly Text[] = [
  [
    'Na webu zvolte v košíku platbu benefitem a potvrďte ji v telefonu.',
    'Na webe zvoľte v košíku platbu benefitom a potvrďte ju v telefóne.',
    'On the web, choose benefits in the basket and confirm on your phone.',
  ],
  [
    'Platí to i pro nákup přes internet, včetně poštovného.',
    'Platí to aj pre nákup cez internet vrátane poštovného.',
    'This holds for online purchases too, delivery included.',
  ],
];
export const sustainabilityNotes: readonly Text[] = [
  [
    'Používáme elektřinu z obnovitelných zdrojů.',
    'Používame elektrinu z obnoviteľných zdrojov.',
    'We run on electricity from renewable sources.',
  ],
  [
    'Jednorázové obaly jsme nahradili vratnými.',
    'Jednorazové obaly sme nahradili vratnými.',
    'We have replaced disposable packaging with returnable containers.',
  ],
  [
    'Dvě třetiny dodavatelů máme do padesáti kilometrů.',
    'Dve tretiny dodávateľov máme do päťdesiatich kilometrov.',
    'Two thirds of our suppliers are within fifty kilometres.',
  ],
  [
    'Sledujeme spotřebu vody a každý rok ji snižujeme.',
    'Sledujeme spotrebu vody a každý rok ju znižujeme.',
    'We measure our water use and lower it every year.',
  ],
  [
    'Co jde opravit, opravujeme; co už nejde, třídíme.',
    'Čo sa dá opraviť, opravujeme; čo sa už nedá, triedime.',
    'We repair what can be repaired and sort what cannot.',
  ],
  [
    'Zaměstnáváme lidi, kteří jinde hledají práci těžko.',
    'Zamestnávame ľudí, ktorí si inde hľadajú prácu ťažko.',
    'We employ people who find it hard to get work elsewhere.',
  ],
];
export const offerIntros: readonly Text[] = [
  [
    'Nabídku uplatníte na pobočce, stačí ukázat tuto stránku v telefonu.',
    'Ponuku uplatníte na pobočke, stačí ukázať túto stránku v telefóne.',
    'Use the offer at any branch; just show this page on your phone.',
  ],
  [
    'Platí pro vás i pro jednoho člena rodiny.',
    'Platí pre vás aj pre jedného člena rodiny.',
    'It is valid for you and one family member.',
  ],
  [
    'Počet není omezen, dokud nabídka trvá.',
    'Počet nie je obmedzený, kým ponuka trvá.',
    'You can use it as often as you like while it lasts.',
  ],
  [
    'Cena platí jen při platbě benefitem.',
    'Cena platí len pri platbe benefitom.',
    'The price applies when you pay with benefits.',
  ],
  [
    'Nabídku jsme připravili pro zaměstnance zapojených firem.',
    'Ponuku sme pripravili pre zamestnancov zapojených firiem.',
    'Prepared for employees of participating companies.',
  ],
];
export const offerClosing: Text = [
  'Na co se budete chtít zeptat, to vám rádi vysvětlí na místě.',
  'Na čo sa budete chcieť opýtať, to vám radi vysvetlia na mieste.',
  'Whatever you would like to ask, they will gladly explain on the spot.',
];
export const offerConditions: readonly Text[] = [
  [
    'Nelze spojit s jinou slevou.',
    'Nedá sa spojiť s inou zľavou.',
    'Cannot be combined with other discounts.',
  ],
  [
    'Doporučujeme rezervaci alespoň den předem.',
    'Odporúčame rezerváciu aspoň deň vopred.',
    'We recommend booking at least a day ahead.',
  ],
  [
    'Platí i o víkendech a svátcích.',
    'Platí aj cez víkendy a sviatky.',
    'Valid on weekends and public holidays too.',
  ],
  [
    'Rezervaci jde zrušit zdarma do 24 hodin předem.',
    'Rezerváciu možno zrušiť zadarmo do 24 hodín vopred.',
    'Free cancellation up to 24 hours in advance.',
  ],
  [
    'Poukaz pošleme e-mailem během několika minut.',
    'Poukaz pošleme e-mailom v priebehu niekoľkých minút.',
    'The voucher arrives by e-mail within minutes.',
  ],
  [
    'Kartu ani tištěný poukaz s sebou mít nemusíte.',
    'Kartu ani vytlačený poukaz so sebou mať nemusíte.',
    'No card or printed voucher is needed.',
  ],
  [
    'Jedna osoba může nabídku využít opakovaně.',
    'Jedna osoba môže ponuku využiť opakovane.',
    'One person may use the offer repeatedly.',
  ],
];
export const ctaLabels: readonly Text[] = [
  ['Rezervovat', 'Rezervovať', 'Book now'],
  ['Přejít do obchodu', 'Prejsť do obchodu', 'Go to the shop'],
  ['Zobrazit nabídku', 'Zobraziť ponuku', 'See the offer'],
  ['Koupit online', 'Kúpiť online', 'Buy online'],
];
